// Skeleton of a world's top.
import { Card } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'

export const WorldTopSkeleton = () => (
  <Loading>
    <SkeletonBlock className="-mx-4 h-59 rounded-none md:-mx-6 md:h-75" />
    <Card className="mt-4">
      <span className="flex items-center gap-3">
        <SkeletonBlock className="size-14 rounded-full" />
        <SkeletonLines widths={[30, 60, 40]} className="flex-1" />
      </span>
      <SkeletonLines widths={[100, 80]} className="mt-4" />
    </Card>
    <Card className="mt-4">
      <SkeletonLines widths={[60, 90, 70]} />
    </Card>
  </Loading>
)
