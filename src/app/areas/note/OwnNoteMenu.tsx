// Acts of a note's writer on its page: changing it, its tags, taking it away.
import { PenLine, Tags } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { NOTE_KEPT_DAYS } from '#rules/notes.ts'
import { OwnMenu } from './OwnMenu.tsx'
import type { Note } from './queries.ts'
import { removingNote } from './writes.ts'

export function OwnNoteMenu({ note }: { note: Note }) {
  const { worldId, noteId, title } = note
  const { write } = useWrite(removingNote)
  const params = { worldId, noteId: String(noteId) }
  return (
    <OwnMenu
      thing="ノート"
      of={note}
      entries={[
        { label: '直す', icon: PenLine, link: { to: '/world/$worldId/characterNote/$noteId', params } },
        { label: 'タグをつける', icon: Tags, link: { to: '/world/$worldId/note/$noteId/tag', params } },
      ]}
      lead={`コメントといいねも見えなくなります。すぐあとなら、もとに戻せます。${NOTE_KEPT_DAYS}日たつと完全に消えます。`}
      remove={isRemoved => write({ noteId, title, isRemoved })}
    />
  )
}
