// A character as it stands in lists of any.
import { sql } from 'drizzle-orm'

export type ListedRow = {
  characterId: string
  characterFullName: string
  icon: string | null
  className: string
  level: number
  shogo: string | null
  isNpc: boolean
}

/** Columns of `character c`. */
export const listedColumns = sql`
  c.character_id as "characterId", c.character_full_name as "characterFullName", c.icon, c.class_name as "className",
  c.level, c.shogo, c.is_npc as "isNpc"`

export const toListed = ({
  characterId,
  characterFullName,
  icon,
  className,
  level,
  shogo,
  isNpc,
}: ListedRow): ListedRow => ({ characterId, characterFullName, icon, className, level, shogo, isNpc })
