// Messages of an order's parties to each other.
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { ORDER_MESSAGES_A_DAY, ORDER_MOST } from '#rules/order/order.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { blockedBy } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { masterRoom } from '../master-room/tables.ts'
import { shownPeople } from '../scenario/shown-people.ts'
import { tellAct } from './change-order.ts'
import { judgeAct } from './join-order.ts'
import { lockOrder, standingMembers } from './order-row.ts'
import type { OwnOrder } from './own-order.ts'
import { readsMessages } from './parties.ts'
import { scenarioOrderMessage } from './tables/order.ts'

const DAY = 86_400_000
const OFFICE = '運営'

const found = (db: Db | Tx) =>
  db
    .select({
      messageId: scenarioOrderMessage.messageId,
      party: scenarioOrderMessage.party,
      userId: scenarioOrderMessage.userId,
      characterId: scenarioOrderMessage.characterId,
      characterName: character.characterFullName,
      icon: sql<string | null>`case ${scenarioOrderMessage.party}
        when 'player' then ${character.icon} when 'master' then ${masterRoom.icon} end`,
      masterName: nameOfMaster,
      body: scenarioOrderMessage.body,
      createdAt: scenarioOrderMessage.createdAt,
    })
    .from(scenarioOrderMessage)
    .innerJoin(appUser, eq(appUser.userId, scenarioOrderMessage.userId))
    .leftJoin(character, eq(character.characterId, scenarioOrderMessage.characterId))
    .leftJoin(masterRoom, eq(masterRoom.masterId, scenarioOrderMessage.userId))

type Found = Awaited<ReturnType<typeof found>>[number]

/** Messages as their reader sees them; what the office says is never folded. */
async function shownMessages(db: Db | Tx, rows: readonly Found[], reader: string) {
  const blocked = await blockedBy(db, reader)
  return shownPeople(rows, blocked).map(({ userId, characterName, masterName, isFolded, ...row }) => ({
    ...row,
    name: row.party === 'director' ? OFFICE : row.party === 'master' ? masterName : (characterName ?? ''),
    isMine: userId === reader,
    isFolded: isFolded && row.party !== 'director',
  }))
}

type Reading = { own: OwnOrder; orderId: number; userId: string; page: number; perPage: number; now: Date }

/** @throws ORDER_NOT_FOUND for a guest who has not joined */
export async function getMessages(db: Db, { own, orderId, userId, page, perPage, now }: Reading) {
  if (!readsMessages(own)) throw refuse('ORDER_NOT_FOUND')
  const where = eq(scenarioOrderMessage.orderId, orderId)
  const rows = await found(db)
    .where(where)
    .orderBy(desc(scenarioOrderMessage.messageId))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [counted] = await db.select({ count: count() }).from(scenarioOrderMessage).where(where)
  const messageList = await shownMessages(db, rows, userId)
  return { messageList, count: counted?.count ?? 0, serverTime: now }
}

type Writing = { orderId: number; userId: string; body: string; draftId?: string | null | undefined; now: Date }

/** @throws ORDER_STATE, ORDER_MESSAGE, ORDER_MESSAGES_MOST */
export async function writeMessage(
  tx: Tx,
  { own: standing, orderId, userId, body, draftId, now }: Writing & { own: OwnOrder },
) {
  const order = await lockOrder(tx, orderId)
  const members = await standingMembers(tx, orderId)
  judgeAct(order, members, standing, 'write')
  if (body.trim() === '' || lengthCount(body) > ORDER_MOST.message) throw refuse('ORDER_MESSAGE')
  const [today] = await tx
    .select({ count: count() })
    .from(scenarioOrderMessage)
    .where(
      and(eq(scenarioOrderMessage.userId, userId), gt(scenarioOrderMessage.createdAt, new Date(now.getTime() - DAY))),
    )
  if ((today?.count ?? 0) >= ORDER_MESSAGES_A_DAY) throw refuse('ORDER_MESSAGES_MOST')
  const own = members.find(member => member.userId === userId)
  const party = standing.party === 'master' || standing.party === 'director' ? standing.party : 'player'
  const [made] = await tx
    .insert(scenarioOrderMessage)
    .values({
      orderId,
      userId,
      party,
      characterId: party === 'player' ? (own?.characterId ?? null) : null,
      body,
      createdAt: now,
    })
    .returning({ messageId: scenarioOrderMessage.messageId })
  await submitDraft(tx, userId, draftId ?? null, now)
  await tellAct(tx, { orderId, act: 'message', userId, now })
  const rows = await found(tx).where(eq(scenarioOrderMessage.messageId, made?.messageId ?? 0))
  const [message] = await shownMessages(tx, rows, userId)
  if (!message) throw new Error('A message was not written.')
  return message
}
