// Skeleton of the cards.
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'

export const NovelCardSkeleton = ({ count = 4 }: { count?: number }) => (
  <Loading>
    <ul className="grid gap-3 xl:grid-cols-2">
      {Array.from({ length: count }, (_, index) => index).map(place => (
        <li
          key={place}
          className="grid grid-cols-[min(5.5rem,28%)_minmax(0,1fr)] gap-x-3.5 rounded-card border border-line bg-surface p-3"
        >
          <SkeletonBlock className="aspect-[3/4]" />
          <SkeletonLines widths={[30, 60, 96, 80, 50]} className="content-start pt-1" />
        </li>
      ))}
    </ul>
  </Loading>
)
