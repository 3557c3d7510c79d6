// Facts of themes in words: their terms, their length, their episodes.
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import type { PlanTerms } from '#rules/order/plan.ts'
import { formatCount } from '#rules/rewards.ts'
import type { ThemeCard } from './queries.ts'

export const coinWords = (coin: number): string => `${formatCount(coin)} コイン`
export const seatsWords = (seats: number): string => (seats === 1 ? '1人' : `1〜${seats}人`)

/** 1,300 コイン・1〜3人・執筆 21日 */
export const termsWords = ({ orderCoin, seats, writingDays }: Omit<PlanTerms, 'acceptFlg'>): string =>
  [coinWords(orderCoin), seatsWords(seats), `執筆 ${writingDays}日`].join('・')

export const lengthWords = ({ textType }: Pick<ThemeCard, 'textType'>): string => textTypeLabels[textType]

/** 3話公開・2件進行中 */
export const episodesWords = ({ episodes, running }: Pick<ThemeCard, 'episodes' | 'running'>): string =>
  [episodes > 0 ? `${episodes}話公開` : '公開された話はまだありません', running > 0 && `${running}件進行中`]
    .filter(Boolean)
    .join('・')
