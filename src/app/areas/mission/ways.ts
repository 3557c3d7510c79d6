// Screens where each kind of mission is fulfilled: one table for the cards, the start page and the column of ending ones.
import { missionMessages } from '#rules/messages/mission.ts'
import { type AchievementType, missionWorld } from '#rules/mission.ts'
import type { Mission } from './queries.ts'

/** @property path address in the app */
export type Way = { label: string; path: string }

type Asked = Pick<Mission, 'worldId' | 'achievementType' | 'achievementValue'>

/** A page of the mission's world; for missions of any world, the user first chooses one. */
const inWorld = (worldId: string, page: string): string =>
  worldId === missionWorld.user ? '/worldSelect' : `/world/${encodeURIComponent(worldId)}/${page}`

/** A page of the mission's world, whatever the mission waits for there. */
const pageOf =
  (label: string, page: string) =>
  ({ worldId }: Asked): Way => ({ label, path: inWorld(worldId, page) })

const part = (value: string): string => encodeURIComponent(value)

/** Screens for all types that an area raises. Types of an older or newer server may have none. */
const ways: Record<AchievementType, (mission: Asked) => Way> = {
  Login: () => ({ label: 'ホームへ', path: '/' }),
  News: ({ achievementValue: post }) => ({
    label: missionMessages.openNews,
    path: post === null ? '/news' : `/news/${part(post)}`,
  }),
  NovelRead: ({ worldId, achievementValue: novel }) => ({
    label: 'ノベルを読む',
    path: novel === null || worldId === missionWorld.user ? '/novel' : inWorld(worldId, `novel/${part(novel)}`),
  }),
  CharacterCreate: pageOf('キャラクターを作る', 'characterRegistration'),
  ItemBuy: pageOf('ショップへ', 'shop'),
  ItemSynth: pageOf('アイテム交換へ', 'itemSynth'),
  EquipItem: pageOf('装備へ', 'sobiItemSettings'),
  ItemLevelUp: pageOf('装備へ', 'sobiItemSettings'),
  CharacterEdit: () => ({ label: 'キャラクターへ', path: '/myPage/character' }),
  SkillLearn: pageOf('スキルへ', 'skillSettings'),
  SkillSet: pageOf('スキルへ', 'skillSettings'),
  Follow: pageOf('キャラクターを探す', 'worldSearch/character'),
  FriendAsk: pageOf('キャラクターを探す', 'worldSearch/character'),
  FriendMake: pageOf('キャラクターを探す', 'worldSearch/character'),
  ScenarioEntry: pageOf('シナリオを探す', 'scenario/opening'),
  ScenarioPost: pageOf('シナリオへ', 'scenario/opening'),
  PlayingSend: pageOf('シナリオへ', 'scenario/opening'),
  TweetWrite: pageOf('つぶやく', 'tweet'),
  TweetReply: pageOf('つぶやきへ', 'tweet'),
  TweetLike: pageOf('つぶやきへ', 'tweet'),
  NoteWrite: pageOf('ノートへ', 'characterNote'),
  LetterSend: pageOf('手紙を書く', 'message'),
}

/** Types with a screen. */
export const wayTypes = Object.keys(ways)

/** Screen where a mission is fulfilled; null when there is none. */
export const wayOf = (mission: Asked): Way | null =>
  isKnown(mission.achievementType) ? ways[mission.achievementType](mission) : null

const isKnown = (type: string): type is AchievementType => Object.hasOwn(ways, type)
