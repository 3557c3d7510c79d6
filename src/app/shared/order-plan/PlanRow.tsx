// A template in the office's list: its picture, where it is in its life, its length, its period, what was made of it.
import type { ReactNode } from 'react'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import type { TextType } from '#rules/codes/scenario.ts'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { planPeriod } from '#rules/order/plan.ts'
import { PeriodChip } from './PeriodChip.tsx'

interface Listed {
  title: string
  picture: string | null
  textType: TextType
  seatsMost: number
  openFrom: string
  openUntil: string | null
}

interface PlanRowFace {
  icon: ReactNode
  title: ReactNode
  note: ReactNode
}

/** 11月20日 12:00 〜 12月4日 23:59; without an end: 11月20日 12:00 〜 */
export const periodWords = ({ openFrom, openUntil }: Pick<Listed, 'openFrom' | 'openUntil'>): string =>
  `${formatDayTime(openFrom)} 〜${openUntil === null ? '' : ` ${formatDayTime(openUntil)}`}`

/** Face of a `ListLink`. @param made what was made of it, in words: オーダー 3件 */
export const planRowFace = (plan: Listed, keyVisual: string | null, made: string, now: number): PlanRowFace => ({
  icon: <WorldPicture keyVisual={plan.picture ?? keyVisual} width={72} className="size-14 rounded-card" />,
  title: (
    <>
      <PeriodChip period={planPeriod(plan, now)} />
      <b className="block font-mincho text-body font-semibold wrap-anywhere">{plan.title}</b>
    </>
  ),
  note: (
    <>
      <span className="block">{periodWords(plan)}</span>
      {textTypeLabels[plan.textType]}・{plan.seatsMost}人まで・{made}
    </>
  ),
})
