// Skeleton of an order's page.
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'

export const OrderSkeleton = () => (
  <Loading>
    <SkeletonLines widths={[40, 80]} className="mt-4" />
    <SkeletonBlock className="mt-4 h-32 rounded-card" />
    <SkeletonBlock className="mt-4 h-64 rounded-card" />
  </Loading>
)
