// A character as others see it in a list of its world.
import { sql } from 'drizzle-orm'
import type { ExcludedStatus } from '#rules/codes/world.ts'

export type CharacterRow = {
  characterId: string
  characterFullName: string
  kana: string
  icon: string | null
  className: string
  level: number
  shogo: string | null
  isNpc: boolean
  excludedStatus: ExcludedStatus | null
  lastSeenAt: string | null
}

/** Of `character c`. */
export const characterColumns = sql`
  c.character_id as "characterId", c.character_full_name as "characterFullName", c.kana, c.icon,
  c.class_name as "className", c.level, c.shogo, c.is_npc as "isNpc", c.excluded_status as "excludedStatus",
  c.last_seen_at as "lastSeenAt"`
