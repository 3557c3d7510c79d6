// Where each kind of mission is fulfilled: one table for the cards, the start and the column of what ends soon.
import { missionMessages } from '#rules/messages/mission.ts'
import { type AchievementType, missionWorld } from '#rules/mission.ts'
import type { Mission } from './queries.ts'

/** @property path an address of the app */
export type Way = { label: string; path: string }

type Asked = Pick<Mission, 'worldId' | 'achievementType' | 'achievementValue'>

/** A page of the mission's world; where any world will do, one chooses it first. */
const inWorld = (worldId: string, page: string): string =>
  worldId === missionWorld.user ? '/worldSelect' : `/world/${encodeURIComponent(worldId)}/${page}`

const part = (value: string): string => encodeURIComponent(value)

/** Every type that some area raises. What an older or newer server asks for may lead nowhere. */
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
  CharacterCreate: ({ worldId }) => ({ label: 'キャラクターを作る', path: inWorld(worldId, 'characterRegistration') }),
  ItemBuy: ({ worldId }) => ({ label: 'ショップへ', path: inWorld(worldId, 'shop') }),
  ItemSynth: ({ worldId }) => ({ label: 'アイテム交換へ', path: inWorld(worldId, 'itemSynth') }),
  EquipItem: ({ worldId }) => ({ label: '装備へ', path: inWorld(worldId, 'sobiItemSettings') }),
  ItemLevelUp: ({ worldId }) => ({ label: '装備へ', path: inWorld(worldId, 'sobiItemSettings') }),
  CharacterEdit: () => ({ label: 'キャラクターへ', path: '/myPage/character' }),
  SkillLearn: ({ worldId }) => ({ label: 'スキルへ', path: inWorld(worldId, 'skillSettings') }),
  SkillSet: ({ worldId }) => ({ label: 'スキルへ', path: inWorld(worldId, 'skillSettings') }),
  Follow: ({ worldId }) => ({ label: 'キャラクターを探す', path: inWorld(worldId, 'worldSearch/character') }),
  FriendAsk: ({ worldId }) => ({ label: 'キャラクターを探す', path: inWorld(worldId, 'worldSearch/character') }),
  FriendMake: ({ worldId }) => ({ label: 'キャラクターを探す', path: inWorld(worldId, 'worldSearch/character') }),
}

/** The types that lead somewhere. */
export const wayTypes = Object.keys(ways)

/** Where a mission is fulfilled; null where there is no such screen. */
export const wayOf = (mission: Asked): Way | null =>
  isKnown(mission.achievementType) ? ways[mission.achievementType](mission) : null

const isKnown = (type: string): type is AchievementType => Object.hasOwn(ways, type)
