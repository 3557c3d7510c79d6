// Characters in the search: by the keys of their names, readings and titles, which the search inside a world uses too.
import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { searchKey } from '#rules/novel.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { meetsCharacter } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { anyOf, hasPieces, hasWord, inWorlds, placesIn, type SearchSource, worldMarks } from '../search/source.ts'

const keys = sql`c.search_keys`
const title = sql`search_key(coalesce(c.shogo, ''))`
const face = columnsOf(character, 'c', [
  ...(['characterId', 'worldId', 'characterFullName', 'kana', 'icon', 'className', 'level', 'shogo'] as const),
  ...(['createdAt', 'userId', 'isNpc'] as const),
])

export const characterSource: SearchSource = {
  from: sql`character c`,
  ref: sql`c.character_id`,
  at: sql`c.created_at`,
  id: sql`c.character_id`,
  name: sql`c.search_text`,
  isDated: true,
  conditions: asked => [
    sql`not c.is_hidden`,
    meetsCharacter(asked.userId),
    // The keys of words name their world.
    ...(asked.words.length > 0 ? [] : [inWorlds(sql`c.world_id`, asked)]),
    ...(asked.filters.liked
      ? [
          sql`c.character_id = any(array(
            select f.character_id from user_follow_character f where f.user_id = ${asked.userId}))`,
        ]
      : []),
  ],
  keyed: (word, asked) =>
    anyOf([
      hasWord(keys, worldMarks(asked, 'g:'), word, sql`c.search_text`),
      hasWord(keys, worldMarks(asked, 't:'), word, title),
    ]),
  plain: (word, asked) =>
    sql`${inWorlds(sql`c.world_id`, asked)} and (position(${word} in c.search_text) <> 0 or position(${word} in ${title}) <> 0)`,
  isOwn: userId => sql`c.user_id = ${userId}`,
  near: (piece, asked) => hasPieces(keys, worldMarks(asked, 'g:'), piece),
  cards: async (db, asked, refs) => {
    const { rows } = await db.execute<RowOf<typeof face>>(sql`
      select ${face} from character c where c.character_id in ${[...refs]}`)
    return rows.map(row => ({
      kind: 'character' as const,
      ref: row.characterId,
      href: `/world/${row.worldId}/character/${row.characterId}`,
      title: row.characterFullName,
      worldName: asked.worlds.get(row.worldId) ?? null,
      line: `${row.className} Lv.${row.level}`,
      imagePath: row.icon === null ? null : imageSource(row.icon, 'character', 96),
      isFace: true,
      writer: { characterId: row.characterId, isMine: !row.isNpc && row.userId === asked.userId },
      at: row.createdAt,
      placeList: [
        // The reading is told where the name itself does not have the words.
        ...(asked.words.every(word => searchKey(row.characterFullName).includes(word))
          ? []
          : placesIn('kana', row.kana, asked)),
        ...placesIn('honorific', row.shogo, asked),
      ],
    }))
  },
}
