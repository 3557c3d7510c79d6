// 新しいノート on a member's portal: the newest notes of others, of all worlds.
import { NoteCard } from '#app/areas/note/NoteCard.tsx'
import { useSavedKeys } from '#app/shared/reader/use-saved-keys.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import type { MemberPortal } from './queries.ts'

export function NewNotes({ notes }: { notes: MemberPortal['noteList'] }) {
  const saved = useSavedKeys()
  if (notes.length === 0) return null
  return (
    <section>
      <SectionHeading>新しいノート</SectionHeading>
      <ul className="grid grid-cols-1 gap-3">
        {notes.map(note => (
          <NoteCard key={note.noteId} note={note} saved={saved} />
        ))}
      </ul>
    </section>
  )
}
