// Head of a note, before its text: who wrote it, its title, its facts, its tags.
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { NoteTags } from './NoteTags.tsx'
import type { Note } from './queries.ts'
import { ScopeChip } from './ScopeChip.tsx'

export function NoteHead({ note, age }: { note: Note; age: number | null }) {
  const { worldId, character, title, scope, characters, minutes, publishedAt, updatedAt, noteTagList } = note
  return (
    <header className="mt-3">
      <CharacterRow character={character} worldId={worldId} />
      <PageHeading className="phrases mt-2 text-[1.5rem] leading-[1.35] wrap-anywhere">{title}</PageHeading>
      <p className="num mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-cap text-ink-soft">
        <ScopeChip scope={scope} />
        <time dateTime={publishedAt}>{formatDayTime(publishedAt)}</time>
        {updatedAt > publishedAt && <span>（{formatDayTime(updatedAt)} に直しました）</span>}
        <span>
          {characters.toLocaleString('ja-JP')}字・約{minutes}分
        </span>
        {age !== null && <AgeNote at={age} />}
      </p>
      <NoteTags worldId={worldId} tags={noteTagList} />
    </header>
  )
}
