// Tags of a note in its form: toggles in the office's order, as many as a note may have.
import { useRead } from '#app/shared/screen/use-read.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { TAGS_OF_NOTE_MOST } from '#rules/note-tags.ts'
import { noteTagQueries } from '../queries.ts'

interface TagsFieldProps {
  worldId: string
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

export function TagsField({ worldId, chosen, onChange }: TagsFieldProps) {
  const { data } = useRead(noteTagQueries.ofWorld(worldId))
  const tags = data?.noteTagList ?? []
  if (tags.length === 0) return null
  const known = chosen.filter(id => tags.some(({ noteTagId }) => noteTagId === id))
  const isFull = known.length >= TAGS_OF_NOTE_MOST
  const toggle = (id: number): void => {
    if (known.includes(id)) onChange(known.filter(one => one !== id))
    else if (!isFull) onChange([...known, id])
  }
  return (
    <section aria-label="タグ">
      <p className="text-cap leading-[1.6] font-semibold">タグ</p>
      <FilterChips
        label="タグ"
        filters={tags.map(({ noteTagId, name }) => ({ key: String(noteTagId), label: name }))}
        current={known.map(String)}
        onSelect={key => toggle(Number(key))}
      />
      <p className="num mt-1 text-meta text-ink-soft">
        {known.length} / {TAGS_OF_NOTE_MOST}個{isFull && '。ほかのタグを選ぶには、どれかを外してください。'}
      </p>
    </section>
  )
}
