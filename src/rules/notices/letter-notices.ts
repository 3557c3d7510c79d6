// Notices of letters between characters, of their gifts, and of the makai post. None says a word of a letter; those of the makai
// post name no sender.
import { letterAddress, makaiAddress } from '../letter-address.ts'
import type { GiftEnd } from '../letters.ts'
import { DAY, defineNotice } from './notice.ts'

/** @property characterId the user's own character, name the other one's */
export type ToldPost = {
  worldId: string
  characterId: string
  characterName: string
  otherId: string
  name: string
  hasGift: boolean
}

/** @property characterId the character that gave, gift what it gave in words */
export type ToldGift = Omit<ToldPost, 'hasGift'> & { letterId: number; gift: string; news: GiftEnd }

const giftTitles: Record<GiftEnd, (name: string, gift: string) => string> = {
  accepted: (name, gift) => `${name}さんが贈りもの（${gift}）を受け取りました`,
  refused: (name, gift) => `${name}さんへの贈りもの（${gift}）が返ってきました`,
  expired: (name, gift) => `${name}さんへの贈りもの（${gift}）が、14日たって戻りました`,
}

export const letterNotices = {
  'post.arrived': defineNotice<ToldPost>({
    setting: 'letter',
    kind: 'letter',
    worthMinutes: 2 * DAY,
    topic: ({ characterId, otherId }) => `post:${characterId}:${otherId}`,
    say: ({ worldId, characterId, characterName, otherId, name, hasGift }) => ({
      over: `${characterName}へ`,
      title: `${name}さんから${hasGift ? '贈りものつきの' : ''}手紙が届きました`,
      href: letterAddress(worldId, { asId: characterId, withId: otherId }),
      tone: 'success',
    }),
  }),
  'post.gift': defineNotice<ToldGift>({
    setting: 'letter',
    kind: 'letter',
    worthMinutes: 2 * DAY,
    topic: ({ letterId }) => `gift:${letterId}`,
    say: ({ worldId, characterId, characterName, otherId, name, gift, news }) => ({
      over: characterName,
      title: giftTitles[news](name, gift),
      href: letterAddress(worldId, { asId: characterId, withId: otherId }),
      tone: news === 'accepted' ? 'success' : 'info',
    }),
  }),
  'makai.arrived': defineNotice<{ worldId: string; characterId: string; characterName: string }>({
    setting: 'letter',
    kind: 'letter',
    worthMinutes: 2 * DAY,
    topic: ({ characterId }) => `makai:${characterId}`,
    say: ({ worldId, characterId, characterName }) => ({
      over: `${characterName}へ`,
      title: '魔界ポストに手紙が届きました',
      href: makaiAddress(worldId, characterId),
      tone: 'info',
    }),
  }),
  'makai.decided': defineNotice<{ worldId: string; characterId: string; letterId: number }>({
    setting: 'letter',
    kind: 'letter',
    worthMinutes: 3 * DAY,
    topic: ({ letterId }) => `makai:case:${letterId}`,
    say: ({ worldId, characterId }) => ({
      over: '魔界ポスト',
      title: '相談のあった手紙を、運営が確かめました',
      href: makaiAddress(worldId, characterId),
      tone: 'info',
    }),
  }),
} as const
