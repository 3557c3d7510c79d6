// Communities for the tests of their screens: a world, its characters, a community in any state, and a guest who looks.
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Community, CommunityCard, JoinRequest, ListedThread, Member } from '#app/areas/community/queries.ts'
import { session } from '#app/platform/session.ts'
import type { AnswerOf } from '../../support/fake-server.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { aroundScreen } from '../../support/screen.tsx'

export const AT = '2036-11-20T12:00:00.000Z'

const listed = (characterId: string, characterFullName: string) => ({
  ...{ characterId, characterFullName, icon: null, className: '霧読み', level: 3 },
  ...{ shogo: null, isNpc: false, isResting: false },
})
export const GARO = listed('garo', 'ガロ')
export const LINNE = listed('linne', 'リンネ')
export const SUI = listed('sui', 'スイ')
export const TOMORI = listed('tomori', 'トモリ')

/** Characters of the user in the world; the first one speaks. */
export const mine = (...own: (typeof LINNE)[]): AnswerOf<'character.mine'> => ({
  characterList: own.map(({ isNpc: _, ...character }, at) => ({
    ...character,
    ...{ worldId: 'world0', worldName: '灯守のエルダ', isHidden: false, excludedStatus: null, isSpeaking: at === 0 },
  })),
})

export const card = (communityId: number, given: Partial<CommunityCard> = {}): CommunityCard => ({
  ...{ communityId, worldId: 'world0', communityName: '灯守りの会', catchphrase: '霧の夜に集まる。' },
  ...{ category: 'daily', joining: 'open', banner: null, memberCount: 12, iconList: [] },
  ...{ lastPostAt: AT, createdAt: AT, isMember: false, ...given },
})

export const community = (given: Partial<Community> = {}): Community => ({
  ...card(5),
  ...{ worldName: '灯守のエルダ', description: '灯のそばで話す会です。', rules: '火を絶やさないこと。' },
  ...{ leader: { ...TOMORI, isFolded: false }, isLeader: false, memberIdList: [], askedIdList: [] },
  ...{ requestCount: 0, threadCount: 0, version: 1, serverTime: AT, ...given },
})

/** The community as its leader リンネ sees it. */
export const led = (given: Partial<Community> = {}): Community =>
  community({
    ...{ isLeader: true, isMember: true, memberIdList: ['linne'], leader: { ...LINNE, isFolded: false } },
    ...given,
  })

export const thread = (threadId: number, given: Partial<ListedThread> = {}): ListedThread => ({
  ...{ threadId, title: '今夜の灯', scope: 'public', isPinned: false, isClosed: false, postCount: 12, unread: 0 },
  ...{ lastPostAt: AT, lastName: 'ガロ', isWatched: false, canDelete: false, ...given },
})

export const member = (character: typeof LINNE, given: Partial<Member> = {}): Member => ({
  ...{ character, isLeader: false, isMine: false, joinedAt: AT, ...given },
})

export const request = (requestId: number, character: typeof LINNE, words = ''): JoinRequest => ({
  ...{ requestId, character: { ...character, isFolded: false }, words, createdAt: AT },
})

/** Shows a screen to a guest. */
export function showGuest(content: ReactNode) {
  vi.spyOn(session, 'get').mockReturnValue({ user: null, ended: false })
  return renderInRouter(aroundScreen(content))
}
