// Shape of a list of notes while it is read.
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'

export const NoteListSkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-11 h-36 rounded-card" />
    <SkeletonBlock className="mt-3 h-36 rounded-card" />
    <SkeletonBlock className="mt-3 h-36 rounded-card" />
  </Loading>
)
