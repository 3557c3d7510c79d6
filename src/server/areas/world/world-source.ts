// Worlds in the search. There are few, so that they need no index.
import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { inWorlds, placesIn, type SearchSource } from '../search/source.ts'
import { world } from './tables.ts'

const words = sql`search_key(w.world_name || E'\n' || w.catchphrase || E'\n' || w.description)`
const face = columnsOf(world, 'w', ['worldId', 'worldName', 'catchphrase', 'description', 'keyVisual'])

export const worldSource: SearchSource = {
  from: sql`world w`,
  ref: sql`w.world_id`,
  // In the order of the menu.
  at: sql`- w.display_order`,
  id: sql`w.world_id`,
  name: sql`search_key(w.world_name)`,
  isDated: false,
  conditions: asked => [inWorlds(sql`w.world_id`, asked), ...(asked.filters.opend ? [sql`w.status = 'open'`] : [])],
  keyed: word => sql`position(${word} in ${words}) > 0`,
  near: () => sql`true`,
  cards: async (db, asked, refs) => {
    const { rows } = await db.execute<RowOf<typeof face>>(sql`
      select ${face} from world w where w.world_id in ${[...refs]}`)
    return rows.map(row => ({
      kind: 'world' as const,
      ref: row.worldId,
      href: `/world/${row.worldId}`,
      title: row.worldName,
      worldName: null,
      line: row.catchphrase,
      imagePath: row.keyVisual === null ? null : imageSource(row.keyVisual, 'assets', 240),
      isFace: false,
      writer: null,
      at: null,
      placeList: placesIn('note', row.description, asked),
    }))
  },
}
