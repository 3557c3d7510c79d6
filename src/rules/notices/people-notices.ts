// Notices of what others did: letters, friends, followers.
import { type FanLetterNews, fanLetterNewsWords } from '../fan-letter-words.ts'
import { DAY, defineNotice } from './notice.ts'

export type ToldLetter = { letterId: number; news: FanLetterNews; about: string }
/** @property characterId the user's own character, name the other one's */
export type ToldFriend = { worldId: string; characterId: string; characterName: string; name: string; otherId: string }

const friend = (words: string, state: 'invited' | 'friend') =>
  defineNotice<ToldFriend>({
    setting: 'friend',
    kind: 'people',
    worthMinutes: 2 * DAY,
    topic: ({ characterId, otherId }) => `friend:${characterId}:${otherId}`,
    say: ({ worldId, characterName, name }) => ({
      over: characterName,
      title: `${name}${words}`,
      href: `/world/${worldId}/friendPage?state=${state}`,
      tone: 'success',
    }),
  })

export const peopleNotices = {
  'letter.decided': defineNotice<ToldLetter>({
    setting: 'letter',
    kind: 'letter',
    worthMinutes: 3 * DAY,
    topic: ({ letterId, news }) => `letter:${letterId}:${news === 'received' ? 'in' : 'out'}`,
    say: ({ news, about }) => ({
      over: news === 'received' || !about ? about : `${about}へ`,
      title: fanLetterNewsWords[news],
      href: news === 'received' ? '/myPage/scenario/fanletter' : '/fanletter',
      tone: news === 'returned' ? 'info' : 'success',
    }),
  }),
  'friend.asked': friend('さんからフレンド申請が届きました', 'invited'),
  'friend.made': friend('さんとフレンドになりました', 'friend'),
  'follow.character': defineNotice<{ worldId: string; characterId: string; characterName: string }>({
    setting: 'follower',
    restMinutes: DAY,
    kind: 'people',
    worthMinutes: DAY,
    topic: ({ characterId }) => `follow:${characterId}`,
    say: ({ characterName }) => ({
      over: '',
      title: `${characterName}をフォローした人がいます`,
      href: '/myPage/account/follow?list=followers',
      tone: 'info',
    }),
  }),
  'follow.master': defineNotice<{ masterId: string }>({
    setting: 'follower',
    restMinutes: DAY,
    kind: 'people',
    worthMinutes: DAY,
    topic: () => 'follow:master',
    say: ({ masterId }) => ({
      over: '',
      title: 'あなたのマスタールームをフォローした人がいます',
      href: `/master/${masterId}`,
      tone: 'info',
    }),
  }),
} as const
