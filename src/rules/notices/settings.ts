// Rows of the settings of notices: what can be switched on and off, and what holds until somebody does.
import { NOTICE_CHANNELS, type NoticeChannel } from './channels.ts'

export type NoticeSetting = {
  key: string
  label: string
  note?: string
  /** Channels that are on without a choice. */
  usual: readonly NoticeChannel[]
  /** Channels that cannot be switched off. */
  locked?: readonly NoticeChannel[]
  /** The people it is offered to; everybody without it. */
  for?: 'master' | 'office'
  /** Card of the screen in which it stands. */
  card: 'playing' | 'others' | 'own' | 'desk'
}

const rows = {
  deadline: {
    label: 'プレイングの締切',
    note: '24時間・3時間・30分前',
    usual: ['app', 'push', 'mail'],
    locked: ['app'],
    card: 'playing',
  },
  seat: { label: '抽選の結果', note: '席が決まったとき・空いたとき', usual: ['app', 'push'], card: 'playing' },
  progress: {
    label: 'シナリオの進み',
    note: '相談の開始・日程の変更・不成立',
    usual: ['app', 'push'],
    card: 'playing',
  },
  mention: { label: '相談の新しい発言', note: '名前を呼ばれたとき・返信', usual: ['app'], card: 'playing' },
  question: { label: 'マスターとの質問', usual: ['app', 'push'], card: 'playing' },
  replay: { label: 'リプレイの公開', note: '幕間も', usual: ['app', 'push', 'mail'], card: 'others' },
  staff: { label: 'マスターコミュニティ', note: '発言への返信', usual: ['app'], for: 'master', card: 'desk' },
  response: { label: 'リプレイへの感想', note: 'マスターとして', usual: ['app'], for: 'master', card: 'desk' },
  letter: { label: '手紙・ファンレター', note: '贈りもの・魔界ポストも', usual: ['app', 'push'], card: 'others' },
  order: {
    label: 'オーダーの番',
    note: '自分の番になったとき',
    usual: ['app', 'push', 'mail'],
    locked: ['app'],
    card: 'others',
  },
  commission: {
    label: 'テーラーの発注',
    note: '返事・納品・修正',
    usual: ['app', 'push', 'mail'],
    locked: ['app'],
    card: 'others',
  },
  opening: {
    label: '募集をひらいた相手',
    note: 'フォロー中のマスター・呼び出し',
    usual: ['app'],
    card: 'others',
  },
  search: { label: '保存した検索', note: '新しく見つかったとき', usual: ['app'], card: 'others' },
  note: { label: 'ノートへのコメント・いいね', usual: ['app'], card: 'others' },
  community: { label: 'コミュニティ', note: '入会・通知を受け取るスレッド', usual: ['app'], card: 'others' },
  friend: { label: 'フレンド申請', usual: ['app'], card: 'others' },
  tweet: { label: 'つぶやき', note: '返信・引用・いいね', usual: ['app'], card: 'others' },
  follower: { label: 'フォローされたとき', usual: ['app'], card: 'others' },
  mission: { label: 'ミッションの達成', usual: ['app'], card: 'own' },
  application: { label: '申請の結果', usual: ['app', 'push', 'mail'], card: 'own' },
  class: {
    label: 'ユーザークラスの審査',
    usual: ['app', 'push', 'mail'],
    locked: ['app', 'mail'],
    card: 'own',
  },
  news: { label: 'お知らせ', note: '更新・イベント・ご案内', usual: ['app'], card: 'own' },
  important: {
    label: '大事な知らせ',
    note: '規約・障害・安全',
    usual: ['app', 'mail'],
    locked: ['app', 'mail'],
    card: 'own',
  },
  desk: {
    label: 'マスターの机',
    note: '審査の結果・締切後の流れ',
    usual: ['app', 'push'],
    for: 'master',
    card: 'desk',
  },
  notice: { label: '運営からマスターへ', usual: ['app', 'push'], for: 'master', card: 'desk' },
  office: { label: '運営の机', note: '届いた提出・遅れ', usual: ['app'], for: 'office', card: 'desk' },
} as const satisfies Record<string, Omit<NoticeSetting, 'key'>>

export type NoticeSettingKey = keyof typeof rows

export const NOTICE_SETTINGS = Object.entries(rows).map(([key, row]) => ({
  key,
  ...row,
})) as readonly (NoticeSetting & {
  key: NoticeSettingKey
})[]

const byKey = new Map<string, NoticeSetting>(NOTICE_SETTINGS.map(row => [row.key, row]))

export const isNoticeSetting = (key: string): key is NoticeSettingKey => byKey.has(key)

export const isLockedOn = (key: NoticeSettingKey, channel: NoticeChannel): boolean =>
  byKey.get(key)?.locked?.includes(channel) ?? false

export type NoticeChoice = { event: string; channel: string; isOn: boolean }

/** Channels of a setting: what is locked, then what was chosen, then what is usual. */
export function channelsOn(key: NoticeSettingKey, choices: readonly NoticeChoice[]): NoticeChannel[] {
  return NOTICE_CHANNELS.filter(channel => {
    if (isLockedOn(key, channel)) return true
    const chosen = choices.find(choice => choice.event === key && choice.channel === channel)
    return chosen?.isOn ?? byKey.get(key)?.usual.includes(channel) ?? false
  })
}
