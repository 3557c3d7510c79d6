// The draft of a playing text: its target, and the choices beside its words. The editor writes it; at the deadline the
// server reads it for players who agreed to send it automatically (白紙防止).
import { ITEMS_MOST } from './playing.ts'

export type PlayingOf = { worldId: string; scenarioId: number; phase: number; characterId: string }

/** Target of the drafts for a character's text in a phase. */
export const playingTarget = ({ worldId, scenarioId, phase, characterId }: PlayingOf): string =>
  `${worldId}:${scenarioId}:${phase}:${characterId}`

/** Parts of a target; null for any other text. */
export function playingOfTarget(target: string): PlayingOf | null {
  const found = /^([\w-]{1,64}):(\d{1,10}):(\d{1,2}):([\w-]{1,64})$/.exec(target)
  if (!found) return null
  const [, worldId = '', scenarioId, phase, characterId = ''] = found
  return { worldId, scenarioId: Number(scenarioId), phase: Number(phase), characterId }
}

export type DraftedItem = { itemCode: string; level: number; originalizeId: number | null; count: number }
export type PlayingFields = {
  chooseId: number | null
  consumeItem: DraftedItem[]
  tagId: number | null
  isOmakase: boolean
}

export const EMPTY_FIELDS: PlayingFields = { chooseId: null, consumeItem: [], tagId: null, isOmakase: false }

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null

/** Choices in a draft; a damaged one counts as a draft without choices. */
export function readPlayingFields(written: string): PlayingFields {
  let read: unknown
  try {
    read = JSON.parse(written)
  } catch {
    return EMPTY_FIELDS
  }
  if (typeof read !== 'object' || read === null) return EMPTY_FIELDS
  const { chooseId, consumeItem, tagId, isOmakase } = read as Record<string, unknown>
  return {
    chooseId: number(chooseId),
    consumeItem: Array.isArray(consumeItem) ? consumeItem.slice(0, ITEMS_MOST).flatMap(readItem) : [],
    tagId: number(tagId),
    isOmakase: isOmakase === true,
  }
}

function readItem(value: unknown): DraftedItem[] {
  if (typeof value !== 'object' || value === null) return []
  const { itemCode, level, originalizeId, count } = value as Record<string, unknown>
  const [known, amount] = [number(level), number(count)]
  if (typeof itemCode !== 'string' || known === null || amount === null) return []
  return [{ itemCode, level: known, originalizeId: number(originalizeId), count: amount }]
}

export const writePlayingFields = (fields: PlayingFields): string => JSON.stringify(fields)
