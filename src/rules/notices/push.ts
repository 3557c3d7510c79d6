// Content of a push: the message that the worker of a device is given. On a lock screen it says the kind alone, unless its user
// chose the whole words for that device.
import type { NoticeKind } from './kinds.ts'
import type { NoticeWords } from './notice.ts'

export type PushMessage = {
  /** User whom it is for: a worker shows nothing for another. */
  userId: string
  /** Stable over repeated sendings; 0 for a trial. */
  noticeId: number
  /** Name of what it is about: a later one takes the place of one that is still shown. */
  tag: string
  title: string
  body: string
  /** Address in the app. */
  href: string
  /** Whether the list of the app shows it, so that it can be read there. */
  isListed: boolean
  /** Number of unread notices, for the badge on the icon. */
  unread: number
}

/** Devices of a user that can be pushed to; the one heard of longest ago makes room. */
export const MOST_DEVICES = 20

const APP_NAME = 'つむぎ'
const MOST_TITLE = 80
const MOST_BODY = 200

/** Sentences that tell nobody who looks over a shoulder more than the kind. */
const sentences: Record<NoticeKind, string> = {
  deadline: '締切が近づいています。',
  seat: '抽選や参加のお知らせがあります。',
  scenario: 'シナリオのお知らせがあります。',
  board: '相談であなたを呼んでいる人がいます。',
  replay: 'リプレイのお知らせがあります。',
  order: 'オーダーのお知らせがあります。',
  letter: '便りのお知らせがあります。',
  mission: 'ミッションのお知らせがあります。',
  application: '申請のお知らせがあります。',
  people: 'つながりのお知らせがあります。',
  news: '運営からのお知らせがあります。',
  search: '保存した検索のお知らせがあります。',
  desk: '机にお知らせがあります。',
}

const clipped = (text: string, most: number): string => {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}

/** Title and line of a push. @param showsContent whether its user wants the whole words on that device's screens */
export function pushWords(
  kind: NoticeKind,
  { over, title, trailing }: NoticeWords,
  showsContent: boolean,
): Pick<PushMessage, 'title' | 'body'> {
  if (!showsContent) return { title: APP_NAME, body: sentences[kind] }
  return {
    title: clipped(title, MOST_TITLE),
    body: clipped([over, trailing].filter(Boolean).join('\n') || sentences[kind], MOST_BODY),
  }
}

/** Words of a trial, by which a user sees that a device is reached. */
export const trialMessage = (userId: string, unread: number): PushMessage => ({
  userId,
  noticeId: 0,
  tag: 'trial',
  title: APP_NAME,
  body: 'この端末に届きました。通知はこのように出ます。',
  href: '/myPage/account/notifications',
  isListed: false,
  unread,
})

/** Fate of a push at a device: of somebody else, shown before (its answer was lost, and it was sent again), or to be shown. */
export function fateHere(
  message: Pick<PushMessage, 'userId' | 'noticeId'> | null,
  userId: string | null,
  shown: readonly number[],
): 'foreign' | 'known' | 'new' {
  if (userId === null || (message && message.userId !== userId)) return 'foreign'
  return message && message.noticeId > 0 && shown.includes(message.noticeId) ? 'known' : 'new'
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Message of a push; null where it is none of this service's. */
export function parsePush(text: string): PushMessage | null {
  try {
    const told = JSON.parse(text) as Partial<PushMessage> | null
    if (!told || !isText(told.userId) || !isText(told.title) || !isText(told.body)) return null
    return {
      userId: told.userId,
      noticeId: Number(told.noticeId) || 0,
      tag: isText(told.tag) ? told.tag : '',
      title: told.title,
      body: told.body,
      // Nothing but a page of this service is opened.
      href: isText(told.href) && /^\/(?![/\\])/.test(told.href) ? told.href : '/notice',
      isListed: told.isListed === true,
      unread: Number(told.unread) || 0,
    }
  } catch {
    return null
  }
}
