// A note as its readers will see it, while it is written.
import { Smartphone } from 'lucide-react'
import { story } from '#app/shared/form/FormField.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { noteScopeLabels } from '#rules/notes.ts'
import { TagChip } from './NoteTags.tsx'
import { noteTagQueries } from './queries.ts'
import type { NoteFields } from './write/note-kind.ts'

interface NotePreviewProps {
  worldId: string
  writer: { characterFullName: string }
  fields: NoteFields
  text: string
}

export function NotePreview({ worldId, writer, fields: { title, scope, tags }, text }: NotePreviewProps) {
  const { data } = useRead(noteTagQueries.ofWorld(worldId))
  const shown = (data?.noteTagList ?? []).filter(({ noteTagId }) => tags.includes(noteTagId))
  return (
    <section aria-label="読む人の見え方" className="mt-3">
      <p className="flex items-center gap-2 rounded-card bg-sunken px-4 py-2 text-meta text-ink-soft">
        <Icon of={Smartphone} size="xs" />
        読む人の見え方（{noteScopeLabels[scope]}）
      </p>
      <p className="mt-4 text-cap">
        <bdi className="font-semibold">{writer.characterFullName}</bdi>
      </p>
      <h2 className="phrases mt-1 font-mincho text-[1.5rem] leading-[1.35] font-semibold wrap-anywhere">
        {title || '（題名なし）'}
      </h2>
      <p className="mt-2 flex flex-wrap gap-1">
        {shown.map(tag => (
          <TagChip key={tag.noteTagId} tag={tag} />
        ))}
      </p>
      <article className="mt-3 border-t border-line pt-4 font-mincho text-[1.0625rem] leading-[1.9]">
        {text.trim() === '' ? <p className="text-ink-soft">本文はまだありません。</p> : story(text)}
      </article>
    </section>
  )
}
