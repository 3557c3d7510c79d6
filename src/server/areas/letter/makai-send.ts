// Posting a letter of the makai post. Its sender is answered the same whether it will arrive or not.
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { MAKAI_ROUNDS, makaiFault, roundOf } from '#rules/makai-post.ts'
import { achievementType } from '#rules/mission.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { achieve } from '../mission/achieve.ts'
import { makaiSender } from './makai-tables.ts'
import { metOther, type Named, writableOther } from './other.ts'

/** Largest number that chance gives as an id. */
const MOST_ID = 2 ** 48 - 1

/** @throws CHARACTER_NOT_FOUND, MESSAGE_OWN */
export const getReceiver = async (db: Db, named: Named) => ({ receiver: (await metOther(db, named)).listed })

type Sent = Named & { worldId: string; body: string; isAnonymous: boolean; draftId: string | null; now: Date }

/** @throws CHARACTER_NOT_FOUND, MESSAGE_OWN, MAKAI_EMPTY, MAKAI_TOO_LONG */
export async function sendMakai(tx: Tx, sent: Sent) {
  const { userId, own, worldId, otherId, body, isAnonymous, draftId, now } = sent
  const { characterId } = own
  const fault = makaiFault(body)
  if (fault) throw refuse(fault)
  // Blocks between the two are asked about when the round of the letter comes, and not here.
  await writableOther(tx, sent)
  const letterId = randomInt(1, MOST_ID)
  await tx.insert(makaiSender).values({
    ...{ letterId, worldId, userId, characterId, toId: otherId, body, isAnonymous },
    ...{ sentAt: now, dueAt: roundOf(now, randomInt(MAKAI_ROUNDS)) },
  })
  await submitDraft(tx, userId, draftId, now)
  const type = achievementType.letterSend
  await achieve(tx, { userId, type, value: otherId, occasion: `makai:${letterId}`, happenedIn: worldId, now })
  return { sentAt: now }
}

const writer = columnsOf(makaiSender, 's', ['userId'])

/** Id of the user who wrote a letter without a name to a character; null for any other letter. For blocks and the office alone. */
export async function hiddenSender(tx: Tx, letterId: number, characterId: string): Promise<string | null> {
  const { rows } = await tx.execute<RowOf<typeof writer>>(sql`
    select ${writer} from makai_sender s join makai_letter l on l.letter_id = s.letter_id
    where s.letter_id = ${letterId} and l.to_id = ${characterId} and s.is_anonymous`)
  return rows[0]?.userId ?? null
}
