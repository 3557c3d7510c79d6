// List of the repairs that are possible in the current state, each with its effect and a sheet that asks for the reason.
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { type RepairAct, repairLabels } from '#rules/scenario/desk.ts'
import type { Repair } from '../queries.ts'
import { repairing } from './repair-writes.ts'

interface RepairActsProps {
  card: Repair['card']
  actList: readonly RepairAct[]
}

export function RepairActs({ card, actList }: RepairActsProps) {
  const [asked, ask] = useState<RepairAct | null>(null)
  return (
    <section aria-label="修復">
      <SectionHeading>修復</SectionHeading>
      {actList.length === 0 ? (
        <p className="text-sub text-ink-soft">この状態でできる修復はありません。</p>
      ) : (
        <List>
          {actList.map(act => (
            <li key={act} className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 px-4 py-2.5">
              <p className="min-w-0 flex-[1_1_11rem]">
                <b className="text-sub">{repairLabels[act].label}</b>
                <span className="block text-meta text-ink-soft">{repairLabels[act].effect}</span>
              </p>
              <Button variant="line" onClick={() => ask(act)}>
                {repairLabels[act].label}
              </Button>
            </li>
          ))}
        </List>
      )}
      {asked && <ActSheet card={card} act={asked} onClose={() => ask(null)} />}
    </section>
  )
}

function ActSheet({ card, act, onClose }: { card: Repair['card']; act: RepairAct; onClose: () => void }) {
  const acts = usePress(repairing, { scenarioId: card.scenarioId }, { onLate: onClose, can: '直せます' })
  const { label, effect } = repairLabels[act]
  const press = async (reason: string): Promise<boolean> => {
    const done = await acts.press({ card, act, reason })
    if (done) onClose()
    return done !== null
  }
  return (
    <ReasonSheet
      title={`${label}`}
      about={`repair:${card.scenarioId}:${act}`}
      lead={card.scenarioTitle}
      effect={effect}
      button={label}
      pendingLabel="送っています"
      acts={acts}
      onPress={press}
      onClose={onClose}
    />
  )
}
