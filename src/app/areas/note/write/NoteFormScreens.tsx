// /world/{worldId}/characterNote/new and …/{noteId}: writing a note, changing one.
import type { Writing } from '#app/platform/page-search.ts'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { useWaitingChange, WaitingChange } from '#app/shared/form/WaitingChange.tsx'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { noteRefusals } from '#rules/refusals/note.ts'
import { firstOwnNotes } from '../address.ts'
import { noteQueries, type WrittenNote } from '../queries.ts'
import { savingNote } from '../writes.ts'
import { NoteForm } from './NoteForm.tsx'

export function NewNoteScreen({ worldId, address }: { worldId: string; address: Writing }) {
  const back = <BackLink to="/world/$worldId/characterNote" params={{ worldId }} search={firstOwnNotes} />
  return (
    <NeedsCharacter
      worldId={worldId}
      frame={content => <Page top={<TopBar title="新しいノート" back={back} />}>{content}</Page>}
      loading={
        <Loading>
          <SkeletonBlock className="mt-4 h-12 rounded-card" />
          <SkeletonBlock className="mt-4 h-72 rounded-card" />
        </Loading>
      }
    >
      {character => (
        <NoteForm key={character.characterId} worldId={worldId} note={null} writer={character} address={address} />
      )}
    </NeedsCharacter>
  )
}

interface EditProps {
  worldId: string
  /** null when the address has no valid one */
  noteId: number | null
  address: Writing
}

export function EditNoteScreen({ worldId, noteId, address }: EditProps) {
  const query = useFresh({ ...noteQueries.written(noteId ?? 0), enabled: noteId !== null })
  const { data } = query
  const back = <BackLink to="/world/$worldId/characterNote" params={{ worldId }} search={firstOwnNotes} />
  return (
    <WrittenOn
      query={noteId === null || (data && data.worldId !== worldId) ? { ...query, data: undefined } : query}
      title="ノートを直す"
      back={back}
      failed="ノートを読み込めませんでした。"
      isNowhere={noteId === null || (data !== undefined && data.worldId !== worldId)}
      nowhere={nowhereBut(
        noteRefusals.NOTE_NOT_FOUND.message,
        { to: '/world/$worldId/characterNote', params: { worldId }, search: firstOwnNotes },
        '自分のノートへ',
      )}
    >
      {note => note && <Editing worldId={worldId} note={note} address={address} />}
    </WrittenOn>
  )
}

/** The form; or the change that waits on this device, which is sent or taken back first. */
function Editing({ worldId, note, address }: { worldId: string; note: WrittenNote; address: Writing }) {
  const own = useOwnIn(worldId)
  const { noteId, characterId, characterFullName } = note
  const waiting = useWaitingChange(savingNote.kind, { about: String(noteId) })
  if (waiting) {
    const back = <BackLink to="/world/$worldId/note/$noteId" params={{ worldId, noteId: String(noteId) }} />
    return <WaitingChange title="ノートを直す" back={back} item={waiting} />
  }
  const icon = own.find(one => one.characterId === characterId)?.icon ?? null
  return (
    <NoteForm
      key={noteId}
      worldId={worldId}
      note={note}
      writer={{ characterId, characterFullName, icon }}
      address={address}
    />
  )
}
