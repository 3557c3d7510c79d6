// Communities (コミュニティ): clubs of characters in a world, with threads in which they talk. Categories, ways to join, limits of texts and
// numbers, faults. Form and server ask here.
import type { CommunityCategory, CommunityList } from './community-address.ts'
import { lengthCount } from './text/count.ts'
import { textFaultsOf } from './text-faults.ts'

/** Words of the subjects by which communities are listed. */
export const communityCategoryLabels: Record<CommunityCategory, string> = {
  story: '物語・ロール',
  adventure: '冒険・依頼',
  daily: '日常・雑談',
  trade: '商い・仕事',
  study: '学び・研究',
  art: '芸術・創作',
  other: 'そのほか',
}

/** Ways to join: at once, by a request that the leader decides, or not at all. */
export const COMMUNITY_JOININGS = ['open', 'request', 'closed'] as const
export type CommunityJoining = (typeof COMMUNITY_JOININGS)[number]
export const communityJoiningLabels: Record<CommunityJoining, string> = {
  open: 'だれでも入れる',
  request: '申し込みを受けて決める',
  closed: 'いまは募集しない',
}
/** Short words for cards. */
export const communityJoiningBadges: Record<CommunityJoining, string> = {
  open: '入会自由',
  request: '申し込み制',
  closed: '募集停止中',
}

export const communityListLabels: Record<CommunityList, string> = {
  active: '新しい発言',
  newest: '新しくできた',
  recruiting: '募集中',
}

/**
 * Readers and writers of a thread. `anyone`: every character of the world may write; `public`: everybody reads, members write;
 * `members`: members alone.
 */
export const THREAD_SCOPES = ['anyone', 'public', 'members'] as const
export type ThreadScope = (typeof THREAD_SCOPES)[number]
export const threadScopeLabels: Record<ThreadScope, string> = {
  anyone: 'だれでも書きこめる',
  public: '公開（書きこむのはメンバー）',
  members: 'メンバーだけ',
}
/** Short words for rows. */
export const threadScopeBadges: Record<ThreadScope, string> = {
  anyone: 'だれでも',
  public: '公開',
  members: 'メンバーだけ',
}

/** States of a request for membership. */
export const MEMBERSHIP_STATES = ['waiting', 'accepted', 'declined', 'withdrawn'] as const
export type MembershipState = (typeof MEMBERSHIP_STATES)[number]

/** Those who may delete a post. */
export const COMMUNITY_POST_REMOVERS = ['writer', 'leader', 'office'] as const
export type CommunityPostRemover = (typeof COMMUNITY_POST_REMOVERS)[number]

/** Most characters, by the count of limited fields (rules §3). */
export const COMMUNITY_MOST = {
  communityName: 30,
  catchphrase: 40,
  description: 2_000,
  rules: 1_000,
  words: 200,
  reason: 200,
  title: 40,
  post: 1_000,
} as const
/** Hard limit in UTF-16 units: far above every limit, so that a text that is too long gets a refusal that says so. */
export const COMMUNITY_TEXT_MOST = 8_000

/** Communities that a character is in, and that one user leads in a world. */
export const COMMUNITIES_JOINED_MOST = 20
export const COMMUNITIES_LED_MOST = 5
export const COMMUNITY_MEMBERS_MOST = 300
/** Requests that wait in one community. */
export const COMMUNITY_REQUESTS_MOST = 100
export const COMMUNITY_THREADS_MOST = 500
export const THREADS_PINNED_MOST = 5
/** Threads of which a user is told. */
export const THREADS_WATCHED_MOST = 100

export const COMMUNITY_PAGE_SIZE = 20
export const MEMBER_PAGE_SIZE = 30
export const THREAD_PAGE_SIZE = 20
export const THREAD_POSTS_SIZE = 30
export const THREAD_POSTS_MOST = 60
/** Time in which a post may be changed by its writer. */
export const COMMUNITY_POST_EDIT_MS = 5 * 60_000
/** Letters of the post that is answered, as the answer shows it. */
export const COMMUNITY_FIRST_LINE = 40

export type CommunityTexts = { communityName: string; catchphrase: string; description: string; rules: string }
type Labelled = keyof CommunityTexts | 'words' | 'reason' | 'title'

export const communityLabels: Record<Labelled, string> = {
  communityName: '名前',
  catchphrase: 'ひとこと',
  description: '紹介',
  rules: '約束ごと',
  words: '申し込みの言葉',
  reason: '理由',
  title: 'スレッドの題名',
}

/** Faults of some of the fields, as the form shows them. */
export const communityFaults = /* @__PURE__ */ textFaultsOf({
  labels: communityLabels,
  most: COMMUNITY_MOST,
  needed: ['communityName', 'description', 'title', 'reason'],
})

export const communityPostFault = (body: string): 'COMMUNITY_POST_EMPTY' | 'COMMUNITY_POST_TOO_LONG' | null =>
  body.trim() === ''
    ? 'COMMUNITY_POST_EMPTY'
    : lengthCount(body) > COMMUNITY_MOST.post
      ? 'COMMUNITY_POST_TOO_LONG'
      : null

export const canEditCommunityPost = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < COMMUNITY_POST_EDIT_MS

/** Whether somebody reads a thread. */
export const readsThread = (scope: ThreadScope, isMember: boolean): boolean => scope !== 'members' || isMember

/** Whether a character writes in a thread. @param isClosed whether the leader has ended it */
export const writesInThread = (scope: ThreadScope, { isMember, isClosed }: { isMember: boolean; isClosed: boolean }) =>
  !isClosed && (scope === 'anyone' || isMember)
