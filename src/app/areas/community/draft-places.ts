// Texts of communities, in lists of drafts: the form of one, the words of a request, the first post of a thread, posts.
import { HandHeart, MessagesSquare, UsersRound } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'
import type { CommunityWrite } from './address.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    community: DraftPlace
    communityRequest: DraftPlace
    communityThread: DraftPlace
    communityPost: DraftPlace
  }
}

export const COMMUNITY_PLACE = 'community'
export const REQUEST_PLACE = 'communityRequest'
export const THREAD_PLACE = 'communityThread'
export const POST_PLACE = 'communityPost'

export type CommunityOf = { worldId: string; communityId: number }
export type ThreadOf = CommunityOf & { threadId: number }

/** Target of the form: a new community of a world has no id yet. */
export const communityTarget = ({ worldId, communityId }: { worldId: string; communityId: number | null }): string =>
  `${worldId}:${communityId ?? 'new'}`
export const requestTarget = (of: CommunityOf): string => communityTarget(of)
export const newThreadTarget = (of: CommunityOf): string => communityTarget(of)
export const threadTarget = ({ threadId, ...of }: ThreadOf): string => `${communityTarget(of)}:${threadId}`
/** Target of the draft in which a post is changed. */
export const editTarget = (of: ThreadOf, postId: number): string => `${threadTarget(of)}:${postId}`

/** Path of the page that a target names: the world, the community, the thread. Ids of worlds have no colon. */
function pathOf(target: string): string {
  const [worldId = '', community = '', thread] = target.split(':').map(encodeURIComponent)
  return `/world/${worldId}/community/${community}${thread ? `/${thread}` : ''}`
}

export const communityPlace: DraftPlace = {
  label: 'コミュニティの紹介',
  icon: UsersRound,
  path: target => `${pathOf(target)}${target.endsWith(':new') ? '' : '/edit'}`,
}
/** Path of a community's page with the sheet over it in which a draft goes on. */
const withSheet =
  (write: CommunityWrite) =>
  (target: string): string =>
    `${pathOf(target)}?write=${write}`

export const communityRequestPlace: DraftPlace = {
  ...{ label: '入会の申し込み', icon: HandHeart },
  path: withSheet('request'),
}
export const communityThreadPlace: DraftPlace = {
  ...{ label: '新しいスレッド', icon: MessagesSquare },
  path: withSheet('thread'),
}
export const communityPostPlace: DraftPlace = { label: 'コミュニティの発言', icon: MessagesSquare, path: pathOf }
