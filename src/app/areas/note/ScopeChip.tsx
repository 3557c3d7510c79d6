// Word for the readers of a note that is not for everybody.
import { Lock, UsersRound } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { type NoteScope, noteScope, noteScopeLabels } from '#rules/notes.ts'

export function ScopeChip({ scope }: { scope: NoteScope }) {
  if (scope === noteScope.everybody) return null
  return (
    <Chip tone={scope === noteScope.mine ? 'shu' : 'kin'} icon={scope === noteScope.mine ? Lock : UsersRound}>
      {noteScopeLabels[scope]}
    </Chip>
  )
}
