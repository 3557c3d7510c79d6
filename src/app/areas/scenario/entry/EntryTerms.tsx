// Terms of an entry: what it costs and when that comes back, how much fate power is used and what chance that is.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { TakenRows } from '#app/shared/coin/TakenRows.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { List, ListRow } from '#app/ui/List.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { coinsTaken } from '#rules/exchange.ts'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { fatePowerLabel } from '#rules/scenario/fate-power.ts'
import { BASE_TICKETS, FATE_POWER_MAX, FATE_POWER_OF_LOSERS } from '#rules/scenario/lottery.ts'
import { type NextStep, NextSteps } from '../NextSteps.tsx'
import type { Scenario } from '../queries.ts'
import { chanceText } from './chance-text.ts'
import { amountWords } from './held.ts'

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
    ...{ cost, purse, taken, most, fatePower, use },
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

export function EntryTerms({ scenario, act, terms, children }: EntryTermsProps) {
  const { cost, taken, purse } = terms
  const parts = [
    `参加費 ${formatCount(scenario.cost)}`,
    act === 'reserve' && scenario.reservingCost > 0 && `予約 ${formatCount(scenario.reservingCost)}`,
  ]
  return (
    <>
      <List className="mt-3">
        {children}
        <ListRow
          title="お預かりする額"
          note={cost > 0 ? parts.filter(Boolean).join('・') : undefined}
          trailing={<b className="num text-body">{cost > 0 ? `${formatCount(cost)} コイン` : '無料'}</b>}
        />
        <TakenRows taken={taken} purse={purse} />
      </List>
      {act === 'reserve' && <Chance scenario={scenario} terms={terms} />}
      <h3 className="mt-3 mb-2 text-sub font-bold">このあと</h3>
      <NextSteps steps={stepsOf(scenario, act, taken ?? null)} />
      <p className="mt-2 text-cap text-ink-soft">
        {cost > 0 ? '返ったコインは7日以上使えます。相談が始まったあとの辞退では戻りません。' : ''}
      </p>
    </>
  )
}

/** Chance of a seat, which fate power raises. */
function Chance({ scenario, terms: { most, fatePower, use } }: { scenario: Scenario; terms: Terms }) {
  const { worldId, chanceList, applicants, seats, fatePower: held } = scenario
  const chance = chanceList?.[fatePower]
  if (chance === undefined) return null
  return (
    <section aria-label="抽選" className="mt-3">
      <div className="num flex flex-wrap items-end justify-between gap-x-3">
        <p className="text-cap text-ink-soft">
          応募 {applicants} / 定員 {seats}
          <span className="block">
            くじは全員{BASE_TICKETS}枚{most > 0 && '、1点で1枚ふえます'}
          </span>
        </p>
        <p className="text-right text-meta text-ink-soft">
          いまの当選率{' '}
          <b className="block font-mincho text-hero leading-none font-semibold text-ai">{chanceText(chance)}</b>
        </p>
      </div>
      {most > 0 && (
        <div className="mt-2">
          <Stepper label={fatePowerLabel(worldId)} unit="点" min={0} max={most} value={fatePower} onChange={use} />
          <p className="num text-right text-meta text-ink-soft">所持 {formatCount(held)}点。抽選がなければ戻ります</p>
        </div>
      )}
    </section>
  )
}

type Taking = { llamaPoint: number; alpacaCoin: number } | null

function stepsOf({ worldId, dates, minimum }: Scenario, act: WayIn, taken: Taking): NextStep[] {
  const amounts = taken && amountWords({ LP: taken.llamaPoint, AC: taken.alpacaCoin })
  const start: NextStep = { when: 'いま', words: amounts ? `${amounts} をお預かり` : '申し込み' }
  const paid: NextStep = { when: '相談が始まるとき', words: amounts ? 'お支払い' : '参加が決まります' }
  if (act === 'join') {
    const note = `${minimum}人に届かず不成立のときは、すべてお返しします。`
    return [start, { ...paid, when: dates.recruitUntil ? formatDeadline(dates.recruitUntil) : paid.when, note }]
  }
  return [
    start,
    ...(dates.reservationUntil
      ? [
          {
            when: formatDeadline(dates.reservationUntil),
            words: '予約の締切',
            note: 'それまでは、いつでも取り消せます。',
          },
        ]
      : []),
    ...(dates.drawAt
      ? [
          {
            when: formatDeadline(dates.drawAt),
            words: '抽選（定員をこえたとき）',
            note: `外れたら、その場で全額お返し。${fatePowerLabel(worldId)} +${FATE_POWER_OF_LOSERS}`,
          },
        ]
      : []),
    paid,
  ]
}

/** Row of terms that says who goes. */
export const Goer = ({ character }: { character: OwnCharacter }) => (
  <ListRow
    icon={<Avatar src={character.icon ? imageSource(character.icon, 'character', 96) : undefined} size={44} />}
    title={<b className="font-mincho font-semibold">{character.characterFullName}</b>}
    note={`${character.className}・Lv.${character.level}`}
  />
)
