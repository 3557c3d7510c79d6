// Notices of scenarios: what changes for those who lead, play or follow one, reminders of its deadlines, questions, calls in its
// consultation.
import { followerSentence, isGoodNews, type NewsSide, scenarioNews } from '../scenario/news.ts'
import { newsAddress, phaseAddress, type ToldPhase } from '../scenario/news-address.ts'
import { reminderWords } from '../scenario/reminders.ts'
import { DAY, defineNotice, HOUR, type NoticeEvent } from './notice.ts'

type OfPhase = ToldPhase & { title: string }
export type ToldNews = OfPhase & { act: string; entry: NewsSide; reason?: string }
export type ToldFollower = OfPhase & { act: string; entry: 'follower' | 'call'; masterName: string }
export type ToldReminder = OfPhase & {
  characterId: string
  characterFullName: string
  entryId: number
  until: string
  hasDraft: boolean
  isSent: boolean
  minutes: number
}
export type ToldPost = OfPhase & { postId: number; name: string; isReply: boolean }
export type ToldComment = OfPhase & { name: string }

const placeOf = ({ scenarioId, phase }: OfPhase): string => `${scenarioId}:${phase}`
const topicOf = ({ entry, ...of }: ToldNews): string =>
  `scenario:${placeOf(of)}:${entry === 'master' ? 'm' : entry === 'office' ? 'o' : 'p'}`

const news = (of: Pick<NoticeEvent<ToldNews>, 'setting' | 'kind' | 'worthMinutes'>): NoticeEvent<ToldNews> =>
  defineNotice({
    ...of,
    topic: told => `${of.setting}:${topicOf(told)}`,
    say: told => {
      const title = scenarioNews(told.act, told.entry)
      if (title === null) return null
      return {
        over: [told.title, told.reason && `理由：${told.reason}`].filter(Boolean).join('　'),
        title,
        href: newsAddress(told, told.act, told.entry),
        tone: isGoodNews(told.act, told.entry) ? 'success' : 'info',
      }
    },
  })

export const scenarioNotices = {
  'scenario.seat': news({ setting: 'seat', kind: 'seat', worthMinutes: 2 * DAY }),
  'scenario.progress': news({ setting: 'progress', kind: 'scenario', worthMinutes: 2 * DAY }),
  'scenario.question': news({ setting: 'question', kind: 'scenario', worthMinutes: 3 * DAY }),
  'scenario.replay': news({ setting: 'replay', kind: 'replay', worthMinutes: 7 * DAY }),
  'scenario.desk': news({ setting: 'desk', kind: 'desk', worthMinutes: 3 * DAY }),
  'scenario.office': news({ setting: 'office', kind: 'desk', worthMinutes: 3 * DAY }),
  'scenario.follower': defineNotice<ToldFollower>({
    setting: 'opening',
    kind: 'people',
    worthMinutes: 2 * DAY,
    topic: told => `opening:${placeOf(told)}`,
    say: told => {
      const title = followerSentence(told.act, told.entry, told.masterName)
      return title === null ? null : { over: told.title, title, href: phaseAddress(told), tone: 'success' }
    },
  }),
  'scenario.remind': defineNotice<ToldReminder>({
    setting: 'deadline',
    kind: 'deadline',
    worthMinutes: 24 * HOUR,
    ends: ({ until }) => until,
    topic: ({ entryId }) => `deadline:${entryId}`,
    mayRing: ({ minutes }) => minutes <= 30,
    say: (told, now) => {
      const title = reminderWords(told, now.getTime())
      if (title === null) return null
      return {
        over: `${told.title}・${told.characterFullName}`,
        title,
        href: `${phaseAddress(told)}/playing?character=${told.characterId}`,
        tone: 'info',
      }
    },
  }),
  'scenario.mention': defineNotice<ToldPost>({
    setting: 'mention',
    kind: 'board',
    worthMinutes: 12 * HOUR,
    topic: told => `board:${placeOf(told)}`,
    say: told => ({
      over: told.title,
      title: told.isReply ? `${told.name}さんが相談で返信しました` : `${told.name}さんが相談であなたを呼んでいます`,
      href: `${phaseAddress(told)}?tab=board`,
      tone: 'info',
    }),
  }),
  'scenario.comment': defineNotice<ToldComment>({
    setting: 'response',
    kind: 'replay',
    worthMinutes: 2 * DAY,
    topic: told => `comment:${placeOf(told)}`,
    say: told => ({
      over: told.title,
      title: `${told.name}さんがリプレイに感想を書きました`,
      href: `${phaseAddress(told)}?tab=replay`,
      tone: 'info',
    }),
  }),
} as const

type ScenarioNewsKey =
  | 'scenario.seat'
  | 'scenario.progress'
  | 'scenario.question'
  | 'scenario.replay'
  | 'scenario.desk'
  | 'scenario.office'

const SEAT_ACTS = ['callLottery', 'draw', 'seatAll', 'seatAllFull', 'recruitRest', 'remove']

/** Event of a change of a scenario for one of its sides. */
export function scenarioEventOf(act: string, entry: NewsSide): ScenarioNewsKey {
  if (entry === 'office') return 'scenario.office'
  if (act === 'question' || act === 'answer') return 'scenario.question'
  if (act === 'complete' || act === 'extra:publish' || act === 'takeVoice') return 'scenario.replay'
  if (entry === 'master') return 'scenario.desk'
  return SEAT_ACTS.includes(act) || entry === 'lapsed' ? 'scenario.seat' : 'scenario.progress'
}
