// Facts about a creator as chips: whether commissions are taken now, from which price, the rating.
import { Heart, PencilOff, Star } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { formatCount } from '#rules/rewards.ts'
import type { CreatorCard } from './queries.ts'

type Of = Pick<CreatorCard, 'isOpen' | 'slotsLeft' | 'priceFrom' | 'hyouka' | 'hyoukasuu' | 'likedCount'>

export const CreatorFacts = ({ of }: { of: Of }) => (
  <span className="flex flex-wrap gap-1">
    {of.isOpen && of.slotsLeft > 0 ? (
      <Chip tone="matsuba">受付中 残り{of.slotsLeft}</Chip>
    ) : (
      <Chip icon={PencilOff}>{of.isOpen ? 'いまはいっぱい' : '受付停止中'}</Chip>
    )}
    {of.priceFrom !== null && <Chip>{formatCount(of.priceFrom)}コインから</Chip>}
    {of.hyouka !== null && (
      <Chip icon={Star}>
        {of.hyouka.toFixed(1)}（{of.hyoukasuu}件）
      </Chip>
    )}
    {of.likedCount > 0 && <Chip icon={Heart}>{formatCount(of.likedCount)}</Chip>}
  </span>
)
