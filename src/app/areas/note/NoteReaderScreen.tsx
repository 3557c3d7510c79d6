// /world/{worldId}/note/{noteId}/read: a note in the reader. One that a mute of the reader's is for opens with a press first.
import { Link } from '@tanstack/react-router'
import { useFold } from '#app/shared/fold/use-fold.ts'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { useMutes } from '#app/shared/mute/use-muted.ts'
import { EndMark } from '#app/shared/reader/EndMark.tsx'
import { NoText } from '#app/shared/reader/NoText.tsx'
import { type LinkFace, Reader } from '#app/shared/reader/Reader.tsx'
import { useSavedText } from '#app/shared/reader/use-saved-text.ts'
import { useServerPlace } from '#app/shared/reader/use-server-place.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { BackLink } from '#app/ui/TopBar.tsx'
import { mutableNote, noteKey } from './NoteCard.tsx'
import { NoteMissing } from './NoteMissing.tsx'
import { type Note, noteQueries } from './queries.ts'
import { readToEnd } from './read-to-end.ts'

/** @property noteId null when the address has no valid one */
export function NoteReaderScreen({ worldId, noteId }: { worldId: string; noteId: number | null }) {
  const textKey = noteKey(noteId ?? 0)
  const read = noteQueries.note(noteId ?? 0)
  const query = useRead({ ...read, enabled: noteId !== null })
  const offline = useSavedText({ textKey, queryKey: read.queryKey, query, describe })
  const serverPlace = useServerPlace(textKey)
  const there = offline.text
  const note = there?.worldId === worldId ? there : undefined
  const post = note && mutableNote(note, note.body)
  const isMuted = useMutes()
  // Opened on the page of the note it is open here too.
  const { isShut } = useFold(`mute:${textKey}`, note !== undefined && post !== undefined && isMuted(post, note.isMine))
  const back = <BackLink to="/world/$worldId/note/$noteId" params={{ worldId, noteId: String(noteId ?? 0) }} replace />
  if (!note) {
    return (
      <NoText title="ノート" back={back} className="">
        <NoteMissing worldId={worldId} elsewhere={noteId === null || there !== undefined} query={query} />
      </NoText>
    )
  }
  if (isShut) {
    return (
      <NoText title="ノート" back={back} className="">
        <Muted id={textKey} isMine={false} {...mutableNote(note, note.body)} className="mt-4">
          {null}
        </Muted>
      </NoText>
    )
  }
  const contents = (note.book?.noteList ?? []).map(({ noteId: id, title }) => ({ key: String(id), title }))
  const at = contents.findIndex(({ key }) => key === String(note.noteId))
  const beside = (by: 1 | -1) => (at < 0 ? null : (contents[at + by] ?? null))
  const renderLink = (key: string, face: LinkFace) => (
    <Link to="/world/$worldId/note/$noteId/read" params={{ worldId, noteId: key }} replace {...face} />
  )
  return (
    <Reader
      textKey={textKey}
      text={note.body}
      title={note.title}
      work={note.book?.title ?? note.title}
      byline={`${note.worldName}・文 ${note.character.characterFullName}`}
      back={back}
      unit="ノート"
      previous={beside(-1)}
      next={beside(1)}
      contents={contents.length > 1 ? contents : undefined}
      current={String(note.noteId)}
      renderLink={renderLink}
      atEnd={<EndMark key={note.noteId} onSeen={readToEnd(note.noteId)} />}
      offline={offline}
      {...serverPlace}
    />
  )
}

const describe = ({ worldId, noteId, title, character }: Note) => ({
  title: `${title}（${character.characterFullName}）`,
  path: `/world/${worldId}/note/${noteId}/read`,
  files: [],
})
