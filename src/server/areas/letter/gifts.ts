// Gifts in letters: they leave their giver with the letter, lie in an account of the service, and end once, by the receiver's answer or
// by their date. A condition on the row and the cause in the ledger each keep a gift from ending twice.
import { sql } from 'drizzle-orm'
import { type GiftEnd, giftEndsAt, giftWords } from '#rules/letters.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { post, systemAccounts } from '../../platform/ledger/post.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { meetsCharacter } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { postOrRefuse } from '../coin/charge.ts'
import { keepWorn } from '../equipment/worn.ts'
import { notify } from '../notice/notify.ts'
import { worldItem, worldToken } from '../world/tables.ts'
import { letter, letterGift } from './tables.ts'

export type Given =
  | { kind: 'item'; itemCode: string; level: number; originalizeId: number | null; amount: number }
  | { kind: 'token'; tokenNo: number; amount: number }

type Named = { name: string; sign: string | null; picture: string | null }

const ofToken = columnsOf(worldToken, null, ['name', 'sign'])
const ofItem = columnsOf(worldItem, 'i', ['picture'])

/** Name of what is given, as the world and its giver call it. @throws ITEM_SHORT, TOKEN_SHORT for what is not there */
async function nameOf(tx: Tx, worldId: string, given: Given): Promise<Named> {
  if (given.kind === 'token') {
    const { rows } = await tx.execute<RowOf<typeof ofToken>>(sql`
      select ${ofToken} from world_token where world_id = ${worldId} and token_no = ${given.tokenNo}`)
    if (!rows[0]) throw refuse('TOKEN_SHORT')
    return { ...rows[0], picture: null }
  }
  const { rows } = await tx.execute<RowOf<typeof ofItem> & { name: string }>(sql`
    select coalesce(o.name, i.item_name) as name, ${ofItem} from world_item i
    left join originalized o on o.id = ${given.originalizeId}
    where i.world_id = ${worldId} and i.item_code = ${given.itemCode}`)
  if (!rows[0]) throw refuse('ITEM_SHORT')
  const { name, picture } = rows[0]
  return { name: given.level > 1 ? `${name} Lv.${given.level}` : name, sign: null, picture }
}

/** Puts an item or tokens of the sender's into a letter. @throws ITEM_SHORT, ITEM_WORN, TOKEN_SHORT */
export async function putIn(
  tx: Tx,
  { letterId, own, given, now }: { letterId: number; own: OwnCharacter; given: Given; now: Date },
): Promise<void> {
  const { characterId, worldId } = own
  const { name, sign, picture } = await nameOf(tx, worldId, given)
  const currency =
    given.kind === 'item' ? currencies.item(worldId, given.itemCode, given) : currencies.token(worldId, given.tokenNo)
  const transfer = {
    ...{ cause: { kind: 'letterGift', id: String(letterId) }, currency, amount: given.amount },
    ...{ from: { kind: 'character', id: characterId } as const, to: systemAccounts.gifts },
  }
  await keepWorn(tx, characterId, [transfer])
  await postOrRefuse(tx, now, [transfer])
  await tx.insert(letterGift).values({
    ...{ letterId, currency, amount: given.amount, name, sign, picture },
    ...{ state: 'waiting' as const, endsAt: giftEndsAt(now) },
  })
}

const ofGift = columnsOf(letterGift, 'g', ['currency', 'amount', 'name', 'sign', 'state'])
const ofLetter = columnsOf(letter, 'l', ['letterId', 'worldId', 'fromId', 'toId'])
const giver = columnsOf(character, 'c', { giverId: 'userId', giverName: 'characterFullName' })
const receiver = columnsOf(character, 'r', { receiverId: 'userId', receiverName: 'characterFullName' })
type Row = RowOf<typeof ofGift> & RowOf<typeof ofLetter> & RowOf<typeof giver> & RowOf<typeof receiver>

const rowsWhere = (tx: Tx, where: ReturnType<typeof sql>) =>
  tx.execute<Row>(sql`
    select ${ofGift}, ${ofLetter}, ${giver}, ${receiver}
    from letter_gift g join letter l on l.letter_id = g.letter_id
    join character c on c.character_id = l.from_id join character r on r.character_id = l.to_id
    where ${where}`)

/** Ends a waiting gift and tells its giver. @returns what its new holder has; null when it had ended already */
async function end(tx: Tx, row: Row, state: GiftEnd, now: Date) {
  // Locks of both users come before that of the gift, and always in this order, so that no two transactions wait for each other.
  for (const listener of [...new Set([row.giverId, row.receiverId])].sort()) await lockUserEvents(tx, listener)
  const { rowCount } = await tx.execute(sql`
    update letter_gift set state = ${state}, ended_at = ${now.toISOString()}
    where letter_id = ${row.letterId} and state = 'waiting'`)
  if (!rowCount) return null
  const { letterId, worldId, currency, amount, fromId, toId, giverId, giverName, receiverName, name, sign } = row
  const [held] = await post(tx, now, [
    {
      ...{ cause: { kind: 'letterGiftEnd', id: String(letterId) }, currency, amount, from: systemAccounts.gifts },
      to: { kind: 'character', id: state === 'accepted' ? toId : fromId },
    },
  ])
  const facts = {
    ...{ worldId, letterId, characterId: fromId, characterName: giverName, otherId: toId, name: receiverName },
    ...{ gift: giftWords({ name, sign, amount }), news: state },
  }
  await notify(tx, now, { userId: giverId, event: 'post.gift', facts })
  return held ?? null
}

type Answered = { userId: string; own: OwnCharacter; letterId: number; isAccepted: boolean; now: Date }

/** @throws GIFT_NOT_FOUND, GIFT_ENDED */
export async function endGift(tx: Tx, { userId, own, letterId, isAccepted, now }: Answered) {
  const { rows } = await rowsWhere(
    tx,
    sql`g.letter_id = ${letterId} and l.to_id = ${own.characterId} and ${meetsCharacter(userId)}`,
  )
  if (!rows[0]) throw refuse('GIFT_NOT_FOUND')
  const state = isAccepted ? 'accepted' : 'refused'
  const held = await end(tx, rows[0], state, now)
  if (!held) throw refuse('GIFT_ENDED')
  return { letterId, state, held: isAccepted ? { before: held.before, after: held.after } : null } as const
}

/** Sends a gift back whose date has passed; one that ended meanwhile stays as it is. */
export async function expireGift(tx: Tx, letterId: number, now: Date): Promise<void> {
  const { rows } = await rowsWhere(
    tx,
    sql`g.letter_id = ${letterId} and g.state = 'waiting' and g.ends_at <= ${now.toISOString()}`,
  )
  if (rows[0]) await end(tx, rows[0], 'expired', now)
}
