// Terms of an entry: what it costs and when that comes back, how much fate power is used and what chance that is.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { List, ListRow } from '#app/ui/List.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { coinsTaken } from '#rules/exchange.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { FATE_POWER_MAX } from '#rules/scenario/lottery.ts'
import type { Scenario } from './queries.ts'

/** The acts that have a price. */
export type WayIn = 'reserve' | 'join'

/** Terms that one agrees to: kept by the asking sheet, shown by EntryTerms. */
export function useTerms(scenario: Scenario, act: WayIn) {
  const [used, use] = useState(0)
  const { data: purse } = useQuery(coinQueries.balance())
  const cost = scenario.cost + (act === 'reserve' ? scenario.reservingCost : 0)
  const taken = purse && coinsTaken(cost, purse, 'both')
  const most = act === 'reserve' ? Math.min(FATE_POWER_MAX, scenario.fatePower) : 0
  const fatePower = Math.min(used, most)
  return {
    ...{ cost, taken, most, fatePower, use },
    /** Reason why the button cannot be pressed. */
    reason: taken === null ? 'LPとACを合わせても足りません' : undefined,
  }
}
export type Terms = ReturnType<typeof useTerms>

interface EntryTermsProps {
  scenario: Scenario
  act: WayIn
  terms: Terms
  /** above the price: who goes */
  children?: React.ReactNode
}

export function EntryTerms({ scenario, act, terms: { cost, taken, most, fatePower, use }, children }: EntryTermsProps) {
  const { chanceList, dates } = scenario
  const chance = chanceList?.[fatePower]
  return (
    <>
      <List className="mt-3">
        {children}
        <ListRow
          title="参加費"
          note={
            act === 'reserve' && scenario.reservingCost > 0
              ? `うち予約 ${formatCount(scenario.reservingCost)}`
              : undefined
          }
          trailing={<b className="num">{formatCount(cost)} コイン</b>}
        />
        {taken && (
          <ListRow
            title="お預かりするコイン"
            note="LP から先に使います"
            trailing={
              <span className="num text-right">
                {taken.llamaPoint > 0 && <span className="block">LP {formatCount(taken.llamaPoint)}</span>}
                {taken.alpacaCoin > 0 && <span className="block">AC {formatCount(taken.alpacaCoin)}</span>}
                {cost === 0 && '0'}
              </span>
            }
          />
        )}
      </List>
      {most > 0 && (
        <div className="mt-3">
          <Stepper label="抽選ボーナス" unit="点" min={0} max={most} value={fatePower} onChange={use} />
          <p className="num text-right text-meta text-ink-soft">
            所持 {formatCount(scenario.fatePower)}点。抽選がなければ戻ります
          </p>
        </div>
      )}
      {act === 'reserve' && chance !== undefined && (
        <p className="num mt-2 text-sub">
          いまの当選率 <b className="text-ai">{chanceText(chance)}</b>
          <span className="text-meta text-ink-soft">
            （応募 {scenario.applicants} / 定員 {scenario.seats}）
          </span>
        </p>
      )}
      <p className="mt-2 text-cap text-ink-soft">
        {act === 'reserve' && dates.reservationUntil ? `予約は ${formatDeadline(dates.reservationUntil)} まで。` : ''}
        落選・取り消し・不成立のときは、すべてお返しします（返ったコインは7日以上使えます）。相談が始まったあとの辞退では戻りません。
      </p>
    </>
  )
}

/** Row of terms that says who goes. */
export const Goer = ({ character }: { character: OwnCharacter }) => (
  <ListRow
    icon={<Avatar src={character.icon ? imageSource(character.icon, 'character', 96) : undefined} size={44} />}
    title={<b className="font-mincho font-semibold">{character.characterFullName}</b>}
    note={`${character.className}・Lv.${character.level}`}
  />
)

/** 62.5%: to a tenth, never 100 where it is not certain. */
const chanceText = (chance: number): string =>
  chance >= 1 ? '100%' : `${Math.min(99.9, Math.round(chance * 1000) / 10).toFixed(1)}%`
