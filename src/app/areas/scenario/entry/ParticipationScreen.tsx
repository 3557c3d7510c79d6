// /world/{worldId}/scenario/{scenarioId}/{phase}/participation: who goes and on which terms; for who is in, where the entry stands,
// what became of its coins, and the way out.
import { Info, Ticket } from 'lucide-react'
import { useState } from 'react'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { imageSource } from '#rules/images.ts'
import { isRunning } from '#rules/scenario/entries.ts'
import { nextDateOf, seatWords, stateTone, stateWords } from '../facts.ts'
import { PhaseFrame } from '../PhaseFrame.tsx'
import type { PhaseKey, Scenario } from '../queries.ts'
import { useLiveScenario } from '../use-live.ts'
import { EntryStanding } from './EntryStanding.tsx'
import { EntryTerms, Goer, useTerms, type WayIn } from './EntryTerms.tsx'
import { useEntryActs } from './use-entry-acts.ts'

interface ParticipationScreenProps {
  of: PhaseKey
  /** character that goes; the speaking one where the address names nobody */
  characterId: string | undefined
}

export function ParticipationScreen({ of, characterId }: ParticipationScreenProps) {
  const { worldId } = of
  const frame = (content: React.ReactNode) => (
    <PhaseFrame of={of} title="シナリオへの参加" purse>
      {content}
    </PhaseFrame>
  )
  return (
    <NeedsCharacter worldId={worldId} loading={<ParticipationSkeleton />} frame={frame}>
      {speaking => frame(<Participation of={of} first={characterId ?? speaking.characterId} />)}
    </NeedsCharacter>
  )
}

function Participation({ of, first }: { of: PhaseKey; first: string }) {
  const own = useOwnIn(of.worldId)
  const [chosen, choose] = useState(first)
  const character = own.find(({ characterId }) => characterId === chosen) ?? own[0]
  const query = useLiveScenario(of, character?.characterId, false)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Read
      query={query}
      title="シナリオを読み込めませんでした。"
      nowhere={nowhereBut(
        'このシナリオは見つかりませんでした。',
        { to: '/world/$worldId/scenario', params: { worldId: of.worldId }, search: {} },
        'シナリオの一覧へ',
      )}
      className="mt-3"
      skeleton={<ParticipationSkeleton />}
    >
      {scenario => {
        const running = scenario.entryList.filter(({ state }) => isRunning(state))
        const free = own.filter(one => !running.some(({ characterId }) => characterId === one.characterId))
        const canEnter = free.length > 0 && (running.length === 0 || scenario.allowsSeveral)
        const goes = free.find(one => one === character)
        return (
          <>
            <Head scenario={scenario} now={now} />
            {running.map(entry => (
              <EntryStanding key={entry.entryId} of={of} scenario={scenario} entry={entry} />
            ))}
            {canEnter && (
              <>
                {(free.length > 1 || !goes) && (
                  <div className="mt-4">
                    <Choice
                      label="参加するキャラクター"
                      options={free.map(one => ({
                        value: one.characterId,
                        name: one.characterFullName,
                        note: `${one.className} Lv.${one.level}`,
                        src: one.icon === null ? undefined : imageSource(one.icon, 'character', 96),
                      }))}
                      value={goes?.characterId}
                      onChange={choose}
                      placeholder="キャラクターを選ぶ"
                      emptyText="キャラクターがいません。"
                    />
                  </div>
                )}
                {goes && <WayInto key={goes.characterId} of={of} scenario={scenario} character={goes} />}
              </>
            )}
          </>
        )
      }}
    </Read>
  )
}

function Head({ scenario, now }: { scenario: Scenario; now: number }) {
  const next = nextDateOf(scenario, now)
  return (
    <Card className="mt-3">
      <Chip tone={stateTone(scenario.state)}>{stateWords(scenario)}</Chip>
      <p className="mt-1 font-mincho text-card font-semibold">{scenario.scenarioTitle}</p>
      <p className="num text-meta text-ink-soft">
        {seatWords(scenario)}
        {next && `・${next.name} ${next.text}${next.left ? ` — ${next.left}` : ''}`}
      </p>
    </Card>
  )
}

interface WayIntoProps {
  of: PhaseKey
  scenario: Scenario
  character: OwnCharacter
}

function WayInto({ of, scenario, character }: WayIntoProps) {
  const way = scenario.actList.find((act): act is WayIn => act === 'reserve' || act === 'join')
  if (!way) {
    return (
      <Notice icon={Info} silent className="mt-4" title="いまは申し込みを受け付けていません。">
        {scenario.state === 'lottery' || scenario.state === 'priority'
          ? '抽選のあと、席が残っていれば先着で募集します。'
          : '新しいシナリオは、シナリオの一覧に並びます。'}
      </Notice>
    )
  }
  return <TermsAndPress of={of} scenario={scenario} way={way} character={character} />
}

function TermsAndPress({ of, scenario, way, character }: WayIntoProps & { way: WayIn }) {
  const acts = useEntryActs(of)
  const terms = useTerms(scenario, way)
  const { characterConditionList, scenarioTitle, seats, seated } = scenario
  const isFull = way === 'join' && seats !== null && seated >= seats
  const press = () =>
    void acts.press({
      ...{
        ...of,
        characterId: character.characterId,
        act: way,
        title: scenarioTitle,
        cost: terms.cost,
        fatePower: terms.fatePower,
      },
    })
  return (
    <>
      {characterConditionList.length > 0 && (
        <>
          <SectionHeading>参加条件</SectionHeading>
          <List>
            {characterConditionList.map(({ kind, value, words }) => (
              <ListRow key={`${kind}:${value}`} title={words} />
            ))}
          </List>
        </>
      )}
      <EntryTerms scenario={scenario} act={way} terms={terms}>
        <Goer character={character} />
      </EntryTerms>
      <PressNotice of={acts} />
      <Button
        variant="shu"
        size="big"
        capped
        icon={Ticket}
        className="mt-4"
        pending={acts.pending}
        pendingLabel={way === 'reserve' ? '予約しています' : '申し込んでいます'}
        reason={isFull ? '満席です' : (terms.reason ?? acts.reason)}
        onClick={press}
      >
        {way === 'reserve' ? '予約する' : '参加する'}
      </Button>
    </>
  )
}

const ParticipationSkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-3 h-24 rounded-card" />
    <SkeletonLines widths={[60, 90, 70]} className="mt-4" />
  </Loading>
)
