// Standing of an entry of one's own: who is in, what was paid and what becomes of it, and what can be done about it.
import { useState } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { actsOf } from '#rules/scenario/entries.ts'
import { fatePowerLabel } from '#rules/scenario/fate-power.ts'
import { entryFace } from '../facts.ts'
import { phaseParams } from '../phase-params.ts'
import type { OwnEntry, PhaseKey, Scenario } from '../queries.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { type EndingAct, EndingSheet, endingButton } from './EndingSheet.tsx'
import { outcomes } from './held.ts'
import { useEntryActs } from './use-entry-acts.ts'

interface EntryStandingProps {
  of: PhaseKey
  scenario: Scenario
  entry: OwnEntry
}

const coinWords = { held: 'お預かり中', earned: 'お支払い済み', returned: 'お返し済み' }

export function EntryStanding({ of, scenario, entry }: EntryStandingProps) {
  const { state, characterId, characterFullName, icon, cost, coins, fatePower, createdAt } = entry
  const acts = useEntryActs(of)
  const [ending, setEnding] = useState<EndingAct | null>(null)
  const can = actsOf(scenario.state, state)
  const end = can.find((act): act is EndingAct => act === 'cancel' || act === 'leave')
  const face = entryFace(state)
  const rows: readonly (readonly [string, string])[] = [
    ['申し込み', formatDayTime(createdAt)],
    ['参加費', cost === 0 ? '無料' : `${formatCount(cost)} コイン${coins ? `・${coinWords[coins]}` : ''}`],
    ...(fatePower > 0 ? [[fatePowerLabel(of.worldId), `${fatePower}点`] as const] : []),
    ...(coins === 'held' ? outcomes(scenario.state, state) : []),
  ]
  return (
    <Card as="section" className="mt-3" aria-label={`${characterFullName}の参加`}>
      <div className="flex items-center gap-3">
        <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
        <p className="min-w-0 flex-1 font-mincho text-body font-semibold">{characterFullName}</p>
        <Chip tone={face.tone}>{face.words}</Chip>
      </div>
      <dl className="num mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-cap">
        {rows.map(([name, words]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
        {end && (
          <Button variant="text" onClick={() => setEnding(end)}>
            {endingButton(end)}
          </Button>
        )}
        {can.includes('confirm') && (
          <ConfirmButton of={of} entry={entry} scenarioTitle={scenario.scenarioTitle} acts={acts} />
        )}
        {state === 'seated' && scenario.state === 'consultation' && (
          <ButtonLink
            variant="shu"
            to="/world/$worldId/scenario/$scenarioId/$phase/playing"
            params={phaseParams(of)}
            search={{ character: characterId }}
          >
            {entry.sentAt ? 'プレイングを見る' : 'プレイングを書く'}
          </ButtonLink>
        )}
      </div>
      {!ending && <PressNotice of={acts} className="mt-2" />}
      {ending && (
        <EndingSheet
          of={of}
          act={ending}
          characterId={characterId}
          scenarioTitle={scenario.scenarioTitle}
          acts={acts}
          onClose={() => setEnding(null)}
        />
      )}
    </Card>
  )
}
