// Numbers of a class: its values at the start, and the additions by each level.
import { signed } from '#rules/numbers.ts'

type Row = { id: number; name: string; kijun: number; hosei: number }

const added = (value: number): string => (value === 0 ? '—' : signed(value))

export function NumberTable({ numbers }: { numbers: readonly Row[] }) {
  if (numbers.length === 0) return <p className="text-sub text-ink-soft">能力値は変わりません。</p>
  return (
    <table className="num w-full text-sub">
      <thead>
        <tr className="text-meta text-ink-soft *:py-1 *:font-normal">
          <th scope="col" className="text-left">
            能力
          </th>
          <th scope="col" className="text-right">
            はじめ
          </th>
          <th scope="col" className="text-right">
            1レベルごと
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {numbers.map(({ id, name, kijun, hosei }) => (
          <tr key={id} className="*:py-1.5">
            <th scope="row" className="text-left font-normal">
              {name}
            </th>
            <td className="text-right font-semibold">{added(kijun)}</td>
            <td className="text-right font-semibold">{added(hosei)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
