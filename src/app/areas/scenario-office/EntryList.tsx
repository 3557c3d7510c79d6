// Participants of a phase, each with its state.
import type { ReactNode } from 'react'
import { entryFace } from '#app/areas/scenario/facts.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List } from '#app/ui/List.tsx'
import type { RepairEntry } from './queries.ts'

type Entry = Pick<RepairEntry, 'entryId' | 'character' | 'state'>
interface EntryListProps<One> {
  worldId: string
  entryList: readonly One[]
  children: (entry: One) => ReactNode
}

export function EntryList<One extends Entry>({ worldId, entryList, children }: EntryListProps<One>) {
  if (entryList.length === 0) return <p className="text-sub text-ink-soft">参加した人はいません。</p>
  return (
    <List>
      {entryList.map(entry => {
        const { tone, words } = entryFace(entry.state)
        return (
          <li key={entry.entryId} className="px-4 py-1.5">
            <CharacterRow character={entry.character} worldId={worldId} trailing={<Chip tone={tone}>{words}</Chip>} />
            {children(entry)}
          </li>
        )
      })}
    </List>
  )
}
