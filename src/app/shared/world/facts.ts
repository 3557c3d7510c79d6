// Facts about worlds in words, and the order of worlds on screens.
import { formatCount } from '#rules/rewards.ts'
import { MOST_COUNTED_CHARACTERS, worldStatuses } from '#rules/worlds.ts'
import type { World } from './queries.ts'

/**
 * Worlds in order: those with characters of the user, then open, coming and ended ones; otherwise in the order of the menu.
 */
export const mineFirst = (worlds: readonly World[]): World[] => [
  ...worlds.filter(world => world.ownCharacterCount > 0),
  ...worldStatuses.flatMap(status => worlds.filter(world => world.ownCharacterCount === 0 && world.status === status)),
]

/** Number of the user's characters in words; null for none. */
export const ownHeads = ({ ownCharacterCount }: World): string | null =>
  ownCharacterCount > 0 ? `自分のキャラクター ${ownCharacterCount}人` : null

/** Number of characters in words: `12人`, `10,000人以上`. */
export const heads = ({ characterCount }: World): string =>
  `${formatCount(characterCount)}人${characterCount >= MOST_COUNTED_CHARACTERS ? '以上' : ''}`
