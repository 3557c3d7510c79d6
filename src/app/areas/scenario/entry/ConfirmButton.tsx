// Button that confirms a seat won in the lottery.
import { Ticket } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import type { OwnEntry, PhaseKey } from '../queries.ts'
import type { EntryActs } from './use-entry-acts.ts'

interface ConfirmButtonProps {
  of: PhaseKey
  entry: Pick<OwnEntry, 'characterId'>
  scenarioTitle: string
  acts: EntryActs
  /** ai where several stand on one screen */
  variant?: 'shu' | 'ai'
}

export function ConfirmButton({ of, entry, scenarioTitle, acts, variant = 'shu' }: ConfirmButtonProps) {
  const { characterId } = entry
  const confirm = () =>
    void acts.press({ ...of, characterId, act: 'confirm', title: scenarioTitle, cost: 0, fatePower: 0 })
  return (
    <Button
      variant={variant}
      icon={Ticket}
      pending={acts.pending}
      pendingLabel="確定しています"
      reason={acts.reason}
      onClick={confirm}
    >
      参加を確定する
    </Button>
  )
}
