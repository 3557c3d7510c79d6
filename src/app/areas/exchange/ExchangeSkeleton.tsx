import { Card } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'

const CARDS = [3, 2, 2]

/** Skeleton of the search, the toggle, and cards with their materials. */
export const ExchangeSkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-3 h-12 rounded-card" />
    <SkeletonBlock className="my-4 ml-auto h-6 w-48" />
    {CARDS.map((materials, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name and never move
      <Card key={index} className="py-3.5">
        <span className="flex gap-3">
          <SkeletonBlock className="size-15 rounded-card" />
          <SkeletonLines widths={[52, 84]} className="flex-1 content-center" />
        </span>
        <SkeletonLines widths={Array(materials).fill(100)} className="mt-4" />
        <SkeletonBlock className="mt-4 ml-auto h-11 w-32 rounded-card" />
      </Card>
    ))}
  </Loading>
)
