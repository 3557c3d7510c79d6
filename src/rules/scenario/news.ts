// Sentences about a change of a phase's state for the people it affects: one line each, for toasts and notices.
import type { EntryState } from './entries.ts'
import type { TransitionName } from './transitions.ts'

/**
 * Changes in the news: those of state, new dates by the master or the office, an entry that the office removed, questions to players,
 * replays, voices that the office took off them, extras (幕間).
 */
type Told =
  | TransitionName
  | 'extend'
  | 'dates'
  | 'remove'
  | 'question'
  | 'answer'
  | 'takeVoice'
  | 'replay:submit'
  | 'replay:takeBack'
  | 'replay:return'
  | 'replay:approve'
  | 'extra:submit'
  | 'extra:takeBack'
  | 'extra:return'
  | 'extra:approve'
  | 'extra:publish'

const TAKEN_VOICE = '運営がリプレイの声を外しました'

/** Sentences for the master of the scenario. */
const toMaster: Partial<Record<Told, string>> = {
  reject: '差し戻されました',
  approve: '公開が決まりました',
  publish: '予約の受付が始まりました',
  publishEvent: '募集が始まりました',
  seatAllFull: '満席で相談が始まりました',
  startFull: '満席で相談が始まりました',
  start: '相談が始まりました',
  begin: 'オーダーの相談が始まりました',
  giveUp: '人数が足りず、不成立になりました',
  close: '締め切りました。プレイングが届いています',
  fallLate: '執筆の期限を過ぎました',
  complete: 'リプレイを公開しました',
  discard: '取り下げました',
  withdraw: '取り下げました',
  dates: '運営が日程を変えました',
  remove: '運営が参加を取り消しました',
  answer: '質問の答えが届きました',
  takeVoice: TAKEN_VOICE,
  'replay:return': 'リプレイが差し戻されました',
  'replay:approve': 'リプレイの公開が決まりました',
  'extra:return': '幕間が差し戻されました',
  'extra:approve': '幕間の公開が決まりました',
  'extra:publish': '幕間を公開しました',
}

/** Sentences for the office. */
const toOffice: Partial<Record<Told, string>> = {
  submit: 'オープニングが提出されました',
  takeBack: 'オープニングの提出が取り消されました',
  withdraw: '取り下げられました',
  fallLate: 'リプレイの期限を過ぎました',
  'replay:submit': 'リプレイが提出されました',
  'replay:takeBack': 'リプレイの提出が取り消されました',
  'extra:submit': '幕間が提出されました',
  'extra:takeBack': '幕間の提出が取り消されました',
}

/** Sentences for players, by the change and the state of their entry after it. */
const toPlayers: Partial<Record<Told, string>> = {
  callLottery: '予約を締め切りました。まもなく抽選します',
  seatAllFull: '参加が決まりました。相談が始まります',
  seatAll: '参加が決まりました',
  startFull: '相談が始まりました',
  recruitRest: '先着の募集が始まりました',
  start: '相談が始まりました',
  begin: 'オーダーの相談が始まりました',
  giveUp: '人数が足りず、不成立になりました',
  close: 'プレイングを締め切りました',
  fallLate: 'リプレイの公開が遅れています',
  complete: 'リプレイが公開されました',
  withdraw: '取り下げられました',
  extend: '締切が延びました',
  dates: '日程が変わりました',
  question: 'マスターから質問が届きました',
  remove: '運営が参加を取り消しました。コインは全額お返ししました',
  takeVoice: TAKEN_VOICE,
  'extra:publish': '幕間が公開されました',
}

/** News of a phase for followers of its master, each told once; those of its opening also for calls that it fits. */
export type FollowerNews = 'opening' | 'seats' | 'again' | 'replay'

const toFollowers: Partial<Record<Told, FollowerNews>> = {
  publish: 'opening',
  publishEvent: 'opening',
  recruitRest: 'seats',
  repairReopen: 'again',
  complete: 'replay',
}

/** News for followers in a change; null for none. */
export const followerNewsOf = (act: string): FollowerNews | null => toFollowers[act as Told] ?? null

const followerWords: Record<FollowerNews, string> = {
  opening: 'オープニングが公開されました',
  seats: '先着の募集が始まりました',
  again: '募集がもう一度始まりました',
  replay: 'リプレイが公開されました',
}

/** Sentence for a follower of a master, or for somebody with a call; null for a change that they are not told of. */
export function followerSentence(act: string, from: 'follower' | 'call', masterName: string): string | null {
  const news = followerNewsOf(act)
  if (!news) return null
  return from === 'follower'
    ? `フォロー中の${masterName}さんの${news === 'opening' || news === 'replay' ? '' : 'シナリオで、'}${followerWords[news]}`
    : `呼び出しに合う${followerWords[news]}`
}
/** Side of a change that is told of it: its master, the office, or a player by the state of the entry. */
export type NewsSide = EntryState | 'master' | 'office'

/** Sentence about a change; null when that side is not told. */
export function scenarioNews(act: string, entry: NewsSide): string | null {
  const known = act as Told
  if (entry === 'office') return toOffice[known] ?? null
  if (entry === 'master') return toMaster[known] ?? (known.startsWith('repair') ? '運営が状態を直しました' : null)
  if (known === 'draw') return entry === 'won' ? '当選しました。参加を確定してください' : '落選しました'
  // Losers of the draw hear of seats that became free after all.
  if (entry === 'lost') return known === 'recruitRest' ? '席が空き、先着の募集が始まりました' : null
  if (entry === 'lapsed') return '確定されなかったため、席がなくなりました'
  return toPlayers[known] ?? (known.startsWith('repair') ? '運営が状態を直しました' : null)
}

/** Whether the news is good; it decides the colour of the toast. */
export const isGoodNews = (act: string, entry: NewsSide): boolean =>
  act === 'draw'
    ? entry === 'won'
    : ![
        'reject',
        'giveUp',
        'withdraw',
        'fallLate',
        'remove',
        'dates',
        'replay:return',
        'extra:return',
        'takeVoice',
      ].includes(act) && entry !== 'lapsed'
