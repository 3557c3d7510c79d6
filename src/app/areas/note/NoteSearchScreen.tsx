// /world/{worldId}/worldSearch/note: the notes of a world, by tags and words.
import { Link, useNavigate } from '@tanstack/react-router'
import { PenLine, Search } from 'lucide-react'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { useSavedKeys } from '#app/shared/reader/use-saved-keys.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { noWorld } from '#app/shared/world/WorldMissing.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { isTagFound } from '#rules/note-tags.ts'
import { NOTE_ORDERS, NOTE_PAGE_SIZE, NOTE_WORDS_MAX, noteOrderLabels } from '#rules/notes.ts'
import { BookCard } from './book/BookCard.tsx'
import { NoteCard } from './NoteCard.tsx'
import { NoteListSkeleton } from './NoteListSkeleton.tsx'
import { noteBookQueries, noteQueries, noteTagQueries } from './queries.ts'
import { firstNoteSearch, type NoteSearchAddress, noteSearchParams } from './search-address.ts'

/** Notes that are counted at most. */
const COUNTED_MOST = 1_000

interface NoteSearchProps {
  worldId: string
  place: NoteSearchAddress
}

export function NoteSearchScreen({ worldId, place }: NoteSearchProps) {
  const query = useRead(noteQueries.list(worldId, place))
  const saved = useSavedKeys()
  const { by } = place
  const isWide = place.q === '' && place.tags.length === 0 && by === undefined
  return (
    <WorldFrame worldId={worldId} title="みんなのノート">
      <SearchFields worldId={worldId} place={place} />
      <TagFilter worldId={worldId} place={place} />
      {by !== undefined && <WriterOnly worldId={worldId} place={place} by={by} />}
      <Read
        query={query}
        title="ノートを探せませんでした。"
        nowhere={noWorld}
        className="mt-3"
        skeleton={<NoteListSkeleton />}
      >
        {({ noteList, count }, age) => (
          <PagedList
            shown={noteList.length}
            count={count}
            countedMost={COUNTED_MOST}
            page={place.page}
            size={NOTE_PAGE_SIZE}
            age={age}
            link={(page, face) => (
              <Link
                to="/world/$worldId/worldSearch/note"
                params={{ worldId }}
                search={noteSearchParams({ ...place, page })}
                {...face}
              />
            )}
            past="このページにノートはありません。"
            empty={isWide ? <NoNotes worldId={worldId} /> : <NothingFound worldId={worldId} />}
          >
            <ul className="mb-2 grid grid-cols-1 gap-3 xl:grid-cols-2">
              {noteList.map(note => (
                <NoteCard key={note.noteId} note={note} saved={saved} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </WorldFrame>
  )
}

function SearchFields({ worldId, place }: NoteSearchProps) {
  const navigate = useNavigate()
  const go = (next: Partial<NoteSearchAddress>) =>
    void navigate({
      to: '/world/$worldId/worldSearch/note',
      params: { worldId },
      search: noteSearchParams({ ...place, ...next, page: 1 }),
    })
  return (
    <search>
      <form
        key={place.q}
        className="mt-3 flex flex-wrap gap-2"
        onSubmit={event => {
          event.preventDefault()
          go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
        }}
      >
        <TextField
          label="ノートを探す"
          hideLabel
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={NOTE_WORDS_MAX}
          defaultValue={place.q}
          placeholder="タイトル・タグ・本文"
          className="min-w-40 flex-[3_1_10rem]"
          trailing={<IconButton icon={Search} label="検索" type="submit" className="mr-px" />}
        />
        <SelectField
          label="並び順"
          hideLabel
          className="min-w-28 flex-[1_1_7rem]"
          value={place.order}
          onChange={event => go({ order: NOTE_ORDERS.find(order => order === event.target.value) ?? 'newest' })}
        >
          {NOTE_ORDERS.map(order => (
            <option key={order} value={order}>
              {noteOrderLabels[order]}
            </option>
          ))}
        </SelectField>
      </form>
    </search>
  )
}

/** Chips of the tags: the chosen ones first, then those that the words name, then the rest in the office's order. */
function TagFilter({ worldId, place }: NoteSearchProps) {
  const { data } = useRead(noteTagQueries.forSearch(worldId))
  const tags = data?.noteTagList ?? []
  if (tags.length === 0) return null
  const rank = (tag: (typeof tags)[number]): number =>
    place.tags.includes(tag.noteTagId)
      ? 0
      : place.q !== '' && isTagFound({ ...tag, aliases: tag.aliasList }, place.q)
        ? 1
        : 2
  const toggled = (id: number): number[] =>
    place.tags.includes(id) ? place.tags.filter(one => one !== id) : [...place.tags, id]
  return (
    <FilterChips
      label="タグ"
      filters={tags
        .toSorted((one, other) => rank(one) - rank(other))
        .map(({ noteTagId, name, noteCount }) => ({ key: String(noteTagId), label: `${name} ${noteCount}` }))}
      current={place.tags.map(String)}
      renderLink={({ key }, face) => (
        <Link
          to="/world/$worldId/worldSearch/note"
          params={{ worldId }}
          search={noteSearchParams({ ...place, tags: toggled(Number(key)), page: 1 })}
          {...face}
        />
      )}
    />
  )
}

/** Line over the notes of one character, with the books that it wrote. */
function WriterOnly({ worldId, place, by }: NoteSearchProps & { by: string }) {
  const { data: books } = useRead(noteBookQueries.ofCharacter(by))
  const { data: notes } = useRead(noteQueries.list(worldId, place))
  const name = (books?.noteBookList[0] ?? notes?.noteList[0])?.character.characterFullName
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-sub">
        <span>
          <bdi className="font-semibold">{name ?? 'このキャラクター'}</bdi>のノート
        </span>
        <TextLink
          to="/world/$worldId/worldSearch/note"
          params={{ worldId }}
          search={noteSearchParams({ ...place, by: undefined, page: 1 })}
        >
          みんなのノートを見る
        </TextLink>
      </p>
      {books && books.noteBookList.length > 0 && (
        <ul aria-label="ノートブック" className="mt-1 grid gap-3 md:grid-cols-2">
          {books.noteBookList.map(book => (
            <BookCard key={book.noteBookId} book={book} />
          ))}
        </ul>
      )}
    </>
  )
}

function NoNotes({ worldId }: { worldId: string }) {
  const speaking = useSpeaking(worldId)
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="ノートはまだありません。"
      note="キャラクターの日々を書きとめると、ここに並びます。"
      action={
        speaking && (
          <ButtonLink variant="ai" icon={PenLine} to="/world/$worldId/characterNote/new" params={{ worldId }}>
            ノートを書く
          </ButtonLink>
        )
      }
    />
  )
}

const NothingFound = ({ worldId }: { worldId: string }) => (
  <EmptyState
    drawing={<EmptyDrawing />}
    title="あてはまるノートはありません。"
    action={
      <ButtonLink
        variant="ai"
        to="/world/$worldId/worldSearch/note"
        params={{ worldId }}
        search={noteSearchParams(firstNoteSearch)}
      >
        すべてのノートを見る
      </ButtonLink>
    }
  />
)
