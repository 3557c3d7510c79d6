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
  ScenarioEntry: ({ worldId }) => ({ label: 'シナリオを探す', path: inWorld(worldId, 'scenario/opening') }),
  ScenarioPost: ({ worldId }) => ({ label: 'シナリオへ', path: inWorld(worldId, 'scenario/opening') }),
  PlayingSend: ({ worldId }) => ({ label: 'シナリオへ', path: inWorld(worldId, 'scenario/opening') }),
}

/** Types with a screen. */
export const wayTypes = Object.keys(ways)

/** Screen where a mission is fulfilled; null when there is none. */
export const wayOf = (mission: Asked): Way | null =>
  isKnown(mission.achievementType) ? ways[mission.achievementType](mission) : null

const isKnown = (type: string): type is AchievementType => Object.hasOwn(ways, type)
