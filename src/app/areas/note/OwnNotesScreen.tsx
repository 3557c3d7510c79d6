// /world/{worldId}/characterNote: the notes of the speaking character, those that wait on this device, and what is being written.
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { useSavedKeys } from '#app/shared/reader/use-saved-keys.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { NOTE_SCOPES, type NoteScope, noteScopeLabels, OWN_NOTE_PAGE_SIZE } from '#rules/notes.ts'
import type { OwnNotesAddress } from './address.ts'
import { OwnBooks } from './book/OwnBooks.tsx'
import { NoteCard } from './NoteCard.tsx'
import { NoteListSkeleton } from './NoteListSkeleton.tsx'
import { noteQueries } from './queries.ts'
import { UnfinishedNotes } from './UnfinishedNotes.tsx'
import { savingBook, savingNote } from './writes.ts'

interface OwnNotesProps {
  worldId: string
  place: OwnNotesAddress
}

const ALL = 'all'
const countNames = { 1: 'everybody', 2: 'friends', 3: 'mine' } as const satisfies Record<NoteScope, string>

export function OwnNotesScreen({ worldId, place }: OwnNotesProps) {
  return (
    <WorldFrame worldId={worldId} title="自分のノート">
      <NeedsCharacter worldId={worldId} loading={<NoteListSkeleton />}>
        {character => <Notes key={character.characterId} worldId={worldId} place={place} mine={character} />}
      </NeedsCharacter>
    </WorldFrame>
  )
}

function Notes({ worldId, place, mine }: OwnNotesProps & { mine: OwnCharacter }) {
  const query = useRead(noteQueries.own(mine.characterId, place))
  const { data } = query
  const saved = useSavedKeys()
  const tabs = [
    { key: ALL, label: 'すべて' },
    ...NOTE_SCOPES.map(scope => ({
      key: String(scope),
      label: noteScopeLabels[scope],
      count: data?.scopeCounts[countNames[scope]],
    })),
  ]
  return (
    <>
      <Tabs
        label="ノートを読める人"
        tabs={tabs}
        current={String(place.scope ?? ALL)}
        renderLink={({ key }, face) => (
          <Link
            to="/world/$worldId/characterNote"
            params={{ worldId }}
            search={{ scope: NOTE_SCOPES.find(scope => String(scope) === key), page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <ButtonLink
        variant="shu"
        icon={PenLine}
        size="big"
        capped
        className="mt-3"
        to="/world/$worldId/characterNote/new"
        params={{ worldId }}
      >
        ノートを書く
      </ButtonLink>
      <WaitingNotes worldId={worldId} characterId={mine.characterId} />
      <UnfinishedNotes worldId={worldId} />
      {place.page === 1 && <OwnBooks worldId={worldId} characterId={mine.characterId} />}
      <Read query={query} title="ノートを読み込めませんでした。" className="mt-3" skeleton={<NoteListSkeleton />}>
        {({ noteList, count }, age) => (
          <PagedList
            shown={noteList.length}
            count={count}
            page={place.page}
            size={OWN_NOTE_PAGE_SIZE}
            age={age}
            link={(page, face) => (
              <Link to="/world/$worldId/characterNote" params={{ worldId }} search={{ ...place, page }} {...face} />
            )}
            past="このページにノートはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title={place.scope === undefined ? 'ノートはまだありません。' : 'この範囲のノートはありません。'}
                note="リプレイのあとの話、ふだんの一日、だれにも見せない覚え書き。なんでも書きとめられます。"
              />
            }
          >
            <ul className="mb-2 grid grid-cols-1 gap-3 xl:grid-cols-2">
              {noteList.map(note => (
                <NoteCard key={note.noteId} note={note} saved={saved} isOwnList />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </>
  )
}

/** Notes and books that were saved without a network and go to the server with the next one. */
function WaitingNotes({ worldId, characterId }: { worldId: string; characterId: string }) {
  const { items } = useOutboxView()
  const waiting = items.filter(
    ({ kind, state, facts }) =>
      (kind === savingNote.kind || kind === savingBook.kind) &&
      state === 'waiting' &&
      facts.worldId === worldId &&
      facts.characterId === characterId,
  )
  return waiting.map(item => (
    <div key={item.id} className="mt-3">
      <HandedInCard
        item={item}
        head={
          <p className="mb-1 font-mincho text-body font-semibold wrap-anywhere">
            {item.note} {item.kind === savingBook.kind && <Chip>ノートブック</Chip>}
          </p>
        }
      />
    </div>
  ))
}
