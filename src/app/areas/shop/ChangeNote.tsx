// Numbers and weight before and after wearing or setting the goods.
import { StatNumbers } from '#app/shared/settings/StatChanges.tsx'
import { isChanged } from '#app/shared/settings/stat-values.ts'
import type { Change } from './changes.ts'

export function ChangeNote({ change: { slotLabel, rows, load }, isSkill }: { change: Change; isSkill: boolean }) {
  const changed = rows.filter(isChanged)
  const when = isSkill ? 'セットすると' : slotLabel ? `${slotLabel}につけると` : '持っているだけで'
  return (
    <section aria-label="能力の変化" className="mt-3 text-sub">
      <p className="text-meta text-ink-soft">{when}</p>
      {changed.length === 0 ? (
        <p>能力は変わりません。</p>
      ) : (
        <ul>
          {changed.map(row => (
            <li key={row.id} className="flex flex-wrap justify-between gap-x-3">
              {row.name}
              <StatNumbers row={row} />
            </li>
          ))}
        </ul>
      )}
      {!isSkill && (
        <p className="num flex flex-wrap justify-between gap-x-3">
          重さ
          <span>
            {load.before !== load.after && (
              <span className="text-meta text-ink-soft">
                {load.before}
                <span aria-hidden="true"> → </span>
                <span className="vh">から</span>
              </span>
            )}
            <b>{load.after}</b> / {load.capacity}
          </span>
        </p>
      )}
    </section>
  )
}
