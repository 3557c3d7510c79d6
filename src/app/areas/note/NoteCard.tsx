// A note in a list: its writer, its title, how it begins, its tags, what others made of it. Folded while a mute is for it.
import { Link } from '@tanstack/react-router'
import { Check, Download, Heart, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import type { MutablePost } from '#rules/mutes.ts'
import { formatCount } from '#rules/rewards.ts'
import { TagChip } from './NoteTags.tsx'
import type { NoteItem } from './queries.ts'
import { ScopeChip } from './ScopeChip.tsx'

interface NoteCardProps {
  note: NoteItem
  /** keys of the texts that this device has saved */
  saved: ReadonlySet<string>
  /** whether the list is of one character, whose face says nothing */
  isOwnList?: boolean
  /** buttons at the end */
  act?: ReactNode
}

export function NoteCard({ note, saved, isOwnList = false, act }: NoteCardProps) {
  const { noteId, worldId, character, title, firstLine, scope, noteTagList, likeCount, commentCount } = note
  const { icon, characterFullName } = character
  return (
    <li className="rounded-card border border-line bg-surface">
      <Muted id={`note:${noteId}`} isMine={note.isMine} {...mutableNote(note, firstLine)} className="px-4 py-2">
        <Link
          to="/world/$worldId/note/$noteId"
          params={{ worldId, noteId: String(noteId) }}
          viewTransition
          className="block rounded-card p-4 text-ink -outline-offset-2"
        >
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
            {!isOwnList && (
              <>
                <Avatar size={32} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
                <bdi className="min-w-0 font-semibold text-ink">{characterFullName}</bdi>
              </>
            )}
            <time dateTime={isOwnList ? note.updatedAt : note.publishedAt} className="num flex-none">
              {formatDayTime(isOwnList ? note.updatedAt : note.publishedAt)}
            </time>
            <ScopeChip scope={scope} />
          </span>
          <span className="phrases mt-1.5 block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere">
            {title}
          </span>
          <span className="mt-1 line-clamp-2 font-mincho text-sub leading-[1.6] wrap-anywhere">{firstLine}</span>
          <span className="mt-2 flex flex-wrap gap-1">
            {noteTagList.map(tag => (
              <TagChip key={tag.noteTagId} tag={tag} />
            ))}
            {note.isRead && !note.isMine && (
              <Chip tone="matsuba" icon={Check}>
                既読
              </Chip>
            )}
            {saved.has(noteKey(noteId)) && (
              <Chip tone="ai" icon={Download}>
                保存済み
              </Chip>
            )}
          </span>
          <span className="num mt-2 flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-soft">
            <span className="flex items-center gap-1">
              <Icon of={Heart} size="xs" />
              いいね {formatCount(likeCount)}
            </span>
            <span className="flex items-center gap-1">
              <Icon of={MessageSquareText} size="xs" />
              コメント {formatCount(commentCount)}
            </span>
          </span>
        </Link>
        {act && <div className="flex flex-wrap justify-end px-3 pb-2">{act}</div>}
      </Muted>
    </li>
  )
}

/** Part of a note that mutes look at. @param text as much of it as is shown */
export const mutableNote = (
  { character, title, noteTagList }: Pick<NoteItem, 'character' | 'title' | 'noteTagList'>,
  text: string,
): MutablePost => ({
  characters: [character.characterId],
  texts: [title, text, ...noteTagList.map(({ name }) => name)],
})

/** Key of a note among the texts that a device saves. */
export const noteKey = (noteId: number): string => `note:${noteId}`
