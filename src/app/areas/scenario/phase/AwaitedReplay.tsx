// The last tab of a phase whose replay is being written: when it is due, and the honest new date when it is late.
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { awaitsReplay, nextDateOf } from '../facts.ts'
import type { Scenario } from '../queries.ts'

export function AwaitedReplay({ scenario, now }: { scenario: Scenario; now: number }) {
  if (!awaitsReplay(scenario)) return null
  const due = nextDateOf(scenario, now)
  const isLate = scenario.state === 'late'
  const left = due?.left ? `（${due.left}）` : ''
  return (
    <div className="mt-4">
      <EmptyState
        drawing={<EmptyDrawing />}
        title={isLate ? 'リプレイの公開が遅れています。' : 'リプレイを執筆しています。'}
        note={
          due &&
          `${isLate ? '新しい公開の予定は' : '公開の予定は'} ${due.text}${left} です。公開されると、ここで読めます。`
        }
      />
    </div>
  )
}
