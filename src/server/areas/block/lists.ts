// Blocks of a character, a page at a time.
import { sql } from 'drizzle-orm'
import { BLOCK_PAGE_SIZE } from '#rules/blocks.ts'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { userBlock } from './tables.ts'

const blockColumns = columnsOf(userBlock, 'b', {
  blockId: 'blockId',
  blockedLetterId: 'blockedLetterId',
  blockedAt: 'createdAt',
})
type Row = RowOf<typeof blockColumns> & { publicUserId: string | null } & Absent<ListedRow>

type Page = { own: OwnCharacter; offset?: number | undefined; limit?: number | undefined }

export async function listBlocks(db: Db, { own: { characterId }, offset = 0, limit = BLOCK_PAGE_SIZE }: Page) {
  const [{ rows }, count] = await Promise.all([
    db.execute<Row>(sql`
      select ${blockColumns}, ${listedColumns},
        case when b.blocked_character_id is null and b.blocked_letter_id is null then u.public_user_id end as "publicUserId"
      from user_block b join app_user u on u.user_id = b.blocked_user_id
      left join character c on c.character_id = b.blocked_character_id
      where b.character_id = ${characterId}
      order by b.created_at desc, b.block_id desc offset ${offset} limit ${limit}`),
    countOf(db, sql`user_block where character_id = ${characterId}`),
  ])
  return {
    blockList: rows.map(({ blockId, publicUserId, blockedLetterId, blockedAt, ...listed }) => ({
      ...{ blockId, publicUserId, isAnonymous: blockedLetterId !== null, blockedAt },
      character: isListed(listed) ? toListed(listed) : null,
    })),
    count,
  }
}

const isListed = (row: Absent<ListedRow>): row is ListedRow => row.characterId !== null
