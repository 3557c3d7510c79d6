// /world/{worldId}/noteBook/{noteBookId}: a book of notes, with what was read of it.
import { Link } from '@tanstack/react-router'
import { BookOpen, Check, PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { KeepOutMenu } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { Aged, NotRead, oldSince } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink, PageHeading } from '#app/ui/TopBar.tsx'
import { imageSource } from '#rules/images.ts'
import { noteRefusals } from '#rules/refusals/note.ts'
import { formatCount } from '#rules/rewards.ts'
import { NoteDownloads } from '../NoteDownloads.tsx'
import { OwnMenu } from '../OwnMenu.tsx'
import { type BookEntry, bookFileAddress, type NoteBook, noteBookQueries } from '../queries.ts'
import { ScopeChip } from '../ScopeChip.tsx'
import { removingBook } from '../writes.ts'
import { bookFold, mutableBook, ReadSoFar } from './BookCard.tsx'
import { BookFace, pictureOf } from './BookFace.tsx'

const ZoomDialog = lazy(() => import('#app/ui/ZoomDialog.tsx').then(module => ({ default: module.ZoomDialog })))

/** @property noteBookId null when the address has no valid one */
export function NoteBookScreen({ worldId, noteBookId }: { worldId: string; noteBookId: number | null }) {
  const query = useRead({ ...noteBookQueries.book(noteBookId ?? 0), enabled: noteBookId !== null })
  const { data } = query
  const book = data?.worldId === worldId ? data : undefined
  return (
    <WorldFrame
      worldId={worldId}
      title="ノートブック"
      plain={book !== undefined}
      back={<BackLink to="/world/$worldId/worldSearch/note" params={{ worldId }} label="みんなのノートへ戻る" />}
      lead={
        book &&
        (book.isMine ? (
          <OwnBookMenu book={book} />
        ) : (
          <KeepOutMenu character={book.character} kind="noteBook" targetId={book.noteBookId} />
        ))
      }
    >
      {book ? (
        <Muted id={bookFold(book)} isMine={book.isMine} {...mutableBook(book)} className="mt-4">
          <Content book={book} age={oldSince(query)} />
        </Muted>
      ) : (
        <NotRead
          query={query}
          title="ノートブックを読み込めませんでした。"
          className="mt-4"
          isNowhere={noteBookId === null || data !== undefined}
          nowhere={nowhereBut(
            noteRefusals.NOTE_BOOK_NOT_FOUND.message,
            { to: '/world/$worldId/worldSearch/note', params: { worldId } },
            'みんなのノートへ',
          )}
        >
          <Loading>
            <SkeletonBlock className="mt-4 h-40 rounded-card" />
            <SkeletonLines widths={[60, 80, 70]} className="mt-4" />
          </Loading>
        </NotRead>
      )}
    </WorldFrame>
  )
}

function Content({ book, age }: { book: NoteBook; age: number | null }) {
  const online = useOnline()
  const { worldId, noteBookId, title, summary, scope, character, noteList } = book
  // The note at which the reader goes on: the first that was not read, or the first of all.
  const next = noteList.find(({ isRead }) => !isRead) ?? noteList[0]
  return (
    <>
      <header className="mt-4 flex flex-wrap gap-4">
        <Cover book={book} />
        <div className="min-w-0 flex-[1_1_12rem]">
          <PageHeading className="phrases text-[1.5rem] leading-[1.35] wrap-anywhere">{title}</PageHeading>
          <p className="num mt-2 flex flex-wrap items-center gap-2 text-cap text-ink-soft">
            <ScopeChip scope={scope} />
            <span>
              ノート {noteList.length}件
              <Aged since={age} />
            </span>
          </p>
          <ReadSoFar book={book} />
        </div>
      </header>
      {summary && (
        <p className="mt-3 max-w-[36em] text-sub leading-[1.8] wrap-anywhere whitespace-pre-wrap">{summary}</p>
      )}
      <div className="mt-3">
        <CharacterRow character={character} worldId={worldId} />
      </div>
      {next ? (
        <>
          <ButtonLink
            variant="shu"
            size="big"
            capped
            icon={BookOpen}
            className="mt-3"
            to="/world/$worldId/note/$noteId/read"
            params={{ worldId, noteId: String(next.noteId) }}
          >
            {book.readCount === 0 || book.readCount === noteList.length ? 'はじめから読む' : 'つづきを読む'}
          </ButtonLink>
          <ol aria-label="目次" className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
            {noteList.map((entry, index) => (
              <Entry key={entry.noteId} worldId={worldId} entry={entry} number={index + 1} />
            ))}
          </ol>
          <NoteDownloads
            name="このノートブック"
            address={direction => bookFileAddress(noteBookId, direction)}
            online={online}
          />
        </>
      ) : (
        <p className="mt-4 text-sub text-ink-soft">いま読めるノートはありません。</p>
      )}
    </>
  )
}

const COVER = 'w-28 flex-none'

/** The cover; a picture of the writer's own opens in full, with its description. */
function Cover({ book }: { book: NoteBook }) {
  const [isZoomed, zoom] = useState(false)
  const { cover, character } = book
  const face = (
    <BookFace {...book} icon={character.icon} picture={pictureOf(book, 640)} className={cx(!cover && COVER)} />
  )
  if (!cover) return face
  const name = cover.description || '表紙の画像'
  return (
    <>
      <button
        type="button"
        // The title stands on the cover.
        aria-label={`${book.title}：${name}を大きく表示`}
        className={cx('self-start rounded-card', COVER)}
        onClick={() => zoom(true)}
      >
        {face}
      </button>
      <Suspense>
        {isZoomed && (
          <ZoomDialog name={name} src={imageSource(cover.picture, 'assets', 1_200)} onClose={() => zoom(false)} />
        )}
      </Suspense>
    </>
  )
}

interface EntryProps {
  worldId: string
  entry: BookEntry
  number: number
}

const Entry = ({ worldId, entry: { noteId, title, characters, scope, isRead }, number }: EntryProps) => (
  <li>
    <Link
      to="/world/$worldId/note/$noteId"
      params={{ worldId, noteId: String(noteId) }}
      className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-ink -outline-offset-2"
    >
      <span className="num w-10 flex-none text-meta text-ink-soft">{number}</span>
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="phrases block font-mincho text-sub leading-[1.5] font-semibold wrap-anywhere">{title}</span>
        <span className="num block text-meta text-ink-soft">{formatCount(characters)}字</span>
      </span>
      <ScopeChip scope={scope} />
      {isRead && (
        <Chip tone="matsuba" icon={Check}>
          既読
        </Chip>
      )}
    </Link>
  </li>
)

function OwnBookMenu({ book }: { book: NoteBook }) {
  const { worldId, noteBookId, title } = book
  const { write } = useWrite(removingBook)
  return (
    <OwnMenu
      thing="ノートブック"
      of={book}
      entries={[
        {
          ...{ label: '直す', icon: PenLine },
          link: { to: '/world/$worldId/characterNoteBook/edit', params: { worldId }, search: { noteBookId } },
        },
      ]}
      lead="なかのノートは残ります。すぐあとなら、もとに戻せます。"
      remove={isRemoved => write({ noteBookId, title, isRemoved })}
    />
  )
}
