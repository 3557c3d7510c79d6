import { Card } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'

const ROWS = [84, 62, 76, 58, 70, 66]

/** Skeleton of the balance and of rows of movements. */
export const LedgerSkeleton = () => (
  <Loading>
    <Card className="mt-3">
      <SkeletonLines widths={[24]} />
      <SkeletonBlock className="mt-2 h-8 w-2/5" />
      <SkeletonLines widths={[64, 72]} className="mt-3" />
    </Card>
    <List className="mt-15">
      {ROWS.map(width => (
        <li key={width} className="flex min-h-16 items-center justify-between gap-3 px-4 py-2">
          <SkeletonLines widths={[width, width / 2]} className="w-3/5" />
          <SkeletonBlock className="h-5 w-16" />
        </li>
      ))}
    </List>
  </Loading>
)
