// Fields that give all participants the same experience and money at once; the numbers of before can be brought back.
import { Undo2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { type CastResult, REWARD_MOST } from '#rules/scenario/replay.ts'
import { NumberField } from './NumberField.tsx'

interface FillAllProps {
  results: readonly CastResult[]
  moneyName: string
  onFill: (results: readonly CastResult[]) => void
}

export function FillAll({ results, moneyName, onFill }: FillAllProps) {
  const [experience, setExperience] = useState(0)
  const [money, setMoney] = useState(0)
  /** Results before and after the last filling. */
  const [filled, setFilled] = useState<{ before: readonly CastResult[]; numbers: string } | null>(null)
  const numbers = numbersOf(results)
  const isTooMuch = experience > REWARD_MOST.experience || money > REWARD_MOST.money
  const fill = (): void => {
    const next = results.map(one => ({ ...one, experience, money }))
    setFilled({ before: results, numbers: numbersOf(next) })
    onFill(next)
    announce(`${results.length}人に同じ経験値とお金を入れました。`)
  }
  const bringBack = (before: readonly CastResult[]): void => {
    onFill(
      results.map(one => {
        const { experience: had, money: held } = before.find(({ entryId }) => entryId === one.entryId) ?? one
        return { ...one, experience: had, money: held }
      }),
    )
    setFilled(null)
    announce('前の数に戻しました。')
  }
  return (
    <Card as="section" aria-label="全員に同じ" className="mt-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
        <NumberField
          label="経験値（全員）"
          value={experience}
          hint={`${REWARD_MOST.experience.toLocaleString('ja-JP')}まで`}
          onChange={setExperience}
        />
        <NumberField
          label={`${moneyName}（全員）`}
          value={money}
          hint={`${REWARD_MOST.money.toLocaleString('ja-JP')}まで`}
          onChange={setMoney}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button icon={UsersRound} reason={isTooMuch ? '入力できる範囲をこえています。' : undefined} onClick={fill}>
          全員に同じ
        </Button>
        {filled?.numbers === numbers && (
          <Button variant="text" icon={Undo2} onClick={() => bringBack(filled.before)}>
            前の数に戻す
          </Button>
        )}
      </div>
    </Card>
  )
}

const numbersOf = (results: readonly CastResult[]): string =>
  results.map(({ experience, money }) => `${experience}:${money}`).join(' ')
