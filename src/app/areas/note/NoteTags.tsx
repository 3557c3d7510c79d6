// Tags of a note: chips in their tints, as links to the notes with the same tag.
import { Link } from '@tanstack/react-router'
import { Chip } from '#app/ui/Chip.tsx'
import type { NoteTag } from './queries.ts'
import { firstNoteSearch, noteSearchParams } from './search-address.ts'

export const TagChip = ({ tag: { name, tint } }: { tag: Pick<NoteTag, 'name' | 'tint'> }) => (
  <Chip tone={tint}>{name}</Chip>
)

export function NoteTags({ worldId, tags }: { worldId: string; tags: readonly NoteTag[] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="タグ" className="flex flex-wrap gap-x-2">
      {tags.map(tag => (
        <Link
          key={tag.noteTagId}
          to="/world/$worldId/worldSearch/note"
          params={{ worldId }}
          search={noteSearchParams({ ...firstNoteSearch, tags: [tag.noteTagId] })}
          className="flex min-h-11 min-w-11 items-center"
        >
          <TagChip tag={tag} />
        </Link>
      ))}
    </nav>
  )
}
