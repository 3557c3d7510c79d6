// /world/{worldId}/note/{noteId}: one note with its comments, folded while a mute of the reader's is for it.
import { BookOpen } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { KeepOutMenu } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { EndMark } from '#app/shared/reader/EndMark.tsx'
import { oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { BookSteps } from './book/BookSteps.tsx'
import { NoteComments } from './comments/NoteComments.tsx'
import { LikeButton } from './LikeButton.tsx'
import { mutableNote, noteKey } from './NoteCard.tsx'
import { NoteDownloads } from './NoteDownloads.tsx'
import { NoteHead } from './NoteHead.tsx'
import { NoteMissing } from './NoteMissing.tsx'
import { OwnNoteMenu } from './OwnNoteMenu.tsx'
import { type Note, noteFileAddress, noteQueries } from './queries.ts'
import { readToEnd } from './read-to-end.ts'

/** @property noteId null when the address has no valid one */
export function NoteScreen({ worldId, noteId }: { worldId: string; noteId: number | null }) {
  const online = useOnline()
  const query = useRead({ ...noteQueries.note(noteId ?? 0), enabled: noteId !== null })
  const { data } = query
  // An address with another world than the note's is invalid.
  const elsewhere = noteId === null || (data !== undefined && data.worldId !== worldId)
  const note = elsewhere ? undefined : data
  return (
    <WorldFrame
      worldId={worldId}
      title="ノート"
      plain={note !== undefined}
      back={<BackLink to="/world/$worldId/worldSearch/note" params={{ worldId }} label="みんなのノートへ戻る" />}
      lead={
        note &&
        (note.isMine ? (
          <OwnNoteMenu note={note} />
        ) : (
          <KeepOutMenu character={note.character} kind="note" targetId={note.noteId} />
        ))
      }
    >
      {note ? (
        <Muted id={noteKey(note.noteId)} isMine={note.isMine} {...mutableNote(note, note.body)} className="mt-4">
          <NoteHead note={note} age={online ? null : oldSince(query)} />
          <Content note={note} online={online} />
        </Muted>
      ) : (
        <NoteMissing worldId={worldId} elsewhere={elsewhere} query={query} />
      )}
    </WorldFrame>
  )
}

function Content({ note, online }: { note: Note; online: boolean }) {
  const { worldId, noteId } = note
  return (
    <>
      <ButtonLink
        variant="line"
        icon={BookOpen}
        className="my-2"
        to="/world/$worldId/note/$noteId/read"
        params={{ worldId, noteId: String(noteId) }}
      >
        リーダーで読む
      </ButtonLink>
      <article className="mx-auto max-w-[36em] py-2 font-mincho text-[1.0625rem] leading-[1.9] wrap-anywhere">
        <StoryText text={note.body} />
      </article>
      <EndMark key={noteId} onSeen={readToEnd(noteId)} />
      <BookSteps note={note} />
      <p className="mt-4">
        <LikeButton note={note} />
      </p>
      <NoteComments of={{ worldId, noteId }} />
      <NoteDownloads name="このノート" address={direction => noteFileAddress(noteId, direction)} online={online} />
    </>
  )
}
