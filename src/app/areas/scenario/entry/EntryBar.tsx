// The bar of a scenario's page: where one stands, the next date, and the one thing to do now. What else can be done stands beside it.
import { Link } from '@tanstack/react-router'
import { PenLine, ReceiptText, Ticket, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { IconLink } from '#app/ui/IconButton.tsx'
import type { EntryAct } from '#rules/scenario/entries.ts'
import { actsOf, isRunning } from '#rules/scenario/entries.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { entryFace, nextDateOf, stateTone, stateWords } from '../facts.ts'
import { phaseParams } from '../phase-params.ts'
import type { PhaseKey, Scenario } from '../queries.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { EndingSheet, endingButton } from './EndingSheet.tsx'
import type { WayIn } from './EntryTerms.tsx'
import { ReserveSheet } from './ReserveSheet.tsx'
import { useEntryActs } from './use-entry-acts.ts'

interface EntryBarProps {
  scenario: Scenario
  of: PhaseKey
  /** speaking character; null for guests and users without a character in the world */
  character: OwnCharacter | null
  /** number of one's own characters in the world */
  ownCount: number
  now: number
}

export function EntryBar({ scenario, of, character, ownCount, now }: EntryBarProps) {
  const acts = useEntryActs(of)
  const [asked, ask] = useState<EntryAct | null>(null)
  const next = nextDateOf(scenario, now)
  const running = scenario.entryList.filter(({ state }) => isRunning(state))
  const isSpeaking = ({ characterId }: { characterId: string }) => characterId === character?.characterId
  const entry = running.find(isSpeaking) ?? running[0] ?? scenario.entryList[0] ?? null
  // Acts of the character who is in the scenario, who may be another than the one who speaks in the world.
  const can = (act: EntryAct): boolean => entry !== null && actsOf(scenario.state, entry.state).includes(act)
  const mayEnter = running.length === 0 || scenario.allowsSeveral
  const way = mayEnter
    ? (scenario.actList.find((act): act is WayIn => act === 'reserve' || act === 'join') ?? null)
    : null
  const isWriting = entry?.state === 'seated' && scenario.state === 'consultation'
  // Leaving while a playing text is written is offered on the page of the entry alone, which tells the costs.
  const ending = can('cancel') ? 'cancel' : can('leave') && !isWriting ? 'leave' : null
  const isOver = entry !== null && running.length === 0
  const comesLater =
    scenario.firstBackUntil !== null && Date.parse(scenario.firstBackUntil) > now && !scenario.comesFirst
  const isFull = way === 'join' && scenario.seats !== null && scenario.seated >= scenario.seats
  // Without a main act the words of the other acts stand beside the chips.
  const hasMain = can('confirm') || way !== null || isWriting
  return (
    <section
      aria-label="参加"
      data-action-bar=""
      className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 -mx-4 mt-4 border-t border-line bg-surface px-4 py-2.5 md:-mx-6 md:bottom-0 md:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <div className={hasMain ? 'min-w-0 flex-[1_1_10.5rem]' : 'contents'}>
          <p className="flex flex-wrap gap-1">
            {entry ? (
              <Chip tone={entryFace(entry.state).tone}>{entryFace(entry.state).words}</Chip>
            ) : (
              <Chip tone={stateTone(scenario.state)}>{stateWords(scenario)}</Chip>
            )}
            {!entry && (scenario.state === 'lottery' || scenario.state === 'priority') && (
              <Chip tone="line">予約受付終了</Chip>
            )}
            {entry && isWriting && (
              <Chip tone={entry.sentAt ? 'matsuba' : 'shu'}>
                {entry.sentAt ? 'プレイング提出済み' : 'プレイング未提出'}
              </Chip>
            )}
            {entry?.coins === 'returned' && <Chip tone="matsuba">全額お返し済み</Chip>}
          </p>
          {next && (
            <p className={cx('num text-cap', hasMain ? 'mt-0.5' : 'order-last w-full')}>
              {scenario.state === 'priority' && isOver ? (
                `空きの募集 ${next.text} から`
              ) : (
                <>
                  {next.name} {next.text}
                  {next.left && <b className={cx('ml-1', next.isUrgent && 'text-shu')}>— {next.left}</b>}
                </>
              )}
            </p>
          )}
        </div>
        {scenario.firstBackUntil !== null && Date.parse(scenario.firstBackUntil) > now && (
          <p className="num order-last w-full text-cap text-ink-soft">
            {formatDayTime(scenario.firstBackUntil)}まで、前の章の参加者を先に受け付けます。
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {entry &&
            isRunning(entry.state) &&
            (hasMain ? (
              <IconLink
                icon={ReceiptText}
                label="参加の内容"
                to="/world/$worldId/scenario/$scenarioId/$phase/participation"
                params={phaseParams(of)}
                search={{ character: entry.characterId }}
              />
            ) : (
              <ButtonLink
                variant="text"
                to="/world/$worldId/scenario/$scenarioId/$phase/participation"
                params={phaseParams(of)}
                search={{ character: entry.characterId }}
              >
                参加の内容
              </ButtonLink>
            ))}
          {ending && !asked && (
            <Button variant="text" onClick={() => ask(ending)}>
              {endingButton(ending)}
            </Button>
          )}
          {entry && can('confirm') ? (
            <ConfirmButton of={of} entry={entry} scenarioTitle={scenario.scenarioTitle} acts={acts} />
          ) : entry && isWriting ? (
            <ButtonLink
              variant="shu"
              icon={PenLine}
              to="/world/$worldId/scenario/$scenarioId/$phase/playing"
              params={phaseParams(of)}
              search={{ character: entry.characterId }}
            >
              {entry.sentAt ? 'プレイングを見る' : '書く'}
            </ButtonLink>
          ) : way ? (
            character ? (
              <Button
                variant="shu"
                icon={Ticket}
                reason={comesLater ? '前の章の参加者が先です' : isFull ? '満席です' : acts.reason}
                onClick={() => ask(way)}
              >
                {way === 'reserve' ? '予約する' : '参加する'}
              </Button>
            ) : (
              <Link
                to="/withoutLogin"
                search={{
                  redirect: `/world/${of.worldId}/scenario/${padScenarioId(of.scenarioId)}/${of.phase}/participation`,
                }}
                className="flex min-h-11 items-center gap-1.5 font-bold text-ai"
              >
                <UserRoundPlus aria-hidden="true" className="size-5" />
                参加するには
              </Link>
            )
          ) : null}
        </div>
      </div>
      {!asked && <PressNotice of={acts} className="mt-2" />}
      {(asked === 'reserve' || asked === 'join') && character && (
        <ReserveSheet
          scenario={scenario}
          act={asked}
          character={character}
          hasOthers={ownCount > 1}
          acts={acts}
          onClose={() => ask(null)}
        />
      )}
      {(asked === 'cancel' || asked === 'leave') && entry && (
        <EndingSheet
          of={of}
          act={asked}
          characterId={entry.characterId}
          scenarioTitle={scenario.scenarioTitle}
          acts={acts}
          onClose={() => ask(null)}
        />
      )}
    </section>
  )
}
