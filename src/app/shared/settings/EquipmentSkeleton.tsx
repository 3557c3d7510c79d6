// Skeleton of the wardrobe.
import { Card } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { equipmentSlots } from '#rules/equipment.ts'

export const EquipmentSkeleton = () => (
  <Loading>
    <div className="mt-3 flex items-center gap-3">
      <SkeletonBlock className="size-12 rounded-full" />
      <SkeletonLines widths={[60, 40]} className="w-40" />
    </div>
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-3 min-[960px]:grid-cols-2">
      <div className="grid gap-3">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
          {equipmentSlots.map(({ slotId }) => (
            <SkeletonBlock key={slotId} className="h-16 rounded-card" />
          ))}
        </div>
        <Card>
          <SkeletonLines widths={[30, 100, 60]} />
        </Card>
      </div>
      <List>
        {equipmentSlots.map(({ slotId }) => (
          <li key={slotId} className="flex items-center gap-3 p-4">
            <SkeletonBlock className="size-12" />
            <SkeletonLines widths={[50, 80]} className="flex-1" />
          </li>
        ))}
      </List>
    </div>
  </Loading>
)
