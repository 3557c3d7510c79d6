// Column beside the text of a replay: its length, the members of the cast who appear in it, its sections, a search through all of it.
import { FindInText } from '#app/shared/sections/FindInText.tsx'
import { SectionList } from '#app/shared/sections/SectionList.tsx'
import { useBook } from '#app/shared/sections/use-sections.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import type { TextBook } from '#app/ui/editor/sections/text-book.ts'
import type { TextType } from '#rules/codes/scenario.ts'
import { Coverage, Missing, shortName, TextLength } from './Coverage.tsx'
import type { CastReading } from './cast-reader.ts'
import type { CastMember } from './queries.ts'

interface DeskSideProps {
  book: TextBook
  reading: CastReading
  textType: TextType
  cast: readonly CastMember[]
}

/** The state of the text in a few words. */
export function DeskNow({ book, reading, textType, cast }: DeskSideProps) {
  const { contents } = useBook(book)
  return (
    <section aria-label="書きぐあい" className="mt-3">
      <TextLength count={contents.count} textType={textType} />
      <p className="num mt-2 flex flex-wrap items-center gap-x-2 text-cap">
        <b>登場</b>
        <Missing cast={cast} reading={reading} />
      </p>
    </section>
  )
}

export function DeskSide({ book, reading, cast }: Omit<DeskSideProps, 'textType'>) {
  const { pieces } = useBook(book).contents
  return (
    <>
      <section aria-label="登場" className="mt-3">
        <Coverage cast={cast} reading={reading} onLine={row => book.openRow(row)} />
      </section>
      <section aria-label="節">
        <SectionHeading>節（{pieces.length}）</SectionHeading>
        <SectionList book={book} more={piece => <Who cast={cast} keys={reading.between(piece.from, piece.to)} />} />
        <FindInText book={book} />
      </section>
    </>
  )
}

/** Members of the cast who appear in a section, by a part of their names. */
function Who({ cast, keys }: { cast: readonly CastMember[]; keys: readonly number[] }) {
  const names = cast.flatMap(({ entryId, nameList, character }) =>
    keys.includes(entryId) ? [shortName(character.characterFullName, nameList)] : [],
  )
  if (names.length === 0) return null
  return <span className="block truncate text-meta text-ink-soft">{names.join('、')}</span>
}
