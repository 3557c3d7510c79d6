// Notices of reports: their decision to whoever reported, and what follows to whoever wrote what was reported.
import { reportAddress } from '../report-address.ts'
import { DAY, defineNotice } from './notice.ts'

/** @property thing the kind in words, with the name of the character: つぶやき（ミナ・ソルベ） */
export type ToldReport = { reportId: number; thing: string; answer: string }
/** @property isRemoved whether it was removed; else the writer was warned */
export type ToldWriter = { reportId: number; thing: string; words: string; isRemoved: boolean }

export const reportNotices = {
  'report.decided': defineNotice<ToldReport>({
    setting: 'important',
    kind: 'news',
    worthMinutes: 7 * DAY,
    topic: ({ reportId }) => `report:${reportId}`,
    say: ({ thing }) => ({
      over: thing,
      title: '通報について、運営が確かめました',
      href: reportAddress('sent'),
      tone: 'info',
    }),
    letter: ({ thing, answer }) => ({
      subject: '通報について、運営が確かめました',
      lines: [`通報いただいたもの：${thing}`, answer, { label: '送った通報を見る', path: reportAddress('sent') }],
    }),
  }),
  'report.told': defineNotice<ToldWriter>({
    setting: 'important',
    kind: 'news',
    worthMinutes: 7 * DAY,
    topic: ({ reportId }) => `report:${reportId}:told`,
    say: ({ thing, isRemoved }) => ({
      over: thing,
      title: isRemoved ? '運営が削除しました' : '運営からお伝えしたいことがあります',
      href: reportAddress('told'),
      tone: 'info',
    }),
    letter: ({ thing, words, isRemoved }) => ({
      subject: isRemoved ? '投稿を削除しました' : '運営からのお知らせ',
      lines: [`あなたの書いたもの：${thing}`, words, { label: '運営からの連絡を見る', path: reportAddress('told') }],
    }),
  }),
} as const
