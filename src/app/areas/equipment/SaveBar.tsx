// While something is tried: what it changes in a line, back, and save. It stays in the thumb's zone.
import { Button } from '#app/ui/Button.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { isChanged, type StatRow, signed } from './stat-values.ts'
import type { Acts } from './use-act.ts'

const MOST_NAMED = 4

export function SaveBar({
  changes,
  rows,
  acts,
  blocked,
  onReset,
  onSave,
}: {
  /** What was changed, in words: 3か所を変更 */
  changes: string
  rows: readonly StatRow[]
  acts: Acts
  /** Why it cannot be saved just now. */
  blocked?: string | undefined
  onReset: () => void
  onSave: () => void
}) {
  const changed = rows.filter(isChanged)
  const words = changed.slice(0, MOST_NAMED).map(({ name, before, after }) => `${name} ${signed(after - before)}`)
  return (
    <section
      aria-label="試着の保存"
      data-action-bar=""
      className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 -mx-4 mt-4 border-t border-line bg-surface px-4 py-2.5 md:-mx-6 md:bottom-0 md:px-6"
    >
      <p className="num text-cap">
        <b>{changes}</b>
        {words.length > 0 && <span className="text-ink-soft">　{words.join('・')}</span>}
        {changed.length > MOST_NAMED && <span className="text-ink-soft"> ほか</span>}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2 *:flex-[1_1_8rem]">
        <Button variant="line" onClick={onReset}>
          元に戻す
        </Button>
        <Button
          variant="shu"
          pending={acts.pending === 'save'}
          pendingLabel="保存中"
          reason={blocked ?? offlineReason(acts.online)}
          onClick={onSave}
        >
          保存する
        </Button>
      </div>
    </section>
  )
}
