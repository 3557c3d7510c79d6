// Codes of worlds, their currencies and their characters (codes.tsv; doc1 §§1, 2.5, 3, 7, doc2 §§3, 7).
import { appViewNoCharacterStatus } from '../constants/world.ts'
import type { CodeOf } from './code-of.ts'

export const world = {
  world0: 'world0',
  world1: 'world1',
  world2: 'world2',
  bullbre: 'Bullbre',
  insomnia1999: 'insomnia1999',
} as const
export type World = CodeOf<typeof world>

/** Numbers of the currencies of a world: the n of worldToken{n}. */
export const worldToken = {
  world0: { gold: 1, orb: 2, skillPoint: 3 },
  world1: { yen: 1, karma: 2 },
  world2: { ep: 1 },
  Bullbre: { makaiDollar: 1, skillPoint: 2, vicePoint: 3 },
  insomnia1999: { yen: 1, pithos: 2 },
} as const satisfies Record<World, Record<string, number>>

/** Names of the tokens of five worlds; other worlds name theirs in worldTokenTsukaName1 to 4 (G50). */
export const worldTokenLabels = {
  world0: { 1: 'ゴールド (G)', 2: 'オーブ (Orb)', 3: 'スキルポイント (SP)' },
  world1: { 1: '円', 2: 'カルマ' },
  world2: { 1: 'EP' },
  Bullbre: { 1: '魔界ドル (＄)', 2: 'スキルポイント (SP)', 3: '悪徳ポイント (WP)' },
  insomnia1999: { 1: '円', 2: 'ピトス' },
} as const satisfies Record<World, Readonly<Record<number, string>>>

export const coinType = { ac: 0, lp: 1, cp: 2 } as const
export type CoinType = CodeOf<typeof coinType>
export const coinTypeLabels: Record<CoinType, string> = { 0: 'AC', 1: 'LP', 2: 'CP' }

/** Fields that hold balances and costs. */
export const currency = {
  alpacaCoin: 'alpacaCoin',
  llamaPoint: 'llamaPoint',
  worldToken1: 'worldToken1',
  worldToken2: 'worldToken2',
  worldToken3: 'worldToken3',
  worldToken4: 'worldToken4',
} as const
export type Currency = CodeOf<typeof currency>

export const nameOrderKind = {
  givenMiddleFamily: 1,
  familyMiddleGiven: 2,
  given: 3,
  givenFamily: 4,
  familyGiven: 5,
  givenMiddleFamilyJoined: 6,
  familyMiddleGivenJoined: 7,
  givenFamilyJoined: 8,
  familyGivenJoined: 9,
  givenFamilySpaced: 10,
  familyGivenSpaced: 11,
} as const
export type NameOrderKind = CodeOf<typeof nameOrderKind>

export const excludedStatus = { unusable: 2, survivesInMasterScenarios: 3, mayDieInMasterScenarios: 4 } as const
export type ExcludedStatus = CodeOf<typeof excludedStatus>
export const excludedStatusLabels: Record<ExcludedStatus, string> = {
  2: '使用不可',
  3: 'MS使用可／死亡不可',
  4: 'MS使用可／死亡可',
}

export const photoRoomType = { beta: 0 } as const

/** Masters of a world with this flag are called story supporters. */
export const scenarioSupportFlg = { storySupporter: 1 } as const
export const scenarioSupportFlgLabels = { 1: 'ストーリーサポーター' } as const

export const menuType = {
  top: 'TOP',
  scenario: 'SCENARIO',
  community: 'COMMUNITY',
  shop: 'SHOP',
  worldNovel: 'WORLDNOVEL',
} as const
export type MenuType = CodeOf<typeof menuType>

/** Kinds of searches with a page of their own; any other word in the address is a search too. */
export const worldSearchType = {
  character: 'character',
  scenario: 'scenario',
  scenarioV2: 'scenarioV2',
  note: 'note',
} as const
export type WorldSearchType = CodeOf<typeof worldSearchType>

/** Status that AppView answers when the user has no character in the world. */
export const httpStatus = { noCharacter: appViewNoCharacterStatus } as const
