// /world/{worldId}/note/{noteId}/tag: the tags of a note of one's own, a switch for each tag of its world.
import { useState } from 'react'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { isTagFound, NOTE_TAG_NAME_MAX, TAGS_OF_NOTE_MOST } from '#rules/note-tags.ts'
import { NoteMissing } from '../NoteMissing.tsx'
import { TagChip } from '../NoteTags.tsx'
import { type FoundNoteTag, type Note, noteQueries, noteTagQueries } from '../queries.ts'
import { useTagging } from './tagging.ts'

/** @property noteId null when the address has no valid one */
export function NoteTagScreen({ worldId, noteId }: { worldId: string; noteId: number | null }) {
  const query = useRead({ ...noteQueries.note(noteId ?? 0), enabled: noteId !== null })
  const { data } = query
  const note = data?.worldId === worldId && data.isMine ? data : undefined
  const params = { worldId, noteId: String(noteId ?? 0) }
  return (
    <Page
      top={
        <TopBar
          title="タグをつける"
          back={<BackLink to="/world/$worldId/note/$noteId" params={params} label="ノートへ戻る" />}
        />
      }
    >
      <NeedsCharacter worldId={worldId} loading={<NewsRowSkeleton />}>
        {() =>
          note ? (
            <Tags note={note} />
          ) : (
            <NoteMissing worldId={worldId} elsewhere={noteId === null || data !== undefined} query={query} />
          )
        }
      </NeedsCharacter>
    </Page>
  )
}

function Tags({ note: { worldId, noteId, title } }: { note: Note }) {
  const all = useRead(noteTagQueries.forSearch(worldId))
  const { data: own } = useRead(noteTagQueries.ofNote(noteId))
  const [typed, type] = useState('')
  return (
    <>
      <p className="mt-3 font-mincho text-body font-semibold wrap-anywhere">{title}</p>
      <Read query={all} title="タグを読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {({ noteTagList }) =>
          noteTagList.length === 0 ? (
            <EmptyState drawing={<EmptyDrawing />} title="このワールドのタグは、まだありません。" />
          ) : (
            <>
              <TextField
                label="タグを探す"
                hideLabel
                type="search"
                autoComplete="off"
                maxLength={2 * NOTE_TAG_NAME_MAX}
                placeholder="タグの名前・よみがな"
                className="mt-3"
                value={typed}
                onChange={event => type(event.currentTarget.value)}
              />
              <Rows
                noteId={noteId}
                tags={noteTagList.filter(tag => isTagFound({ ...tag, aliases: tag.aliasList }, typed))}
                linked={own?.noteTagList.map(({ noteTagId }) => noteTagId)}
              />
            </>
          )
        }
      </Read>
    </>
  )
}

interface RowsProps {
  noteId: number
  tags: readonly FoundNoteTag[]
  /** ids of the linked ones; missing while they are read */
  linked: readonly number[] | undefined
}

function Rows({ noteId, tags, linked = [] }: RowsProps) {
  const acts = useTagging(noteId)
  /** Switches that were pressed here and are not read again yet. */
  const [pressed, press] = useState<Readonly<Record<number, boolean>>>({})
  const set = async (tag: FoundNoteTag, isLinked: boolean): Promise<void> => {
    press(old => ({ ...old, [tag.noteTagId]: isLinked }))
    if (!(await acts.set(tag, isLinked))) press(({ [tag.noteTagId]: _, ...others }) => others)
  }
  return (
    <>
      <p className="num mt-2 text-meta text-ink-soft">
        {acts.reason ?? `1つのノートに${TAGS_OF_NOTE_MOST}個までつけられます。`}
      </p>
      <PressNotice of={acts} />
      {tags.length === 0 ? (
        <p className="mt-3 text-sub text-ink-soft">この言葉のタグはありません。</p>
      ) : (
        <List className="mt-2">
          {tags.map(tag => (
            <li key={tag.noteTagId} className="px-4 py-1">
              <Switch
                label={<TagChip tag={tag} />}
                note={tag.reading || undefined}
                checked={pressed[tag.noteTagId] ?? linked.includes(tag.noteTagId)}
                onChange={isLinked => {
                  if (!acts.pending && acts.reason === undefined) void set(tag, isLinked)
                }}
              />
            </li>
          ))}
        </List>
      )}
    </>
  )
}
