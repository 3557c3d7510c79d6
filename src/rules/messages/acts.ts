// Texts for every kind of act that goes through the outbox: its name, and the sentences for when it waits, is done, and is
// not done. One place, so that a button, the tray, a toast and the list of notices say the same; a new kind does not
// compile without its words (ActKind).
import { formatCount } from '../rewards.ts'

/** What is known of the act: an amount, which of two it is. */
type Facts = Record<string, string | number | null>

/**
 * @property name what the act is: フォロー解除
 * @property done what has happened, with the amount: LP 10 を受け取りました
 * @property notDone what has not: フォローを解除できませんでした
 */
type Words = { name: string; done: string; notDone: string }

/** Words that end in a letter or a digit stand apart from the particle after them: LP 10 を, 灯油壺を. */
const object = (words: string): string => `${words}${/[\w)]$/.test(words) ? ' ' : ''}を`

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

const friendWords: Record<string, Words> = {
  ask: words('フレンド申請', 'フレンド申請を送りました', 'フレンド申請を送れませんでした'),
  accept: words('フレンド申請の承認', 'フレンドになりました', 'フレンド申請を承認できませんでした'),
  relation: words('ひとことの保存', 'ひとことを保存しました', 'ひとことを保存できませんでした'),
  'part:invited': words('フレンド申請の辞退', 'フレンド申請を断りました', 'フレンド申請を断れませんでした'),
  'part:asked': words('フレンド申請の取り消し', 'フレンド申請を取り消しました', 'フレンド申請を取り消せませんでした'),
  'part:friend': words('フレンド解除', 'フレンドを解除しました', 'フレンドを解除できませんでした'),
}

const linkWords: Record<string, Words> = {
  make: words('配布リンクの作成', '配布リンクを作りました', '配布リンクを作れませんでした'),
  stop: words('配布の停止', '配布を止めました', '配布を止められませんでした'),
  resume: words('配布の再開', '配布を再開しました', '配布を再開できませんでした'),
}

/** By kind; the facts of records that an older version of the app has kept may lack some. */
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
  'follow.character': ({ wanted }: Facts) =>
    wanted === 0
      ? words('フォロー解除', 'フォローを解除しました', 'フォローを解除できませんでした')
      : words('フォロー', 'フォローしました', 'フォローできませんでした'),
  'friend.act': ({ act }: Facts) =>
    friendWords[String(act)] ?? words('フレンドの変更', 'フレンドを変更しました', 'フレンドを変更できませんでした'),
  'character.speakAs': () =>
    words(
      '発言するキャラクターの切り替え',
      '発言するキャラクターを切り替えました',
      '発言するキャラクターを切り替えられませんでした',
    ),
  'character.arrange': () =>
    words('キャラクターの並べ替え', 'キャラクターを並べ替えました', 'キャラクターを並べ替えられませんでした'),
  'character.hide': ({ isHidden }: Facts) =>
    isHidden === 0
      ? words('キャラクターの表示', '一覧に出しました', '一覧に出せませんでした')
      : words('キャラクターの非表示', '一覧から外しました', '一覧から外せませんでした'),
  'user.updateProfile': () => words('自己紹介の保存', '自己紹介を保存しました', '自己紹介を保存できませんでした'),
  'inquiry.send': () => words('お問い合わせ', 'お問い合わせを送りました', 'お問い合わせを送れませんでした'),
  'application.decide': ({ isApproved }: Facts) =>
    isApproved === 0
      ? words('申請の却下', '申請を却下しました', '申請を却下できませんでした')
      : words('申請の承認', '申請を承認しました', '申請を承認できませんでした'),
  // Its sentences are those of messages.tsv.
  'exchange.create': () => words('アイテムの作成', 'アイテムを作成しました', 'アイテムの作成に失敗しました'),
  'shop.buy': ({ isSkill }: Facts) =>
    isSkill === 1
      ? words('スキルの習得', 'スキルを習得しました', 'スキルを習得できませんでした')
      : words('購入', '購入しました', '購入できませんでした'),
  'distribution.link': ({ doing }: Facts) =>
    linkWords[String(doing)] ??
    words('配布リンクの変更', '配布リンクを変更しました', '配布リンクを変更できませんでした'),
  'distribution.receive': () => words('配布の受け取り', '配布を受け取りました', '配布を受け取れませんでした'),
} satisfies Record<string, (facts: Facts, answer: unknown) => Words>

/** Every kind of act that may lie in the outbox. */
export type ActKind = keyof typeof byKind

export const actKinds = Object.keys(byKind) as readonly ActKind[]

/** Of a kind that only another version of the app knows. */
const unknownWords = words('操作', '送信しました', '送信できませんでした')

/**
 * The words of an act.
 * @param answer the server's, once it was read: amounts that are known only then stand in `done`
 * @returns also `waiting`: フォロー解除（送信待ち）
 */
export function actWords(
  { kind, facts }: { kind: string; facts: Facts },
  answer?: unknown,
): Words & { waiting: string } {
  const found = Object.hasOwn(byKind, kind) ? byKind[kind as ActKind](facts, answer) : unknownWords
  return { ...found, waiting: `${found.name}（送信待ち）` }
}
