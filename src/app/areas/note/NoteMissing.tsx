// Stand-in for a note that is not there, is not read yet, or cannot be read now.
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import type { Asked } from '#app/ui/Missing.tsx'
import { TextSkeleton } from '#app/ui/Skeleton.tsx'
import { noteRefusals } from '#rules/refusals/note.ts'

interface NoteMissingProps {
  worldId: string
  /** whether the address names no note, or one of another world */
  elsewhere: boolean
  query: Asked
}

export const NoteMissing = ({ worldId, elsewhere, query }: NoteMissingProps) => (
  <NotRead
    query={query}
    title="ノートを読み込めませんでした。"
    className="mt-4"
    isNowhere={elsewhere}
    nowhere={nowhereBut(
      noteRefusals.NOTE_NOT_FOUND.message,
      { to: '/world/$worldId/worldSearch/note', params: { worldId } },
      'みんなのノートへ',
    )}
  >
    <TextSkeleton />
  </NotRead>
)
