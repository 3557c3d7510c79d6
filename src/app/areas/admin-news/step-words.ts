// The steps of the desk in words: what they are called, what was done, what went wrong.
import { Refusal } from '#app/platform/exchange.ts'
import type { NewsStep } from '#rules/news.ts'
import { commonRefusals } from '#rules/refusals/common.ts'
import type { DeskStep } from './kept-act.ts'
import type { AdminArticle } from './queries.ts'

const NO_ANSWER = '通信がとぎれました。書いたものは残っています。'

export type Problem = { message: string; isChanged: boolean }

export function problemOf(error: unknown): Problem {
  if (!(error instanceof Refusal)) return { message: NO_ANSWER, isChanged: false }
  const isStale = error.code === 'NEWS_CHANGED' || error.code === 'NEWS_STATE'
  return { message: error.message || commonRefusals.INTERNAL.message, isChanged: isStale }
}

export const stepWords: Record<DeskStep, string> = {
  save: '保存',
  publish: '公開',
  withdraw: '取り下げ',
  remove: '下書きの削除',
} satisfies Record<'save' | NewsStep, string>

export function doneWords(step: DeskStep, article: AdminArticle | null): string {
  if (article === null) return '下書きを削除しました'
  if (step === 'publish') return article.state === 'scheduled' ? '公開を予約しました' : '公開しました'
  return step === 'withdraw' ? '取り下げました' : '保存しました'
}
