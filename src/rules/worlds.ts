// Names that a world gives to its masters and parameters, and the page of each menu entry (rules §17).
import { role, roleLabels } from './codes/user.ts'
import { type MenuType, menuType, scenarioSupportFlg, scenarioSupportFlgLabels } from './codes/world.ts'
import { parameterCount } from './constants/stats.ts'
import {
  menuPageCommunity,
  menuPageDefault,
  menuPageScenario,
  menuPageShop,
  menuPageTop,
  menuPageWorldNovel,
} from './constants/world.ts'

const menuPages: Record<MenuType, number> = {
  [menuType.top]: menuPageTop,
  [menuType.scenario]: menuPageScenario,
  [menuType.community]: menuPageCommunity,
  [menuType.shop]: menuPageShop,
  [menuType.worldNovel]: menuPageWorldNovel,
}

/** Page of a menu entry; the default page for any other word (rules §17, doc1 §7). */
export const menuPage = (type: string): number =>
  Object.hasOwn(menuPages, type) ? menuPages[type as MenuType] : menuPageDefault

/** Name of masters in a world (rules §17, doc1 §3). */
export const masterLabel = (flag: number | null | undefined): string =>
  flag === scenarioSupportFlg.storySupporter ? scenarioSupportFlgLabels[flag] : roleLabels[role.master]

export interface ParameterName {
  readonly id: number
  readonly name: string
}

/** Names of a world's parameters: its noryokuName{n} that are not empty, by number (rules §17). */
export function parameterNames(worldItemNameMaster: Readonly<Record<string, unknown>>): readonly ParameterName[] {
  const ids = Array.from({ length: parameterCount }, (_, index) => index + 1)
  return ids.flatMap(id => {
    const key = `noryokuName${id}`
    const name = Object.hasOwn(worldItemNameMaster, key) ? worldItemNameMaster[key] : ''
    return typeof name === 'string' && name !== '' ? { id, name } : []
  })
}

/** Parameter names from an answer, whose entries have `value` for `name` (G45). */
export const namesOfAnswer = (
  parameterNameList: readonly { readonly id: number; readonly value: string }[],
): readonly ParameterName[] => parameterNameList.map(({ id, value }) => ({ id, name: value }))

/** States of a world: it takes players, will soon, or does so no longer. */
export const worldStatuses = ['open', 'coming', 'ended'] as const
export type WorldStatus = (typeof worldStatuses)[number]
export const worldStatusLabels: Record<WorldStatus, string> = {
  open: '参加受付中',
  coming: '近日公開',
  ended: '公開終了',
}

/**
 * Characters of a world that are counted at most, so that reading the list of worlds does not become slower with their
 * number.
 */
export const MOST_COUNTED_CHARACTERS = 10_000

export const characterSorts = ['new', 'kana', 'level'] as const
export type CharacterSort = (typeof characterSorts)[number]
export const characterSortLabels: Record<CharacterSort, string> = { new: '新しい順', kana: 'よみ順', level: 'レベル順' }

export const CHARACTER_SEARCH_SIZE = 24
/** Last page of a search of characters; readers narrow the search instead of going further. */
export const CHARACTER_SEARCH_PAGES = 40
export const HIGHEST_LEVEL = 999
export const MOST_CHARACTER_WORDS_LENGTH = 60
export const MOST_TITLE_WORDS_LENGTH = 40
export const MOST_COUNTER_CHANGE = 1_000_000_000
