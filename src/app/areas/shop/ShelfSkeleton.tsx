import { Card } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'

const CARDS = [84, 72, 90]

/** Skeleton of the description, the purse, and the goods. */
export const ShelfSkeleton = () => (
  <Loading>
    <SkeletonLines widths={[92, 40]} className="mt-4" />
    <span className="my-5 flex items-center gap-2.5">
      <SkeletonBlock className="size-8 rounded-full" />
      <SkeletonLines widths={[60, 80]} className="w-2/5" />
    </span>
    {CARDS.map(width => (
      <Card key={width} className="py-3.5">
        <span className="flex gap-3">
          <SkeletonBlock className="size-15 rounded-card" />
          <SkeletonLines widths={[52, width]} className="flex-1 content-center" />
        </span>
        <SkeletonLines widths={[64]} className="mt-4" />
        <SkeletonBlock className="mt-4 ml-auto h-11 w-24 rounded-card" />
      </Card>
    ))}
  </Loading>
)
