// Luck of the demo. The same words always give the same number, so that a resident's acts follow from the stored data.
import { createHash } from 'node:crypto'

/** A number from 0 to below 1 that follows from the words. */
export function luckOf(...words: readonly (string | number)[]): number {
  const hash = createHash('sha256').update(words.join('\n')).digest()
  return hash.readUIntBE(0, 6) / 2 ** 48
}

/** Entry of a list, chosen by luck. */
export const chosen = <One>(list: readonly One[], luck: number): One | undefined => list[Math.floor(luck * list.length)]
