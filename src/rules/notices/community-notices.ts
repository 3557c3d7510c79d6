// Notices of communities: requests for the leader and their answers, members who were removed or made leader, posts in watched
// threads, answers to one's own.
import { communityAddress, threadAddress } from '../community-address.ts'
import { DAY, defineNotice, type NoticeWords } from './notice.ts'

export type ToldCommunity = { worldId: string; communityId: number; communityName: string }
/** @property characterId the user's own character */
export type ToldMember = ToldCommunity & { characterId: string }
export type ToldThreadPost = ToldCommunity & { threadId: number; title: string; postId: number; name: string }

export const threadTopics = {
  post: ({ threadId }: Pick<ToldThreadPost, 'threadId'>) => `community:post:${threadId}`,
  reply: ({ threadId }: Pick<ToldThreadPost, 'threadId'>) => `community:reply:${threadId}`,
}

const addressOf = ({ worldId, communityId }: ToldCommunity): string => communityAddress(worldId, communityId)

const saidIn =
  (does: string) =>
  ({ worldId, communityId, threadId, title, name }: ToldThreadPost): NoticeWords => ({
    over: title,
    title: `${name}さんが${does}`,
    href: threadAddress(worldId, communityId, threadId),
    tone: 'info',
  })

/** Notice that something became of a character's membership. */
const became = (topic: string, say: (told: ToldMember & { reason?: string }) => Pick<NoticeWords, 'title' | 'tone'>) =>
  defineNotice<ToldMember & { reason?: string }>({
    setting: 'community',
    kind: 'people',
    worthMinutes: 3 * DAY,
    topic: ({ communityId, characterId }) => `community:${topic}:${communityId}:${characterId}`,
    say: told => ({ over: told.communityName, href: addressOf(told), ...say(told) }),
  })

export const communityNotices = {
  'community.asked': defineNotice<ToldCommunity & { name: string }>({
    setting: 'community',
    kind: 'people',
    worthMinutes: 3 * DAY,
    topic: ({ communityId }) => `community:asked:${communityId}`,
    say: told => ({
      over: told.communityName,
      title: `${told.name}さんから入会の申し込みが届きました`,
      href: `${addressOf(told)}?tab=members`,
      tone: 'info',
    }),
  }),
  'community.decided': defineNotice<ToldMember & { isAccepted: boolean; reason: string }>({
    setting: 'community',
    kind: 'people',
    worthMinutes: 3 * DAY,
    topic: ({ communityId, characterId }) => `community:decided:${communityId}:${characterId}`,
    say: told => ({
      over: told.communityName,
      title: told.isAccepted ? '入会の申し込みが認められました' : `入会の申し込みは見送られました：${told.reason}`,
      href: addressOf(told),
      tone: told.isAccepted ? 'success' : 'info',
    }),
  }),
  'community.removed': became('removed', ({ reason = '' }) => ({
    title: `コミュニティのメンバーから外されました：${reason}`,
    tone: 'info',
  })),
  'community.leading': became('leading', () => ({
    title: 'コミュニティの代表を引き継ぎました',
    tone: 'success',
  })),
  'community.post': defineNotice<ToldThreadPost>({
    setting: 'community',
    kind: 'people',
    worthMinutes: DAY,
    topic: threadTopics.post,
    say: saidIn('発言しました'),
  }),
  'community.reply': defineNotice<ToldThreadPost>({
    setting: 'community',
    kind: 'people',
    worthMinutes: 2 * DAY,
    topic: threadTopics.reply,
    say: saidIn('あなたの発言に返信しました'),
  }),
} as const
