// Worlds in the words and the order of the screens.
import { formatCount } from '#rules/rewards.ts'
import { MOST_COUNTED_CHARACTERS, worldStatuses } from '#rules/worlds.ts'
import type { World } from './queries.ts'

/** Worlds with characters of one's own first, then open, coming and ended ones; otherwise in the order of the menu. */
export const mineFirst = (worlds: readonly World[]): World[] => [
  ...worlds.filter(world => world.ownCharacterCount > 0),
  ...worldStatuses.flatMap(status => worlds.filter(world => world.ownCharacterCount === 0 && world.status === status)),
]

/** Null where one has nobody. */
export const ownHeads = ({ ownCharacterCount }: World): string | null =>
  ownCharacterCount > 0 ? `自分のキャラクター ${ownCharacterCount}人` : null

/** `12人`, `10,000人以上`. */
export const heads = ({ characterCount }: World): string =>
  `${formatCount(characterCount)}人${characterCount >= MOST_COUNTED_CHARACTERS ? '以上' : ''}`
