// Words that users read of the states of a fan letter, and of its news.
import type { FanLetterState } from './fan-letters.ts'

export const fanLetterStateLabels: Record<FanLetterState, string> = {
  waiting: '確認待ち',
  held: '保留',
  passed: 'お届け済み',
  returned: '差し戻し',
}

/** News of a letter: to its master that one has come, to its writer what became of it. */
export const FAN_LETTER_NEWS = ['received', 'passed', 'returned'] as const
export type FanLetterNews = (typeof FAN_LETTER_NEWS)[number]

export const fanLetterNewsWords: Record<FanLetterNews, string> = {
  received: 'ファンレターが届きました',
  passed: 'ファンレターをお届けしました',
  returned: 'ファンレターが差し戻されました',
}
