// Reports (通報) of what somebody wrote, and their decisions by the office: kinds, reasons, states, words. Sheet, desk and server
// ask here.
import { lengthCount } from './text/count.ts'

/** Things that can be reported. */
export const REPORT_KINDS = [
  ...(['tweet', 'note', 'noteComment', 'noteBook', 'replayComment'] as const),
  ...(['boardPost', 'roomPost', 'character', 'letter', 'makaiLetter'] as const),
  ...(['community', 'communityPost'] as const),
] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
export const reportKindLabels: Record<ReportKind, string> = {
  tweet: 'つぶやき',
  note: 'ノート',
  noteComment: 'ノートへのコメント',
  noteBook: 'ノートブック',
  replayComment: 'リプレイの感想',
  boardPost: '相談の発言',
  roomPost: 'マスタールームの発言',
  character: 'キャラクター',
  letter: '手紙',
  makaiLetter: '魔界ポストの手紙',
  community: 'コミュニティ',
  communityPost: 'コミュニティの発言',
}

export const REPORT_REASONS = ['harassment', 'extreme', 'private', 'rights', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const reportReasonLabels: Record<ReportReason, string> = {
  harassment: 'いやがらせ・中傷',
  extreme: '性的・残酷な表現',
  private: '個人情報が書かれている',
  rights: 'ほかの人の作品を使っている',
  spam: '宣伝・荒らし',
  other: 'そのほか',
}

/** `waiting` for the office; else decided: nothing wrong, the writer was warned, the thing was removed. */
export const REPORT_STATES = ['waiting', 'nothing', 'warned', 'removed'] as const
export type ReportState = (typeof REPORT_STATES)[number]
export const reportStateLabels: Record<ReportState, string> = {
  waiting: '確認待ち',
  nothing: '問題なし',
  warned: '注意',
  removed: '削除',
}

export const REPORT_DECISIONS = ['nothing', 'warned', 'removed'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

/** Things that stay: a character, whatever is said in its profile. */
const stays: readonly ReportKind[] = ['character']

/** Decisions that a kind knows. */
export const decisionsOf = (kind: ReportKind): readonly ReportDecision[] =>
  stays.includes(kind) ? ['nothing', 'warned'] : REPORT_DECISIONS

/** Whether its page is for who wrote it and who received it alone. */
export const isOfTwo = (kind: ReportKind): boolean => kind === 'letter' || kind === 'makaiLetter'

/** Letters between the same two that are kept with a reported one. */
export const LETTERS_ABOUT = 3

/** Sentence with which the office answers a reporter, where it writes no other. */
export const usualAnswers: Record<ReportDecision, string> = {
  nothing: 'お知らせいただいた内容を確かめました。利用規約に反するとまでは判断しませんでした。',
  warned: 'お知らせいただいた内容を確かめ、書いた方に注意をお伝えしました。',
  removed: 'お知らせいただいた内容を確かめ、該当のものを削除しました。',
}

/** Whether the writer is told, with words of the office. */
export const tellsWriter = (decision: ReportDecision): boolean => decision !== 'nothing'

/** Most characters of each of the words, by the count of limited fields (rules §3). */
export const REPORT_WORDS_MAX = 400
/** Hard limit in UTF-16 units: far above it, so that a text that is too long gets a refusal that says so. */
export const REPORT_WORDS_MOST = 4_000
/** Reports of one user that wait for the office. */
export const REPORTS_WAITING_MOST = 30
export const REPORT_PAGE_SIZE = 20

export function reportFault(reason: ReportReason, words: string): 'REPORT_WORDS_NEEDED' | 'REPORT_WORDS_LONG' | null {
  if (reason === 'other' && words.trim() === '') return 'REPORT_WORDS_NEEDED'
  return lengthCount(words) > REPORT_WORDS_MAX ? 'REPORT_WORDS_LONG' : null
}

export type DecidedWords = { decision: ReportDecision; answer: string; words: string }

/** Fault of a decision: the reporter is answered always, the writer is told when something follows for them. */
export function decisionFault({
  decision,
  answer,
  words,
}: DecidedWords): 'REPORT_ANSWER_NEEDED' | 'REPORT_TOLD_NEEDED' | 'REPORT_WORDS_LONG' | null {
  if (answer.trim() === '') return 'REPORT_ANSWER_NEEDED'
  if (tellsWriter(decision) && words.trim() === '') return 'REPORT_TOLD_NEEDED'
  return [answer, words].some(text => lengthCount(text) > REPORT_WORDS_MAX) ? 'REPORT_WORDS_LONG' : null
}
