// The calls of the area block, as the suites of all calls send them.
import { sql } from 'drizzle-orm'
import type { TestDatabase } from '../support/database.ts'
import { givenMakai } from '../support/letters-between.ts'
import { givenPlayer } from '../support/scenarios.ts'
import { type AreaRows, ownersCharacter } from './row.ts'

const OWN = { characterId: 'harbor-rinne' }
/** A letter without a name that came to the owner's character. */
const LETTER = 4_711

/**
 * A block of the owner's character against a player whom no other sample needs: a block is there for all that follow.
 * @returns its number
 */
async function givenBlock({ db }: TestDatabase): Promise<number> {
  const { characterId } = await givenPlayer(db)
  const { rows } = await db.execute<{ blockId: number }>(sql`
    insert into user_block (user_id, character_id, blocked_user_id, blocked_character_id, created_at)
    select own.user_id, own.character_id, other.user_id, other.character_id, now()
    from character own, character other
    where own.character_id = ${OWN.characterId} and other.character_id = ${characterId}
    returning block_id as "blockId"`)
  return (rows[0] as { blockId: number }).blockId
}

export const blockRows: AreaRows<'block'> = {
  blockPublicUser: {
    sample: async ({ db }) => {
      const { characterId } = await givenPlayer(db)
      await givenMakai(db, { by: characterId, to: OWN.characterId, letterId: LETTER })
      return { ...OWN, otherId: characterId }
    },
    more: [{ publicUserId: 'nobody' }, { letterId: LETTER }],
    rights: ownersCharacter,
  },
  unBlockPublicUser: {
    sample: async database => ({ ...OWN, blockId: await givenBlock(database) }),
    more: [{ publicUserId: 'nobody' }],
    rights: ownersCharacter,
  },
  getBlockPublicUserList: {
    sample: () => ({ ...OWN, offset: 0, limit: 20 }),
    rights: ownersCharacter,
  },
}
