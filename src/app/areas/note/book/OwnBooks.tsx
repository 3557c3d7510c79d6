// Books of the speaking character above its notes, with the way to a new one.
import { BookPlus } from 'lucide-react'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { noteBookQueries } from '../queries.ts'
import { BookCard } from './BookCard.tsx'

export function OwnBooks({ worldId, characterId }: { worldId: string; characterId: string }) {
  const { data } = useRead(noteBookQueries.ofCharacter(characterId))
  if (!data) return null
  return (
    <section aria-label="ノートブック">
      <SectionHeading
        more={
          <TextLink to="/world/$worldId/characterNoteBook/new" params={{ worldId }} icon={BookPlus}>
            新しくつくる
          </TextLink>
        }
      >
        ノートブック
      </SectionHeading>
      {data.noteBookList.length === 0 ? (
        <p className="text-sub text-ink-soft">ノートをまとめて、一冊の本にできます。</p>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {data.noteBookList.map(book => (
            <BookCard key={book.noteBookId} book={book} />
          ))}
        </ul>
      )}
    </section>
  )
}
