// Dice of a step, as they fell, with their sum.
import { totalOf } from '#rules/journals.ts'

export function DiceRow({ dice }: { dice: readonly number[] }) {
  const total = totalOf(dice)
  const words = dice.length > 1 ? `出目 ${dice.join('と')}、合わせて${total}` : `出目 ${total}`
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      <span className="vh">{words}</span>
      <span aria-hidden="true" className="contents">
        {dice.map((die, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order, and two may show the same
            key={at}
            className="num grid size-9 place-items-center rounded-card border border-line-strong bg-surface font-mincho text-body font-semibold"
          >
            {die}
          </span>
        ))}
        {dice.length > 1 && <span className="num ml-1 text-cap text-ink-soft">合わせて {total}</span>}
      </span>
    </p>
  )
}
