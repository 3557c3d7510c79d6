// Words for what has happened to a commission, for who did it, and for whose turn it is.
import type { CommissionNews } from '#rules/commission/news.ts'
import type { CommissionMover } from '#rules/commission/transitions.ts'
import type { CommissionParty } from '#rules/tailor-address.ts'
import type { Commission } from '../queries.ts'

const acts: Record<CommissionNews, string> = {
  place: '発注',
  accept: '引き受け',
  decline: 'お断り',
  cancel: '取り消し',
  lapse: '期限切れ',
  deliver: '納品',
  pass: '運営の確認がおわる',
  returnByOffice: '運営からの修正のお願い',
  askCorrection: '修正のお願い',
  receive: '受け取り',
  settle: '受け取り（期日による）',
  giveUp: '制作の中止',
  stop: '運営による中止',
  say: '言葉',
  late: '予定日を過ぎる',
}
export const actWords = (act: string): string => acts[act as CommissionNews] ?? '変更'

const parties: Record<CommissionMover, string> = {
  client: '発注した人',
  creator: 'クリエイター',
  office: '運営',
  clock: '自動',
}
/** @param own party as which the reader looks at it */
export const partyWords = (party: CommissionMover, own: CommissionParty): string =>
  party === own ? 'あなた' : parties[party]

type Turn = Pick<Commission, 'status' | 'turn' | 'party'>

/** Sentence about what is waited for, for the party that reads it. */
export function turnWords({ status, turn, party }: Turn): string {
  const isOwn = turn === party
  if (status === 'placed')
    return isOwn ? '引き受けるかどうか、返事をしてください。' : 'クリエイターの返事を待っています。'
  if (status === 'working') return isOwn ? '作品をつくって、納品してください。' : 'クリエイターがつくっています。'
  if (status === 'fixing') return isOwn ? '作品を直して、もう一度納品してください。' : 'クリエイターが直しています。'
  if (status === 'checking') return isOwn ? '作品を確認してください。' : '運営が作品を確認しています。'
  return isOwn ? '作品が届きました。確かめて、受け取ってください。' : 'お客さまの確認を待っています。'
}
