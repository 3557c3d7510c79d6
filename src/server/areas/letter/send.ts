// Sending a letter, with a gift and a voice in it.
import { sql } from 'drizzle-orm'
import { letterFault } from '#rules/letters.ts'
import { achievementType } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { lockBoth } from '../friend/tell-friend.ts'
import { achieve } from '../mission/achieve.ts'
import { notify } from '../notice/notify.ts'
import { type Given, putIn } from './gifts.ts'
import { metOther } from './other.ts'
import { lettersOf } from './shown-letters.ts'
import { letter } from './tables.ts'

const idColumn = columnsOf(letter, null, ['letterId'])

type Sent = {
  userId: string
  own: OwnCharacter
  worldId: string
  otherId: string
  body: string
  gift: Given | null
  clipId: number | null
  draftId: string | null
  now: Date
}

/**
 * @throws CHARACTER_NOT_FOUND, MESSAGE_OWN, MESSAGE_EMPTY, MESSAGE_TOO_LONG, ITEM_SHORT, ITEM_WORN, TOKEN_SHORT,
 * CLIP_NOT_FOUND
 */
export async function sendLetter(tx: Tx, sent: Sent) {
  const { userId, own, worldId, otherId, body, gift, clipId, draftId, now } = sent
  const { characterId } = own
  const fault = letterFault(body)
  if (fault) throw refuse(fault)
  const { userId: receiver, listed } = await metOther(tx, sent)
  await lockBoth(tx, [userId, receiver])
  // The second look at blocks, under the locks that blocking takes too: one may have been made meanwhile.
  await metOther(tx, sent)
  if (clipId !== null) await ownClip(tx, characterId, clipId)
  const { rows } = await tx.execute<RowOf<typeof idColumn>>(sql`
    insert into letter (world_id, from_id, to_id, body, clip_id, sent_at)
    values (${worldId}, ${characterId}, ${otherId}, ${body}, ${clipId}, ${now.toISOString()})
    returning ${idColumn}`)
  const { letterId } = rows[0] as RowOf<typeof idColumn>
  if (gift) await putIn(tx, { letterId, own, given: gift, now })
  await tx.execute(sql`
    insert into letter_thread (character_id, other_id, world_id, last_letter_id, last_at)
    values (${characterId}, ${otherId}, ${worldId}, ${letterId}, ${now.toISOString()}),
      (${otherId}, ${characterId}, ${worldId}, ${letterId}, ${now.toISOString()})
    on conflict (character_id, other_id) do update
      set last_letter_id = excluded.last_letter_id, last_at = excluded.last_at`)
  await submitDraft(tx, userId, draftId, now)
  const type = achievementType.letterSend
  await achieve(tx, { userId, type, value: otherId, occasion: String(letterId), happenedIn: worldId, now })
  await notify(tx, now, {
    userId: receiver,
    event: 'post.arrived',
    facts: {
      ...{ worldId, characterId: otherId, characterName: listed.characterFullName },
      ...{ otherId: characterId, name: own.characterFullName, hasGift: gift !== null },
    },
    by: own,
  })
  const [shown] = await lettersOf(tx, characterId, sql`l.letter_id = ${letterId}`)
  if (!shown) throw new Error('A letter was not written.')
  return shown
}

/** @throws CLIP_NOT_FOUND also for a clip of another character */
async function ownClip(tx: Tx, characterId: string, clipId: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    select 1 from voice_clip where clip_id = ${clipId} and character_id = ${characterId}`)
  if (!rowCount) throw refuse('CLIP_NOT_FOUND')
}
