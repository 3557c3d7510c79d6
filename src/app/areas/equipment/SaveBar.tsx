// While something is tried: what is not saved yet and where it is kept, what it changes, back, and save. It stays in the
// thumb's zone.
import { timeOf } from '#app/platform/drafts/draft-line.ts'
import type { Keeping } from '#app/platform/kept-choice.ts'
import { Button } from '#app/ui/Button.tsx'
import { LeaveQuestion } from '#app/ui/LeaveQuestion.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { isChanged, type StatRow, signed } from './stat-values.ts'
import type { Acts } from './use-act.ts'

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
  /** What was changed, in words: 体・足 */
  changes: string
  keeping: Keeping
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
