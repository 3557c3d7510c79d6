// Things that were made here and wait on this device for a network, each with its name. One that is taken back is written on where
// it was written.
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { HandedInCard } from './HandedInCard.tsx'

interface WaitingCardsProps {
  /** kind of the write that makes them */
  kind: string
  /** facts of the place in which they are made */
  about: OutboxItem['facts']
  /** @param draftId draft to continue with */
  onTakenBack: (draftId?: string) => void
}

export function WaitingCards({ kind, about, onTakenBack }: WaitingCardsProps) {
  const { items } = useOutboxView()
  const waiting = items.filter(
    item =>
      item.kind === kind &&
      item.state === 'waiting' &&
      Object.entries(about).every(([name, value]) => item.facts[name] === value),
  )
  return waiting.map(item => (
    <div key={item.id} className="mt-3">
      <HandedInCard
        item={item}
        head={<p className="font-semibold wrap-anywhere">{item.note}</p>}
        onCancelled={onTakenBack}
      />
    </div>
  ))
}
