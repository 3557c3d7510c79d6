// The writer of a letter as its draft keeps it: a character, or the player.

/** Serializes the choice for the draft; `readWriter` reads it back. */
export const keptWriter = (characterId: string | null): string => JSON.stringify({ characterId })

/** @returns the character; null for the player, undefined when the draft says nothing */
export function readWriter(fields: string): string | null | undefined {
  try {
    const { characterId } = JSON.parse(fields) as { characterId?: unknown }
    return typeof characterId === 'string' || characterId === null ? characterId : undefined
  } catch {
    return undefined
  }
}
