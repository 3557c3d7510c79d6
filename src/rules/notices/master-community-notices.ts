// Notices of masters' communities: answers to one's own post.
import { staffTalkAddress } from '../master-community-address.ts'
import { DAY, defineNotice } from './notice.ts'

/** @property boardId null for the chat */
export type ToldStaffPost = {
  worldId: string
  boardId: number | null
  talkId: number
  title: string
  postId: number
  name: string
}

export const staffReplyTopic = ({ talkId }: Pick<ToldStaffPost, 'talkId'>): string => `staff:reply:${talkId}`

export const masterCommunityNotices = {
  'staff.reply': defineNotice<ToldStaffPost>({
    setting: 'staff',
    kind: 'people',
    worthMinutes: 2 * DAY,
    topic: staffReplyTopic,
    say: ({ worldId, boardId, talkId, title, name }) => ({
      over: title,
      title: `${name}さんがあなたの発言に返信しました`,
      href: staffTalkAddress(worldId, boardId, talkId),
      tone: 'info',
    }),
  }),
} as const
