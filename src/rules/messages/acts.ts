// Texts for every kind of act that goes through the outbox: its name, and the sentences for when it waits, is done, and is
// not done. One place, so that a button, the tray, a toast and the list of notices say the same; a new kind does not
// compile without its words (ActKind).
import { formatCount } from '../rewards.ts'
import { accountActs } from './account-acts.ts'
import { blockActs } from './block-acts.ts'
import { characterActs } from './character-acts.ts'
import { classActs } from './class-acts.ts'
import { communityActs } from './community-acts.ts'
import { driveActs } from './drive-acts.ts'
import { friendActs } from './friend-acts.ts'
import { journalActs } from './journal-acts.ts'
import { letterActs } from './letter-acts.ts'
import { linkActs } from './link-acts.ts'
import { masterCommunityActs } from './master-community-acts.ts'
import { newsActs } from './news-acts.ts'
import { noteActs } from './note-acts.ts'
import { officeActs } from './office-acts.ts'
import { orderActs } from './order-acts.ts'
import { outfitActs } from './outfit-acts.ts'
import { reactActs } from './react-acts.ts'
import { reportActs } from './report-acts.ts'
import { responseActs } from './response-acts.ts'
import { roomActs } from './room-acts.ts'
import { scenarioActs } from './scenario-acts.ts'
import { scenarioOfficeActs } from './scenario-office-acts.ts'
import { searchActs } from './search-acts.ts'
import { tailorActs } from './tailor-acts.ts'
import { tweetActs } from './tweet-acts.ts'
import { acted, liking, waitingName, words } from './words.ts'

/** Facts of an act that its words need: an amount, one of two directions. */
export type Facts = Record<string, string | number | null>

/**
 * Words of one kind of act.
 * @property name noun for the act: フォロー解除
 * @property done sentence once it has happened, with the amount: LP 10 を受け取りました
 * @property notDone sentence when it has not: フォローを解除できませんでした
 */
export type Words = { name: string; done: string; notDone: string }

/** Marks words as the object: a space separates a last letter or digit from the particle: LP 10 を, 灯油壺を. */
const object = (words: string): string => `${words}${/[\w)]$/.test(words) ? ' ' : ''}を`

const applicationWords: Record<string, Words> = {
  cancel: words('申請の取り下げ', '申請を取り下げました', '申請を取り下げられませんでした'),
  original: acted('新しい名前の申請', '新しい名前を申請'),
  setting: acted('公認の申請', '公認を申請'),
  propose: acted('クラスの提案', 'クラスを提案'),
  class: acted('クラスの変更', 'クラスを変更'),
}

/** Words by kind. A record that an older version of the app saved may lack some facts. */
const byKind = {
  'mission.reward': ({ reward }: Facts) => {
    const what = object(typeof reward === 'string' && reward ? reward : '報酬')
    return words('報酬の受け取り', `${what}受け取りました`, `${what}受け取れませんでした`)
  },
  'mission.allLp': (_: Facts, answer: unknown) => {
    const { totalLp } = (answer ?? {}) as { totalLp?: number }
    const what = object(totalLp === undefined ? 'LP報酬' : `LP ${formatCount(totalLp)}`)
    return words('LP報酬の受け取り', `${what}受け取りました`, `${what}受け取れませんでした`)
  },
  ...accountActs,
  ...driveActs,
  ...blockActs,
  ...journalActs,
  ...letterActs,
  ...linkActs,
  ...classActs,
  ...tailorActs,
  ...communityActs,
  ...friendActs,
  ...masterCommunityActs,
  ...newsActs,
  ...noteActs,
  ...officeActs,
  ...scenarioActs,
  ...scenarioOfficeActs,
  ...reactActs,
  ...reportActs,
  ...responseActs,
  ...roomActs,
  ...searchActs,
  ...tweetActs,
  ...orderActs,
  ...outfitActs,
  ...characterActs,
  'demo.clock': () => words('物語の時刻を進める操作', '物語の時刻を進めました', '物語の時刻を進められませんでした'),
  'novel.like': liking,
  'application.act': ({ name }: Facts) => applicationWords[String(name).split(':')[0] ?? ''] ?? acted('申請', '申請'),
  'application.decide': ({ isApproved }: Facts) =>
    isApproved === 0 ? acted('申請の却下', '申請を却下') : acted('申請の承認', '申請を承認'),
  // The sentences are those of messages.tsv.
  'exchange.create': () => words('アイテムの作成', 'アイテムを作成しました', 'アイテムの作成に失敗しました'),
  'shop.buy': ({ isSkill }: Facts) => (isSkill === 1 ? acted('スキルの習得', 'スキルを習得') : acted('購入', '購入')),
  'distribution.receive': () => words('配布の受け取り', '配布を受け取りました', '配布を受け取れませんでした'),
} satisfies Record<string, (facts: Facts, answer: unknown) => Words>

/** Every kind of act that may lie in the outbox. */
export type ActKind = keyof typeof byKind

export const actKinds = Object.keys(byKind) as readonly ActKind[]

/** Words for a kind that only another version of the app knows. */
const unknownWords = acted('操作', '送信')

/**
 * Words of an act.
 * @param answer the server's, once it has arrived: amounts known only then stand in `done`
 * @returns the words and `waiting`: フォロー解除（送信待ち）
 */
export function actWords(
  { kind, facts }: { kind: string; facts: Facts },
  answer?: unknown,
): Words & { waiting: string } {
  const found = Object.hasOwn(byKind, kind) ? byKind[kind as ActKind](facts, answer) : unknownWords
  return { ...found, waiting: waitingName(found) }
}
