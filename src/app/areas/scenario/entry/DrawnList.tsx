// Entries of a draw in their order, with their tickets, one's own marked. A long list opens by a press.
import { useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { TextButton } from '#app/ui/TextLink.tsx'
import type { DrawnEntry } from '#rules/scenario/lottery.ts'

const SHOWN = 10

interface DrawnListProps {
  drawn: readonly DrawnEntry[]
  /** public numbers of one's own */
  mine: readonly number[]
}

export function DrawnList({ drawn, mine }: DrawnListProps) {
  const [isWhole, setWhole] = useState(false)
  const isMine = ({ number }: DrawnEntry): boolean => mine.includes(number)
  const rows = isWhole ? drawn : drawn.filter((entry, index) => index < SHOWN || isMine(entry))
  const hidden = drawn.length - rows.length
  return (
    <>
      <table className="num mt-3 w-full text-cap">
        <caption className="vh">応募の一覧</caption>
        <thead>
          <tr className="border-b border-line text-meta text-ink-soft *:px-2 *:py-1.5 *:font-normal">
            <th scope="col" className="text-left">
              番号
            </th>
            <th scope="col" className="text-right">
              くじ
            </th>
            <th scope="col" className="text-right">
              引かれた順
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(entry => (
            <tr
              key={entry.number}
              className={cx('border-b border-line *:px-2 *:py-1.5', isMine(entry) && 'bg-ai-soft font-bold')}
            >
              <td>
                {entry.number}
                {isMine(entry) && <span className="ml-2">あなた</span>}
              </td>
              <td className="text-right">{entry.tickets}</td>
              <td className={cx('text-right', !entry.hasWon && 'text-ink-soft')}>
                {entry.rank}番目{entry.hasWon ? '・当選' : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <TextButton onClick={() => setWhole(true)}>残り{hidden}件を見る</TextButton>}
    </>
  )
}
