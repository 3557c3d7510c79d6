// Cards of scenarios of a desk, and their skeleton.
import type { ReactNode } from 'react'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { DeskCardItem } from './DeskCardItem.tsx'
import type { DeskCard } from './queries.ts'

interface DeskListProps {
  cards: readonly DeskCard[]
  now: number
  /** buttons of each card */
  children?: (card: DeskCard) => ReactNode
}

export const DeskList = ({ cards, now, children }: DeskListProps) => (
  <ul>
    {cards.map(card => (
      <DeskCardItem key={`${card.scenarioId}:${card.phase}`} card={card} now={now}>
        {children?.(card)}
      </DeskCardItem>
    ))}
  </ul>
)

export const DeskSkeleton = ({ count = 3 }: { count?: number }) => (
  <Loading>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name and never move
      <SkeletonBlock key={index} className="mt-3 h-36 rounded-card" />
    ))}
  </Loading>
)
