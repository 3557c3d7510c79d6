// Bar shown while something is tried: the unsaved changes and where they are stored, their effect, and the buttons for
// resetting and saving. It stays in reach of the thumb.
import { timeOf } from '#app/platform/drafts/draft-line.ts'
import type { Keeping } from '#app/platform/kept-choice.ts'
import { Button } from '#app/ui/Button.tsx'
import { LeaveQuestion } from '#app/ui/LeaveQuestion.tsx'
import { isChanged, type StatRow, signed } from './stat-values.ts'
import type { Outfitting } from './use-outfitting.ts'

const MOST_NAMED = 4

export function SaveBar({
  changes,
  keeping,
  rows,
  acts,
  blocked,
  onReset,
  onSave,
}: {
  /** the changed parts in words: 体・足 */
  changes: string
  keeping: Keeping
  rows: readonly StatRow[]
  acts: Outfitting
  /** reason why saving is impossible now */
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
        <b>未反映の変更：{changes}</b>
        <Kept keeping={keeping} />
      </p>
      {words.length > 0 && (
        <p className="num text-cap text-ink-soft">
          {words.join('・')}
          {changed.length > MOST_NAMED && ' ほか'}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2 *:flex-[1_1_8rem]">
        <Button variant="line" onClick={onReset}>
          元に戻す
        </Button>
        <Button
          variant="shu"
          pending={acts.pending === 'equipment' || acts.pending === 'skills'}
          pendingLabel="保存しています"
          reason={blocked ?? acts.reason}
          onClick={onSave}
        >
          保存する
        </Button>
      </div>
    </section>
  )
}

function Kept({ keeping }: { keeping: Keeping }) {
  if (keeping.state === 'saved') {
    return <span className="text-ink-soft">（下書きは保存済み {timeOf(keeping.at, Date.now())}）</span>
  }
  if (keeping.state !== 'failed') return null
  return (
    <>
      <span className="text-hi">（下書きを保存できていません）</span>
      <LeaveQuestion lead="この端末に下書きを保存できないため、移動すると、いまの変更は消えます。" />
    </>
  )
}
