// Personal data of uploaded pictures: those that a character in a published work shows stay with it.
import { sql } from 'drizzle-orm'
import { imageKey, imageWidths } from '#rules/images.ts'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { characterIcon } from './tables.ts'

const { character: widths } = imageWidths

export const characterEditPersonal: PersonalArea = {
  tables: [
    {
      table: characterIcon,
      users: { user_id: 'renamed' },
      characters: { character_id: 'goesWithIt' },
      archive: {
        name: 'pictures',
        own: ofUser(),
        files: row => [imageKey(String(row.icon_id), 'character', widths.at(-1) ?? 0)],
      },
    },
  ],
  forget: async (tx, { userId, erased }) => {
    const isGone = erased.length === 0 ? sql`false` : sql`character_id in ${erased}`
    const rows = await tx
      .delete(characterIcon)
      .where(sql`user_id = ${userId} and (character_id is null or ${isGone})`)
      .returning({ iconId: characterIcon.iconId })
    return rows.flatMap(({ iconId }) => widths.map(width => imageKey(iconId, 'character', width)))
  },
}
