// The record of a character for the support: its user, tokens, items, scenarios and movements. It has no playing text and no words of letters;
// that it was opened stands in the office's record, with who and why.
import { and, desc, eq, sql } from 'drizzle-orm'
import { SUPPORT_LINES_MOST } from '#rules/support.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { ledgerAccount, ledgerEntry, ledgerTransfer } from '../../platform/ledger/tables.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { tellCauses } from '../coin/cause-words.ts'
import { tokensOfWorld } from '../coin/wallet.ts'
import { appUser } from '../identity/tables.ts'
import { record } from '../office/log.ts'
import { officeLog } from '../office/tables.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { world } from '../world/tables.ts'

type Opening = { characterId: string; reason: string; adminId: AdminId; now: Date }

/** @throws CHARACTER_NOT_FOUND, REASON_NEEDED */
export async function openCharacter(tx: Tx, { characterId, reason, adminId, now }: Opening) {
  const [of] = await tx
    .select({
      character: listedFields,
      ...{ worldId: world.worldId, worldName: world.worldName, kana: character.kana, isHidden: character.isHidden },
      ...{ createdAt: character.createdAt, userName: appUser.userName, publicUserId: appUser.publicUserId },
    })
    .from(character)
    .innerJoin(world, eq(world.worldId, character.worldId))
    .innerJoin(appUser, eq(appUser.userId, character.userId))
    .where(eq(character.characterId, characterId))
  if (!of) throw refuse('CHARACTER_NOT_FOUND')
  const why = reason.trim()
  if (why === '') throw refuse('REASON_NEEDED')
  const openList = await openingsOf(tx, characterId)
  const title = `${of.character.characterFullName}：${why}`
  await record(tx, { thing: 'character', thingId: characterId, title, act: 'open', adminId, now })
  const { tokenList, itemList } = await heldBy(tx, of)
  return {
    ...of,
    ...{ tokenList, itemList, openList },
    entryList: await entriesOf(tx, characterId),
    movementList: await movementsOf(tx, of),
    serverTime: now,
  }
}

type Of = { character: { characterId: string }; worldId: string }

const account = columnsOf(ledgerAccount, 'a', { currency: 'currency', amount: 'balance' })

/** Name of what an `account a` holds: a token or an item of its world, with its level where that is not the first. */
const nameOfHeld = (worldId: string) => sql<string>`
  coalesce(
    (select o.name from originalized o where o.id = substring(a.currency from ':O(\\d+)$')::int),
    (select i.item_name from world_item i where i.world_id = ${worldId} and i.item_code = split_part(a.currency, ':', 3)
      and a.currency like 'item:%'),
    (select t.name from world_token t where t.world_id = ${worldId} and a.currency = 'token:' || t.world_id || ':' || t.token_no),
    case split_part(a.currency, ':', 1) when 'exp' then '経験値' when 'fate' then '運命の力' else 'そのほか' end
  ) || coalesce(' Lv.' || substring(a.currency from ':L(\\d+)'), '')`

async function heldBy(tx: Tx, { character: { characterId }, worldId }: Of) {
  const { rows } = await tx.execute<Present<RowOf<typeof account>, 'amount'> & { name: string }>(sql`
    select ${account}, ${nameOfHeld(worldId)} as name from ledger_account a
    where a.holder_kind = 'character' and a.holder_id = ${characterId} and a.balance > 0
    order by a.currency collate "C" limit ${2 * SUPPORT_LINES_MOST}`)
  const tokens = await tokensOfWorld(tx, worldId)
  return {
    tokenList: tokens.map(({ tokenNo, name, sign }) => ({
      ...{ name, sign },
      amount: rows.find(({ currency }) => currency === `token:${worldId}:${tokenNo}`)?.amount ?? 0,
    })),
    itemList: rows.filter(({ currency }) => currency.startsWith('item:')),
  }
}

const entriesOf = (tx: Tx, characterId: string) =>
  tx
    .select({
      scenarioId: scenarioEntry.scenarioId,
      phase: scenarioEntry.phase,
      title: scenario.title,
      state: scenarioEntry.state,
      cost: scenarioEntry.cost,
      createdAt: scenarioEntry.createdAt,
    })
    .from(scenarioEntry)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioEntry.scenarioId))
    .where(eq(scenarioEntry.characterId, characterId))
    .orderBy(desc(scenarioEntry.entryId))
    .limit(SUPPORT_LINES_MOST)

const entry = columnsOf(ledgerEntry, 'e', { entryId: 'id', amount: 'amount', createdAt: 'createdAt' })
const cause = columnsOf(ledgerTransfer, 't', ['causeKind', 'causeId'])

async function movementsOf(tx: Tx, { character: { characterId }, worldId }: Of) {
  const { rows } = await tx.execute<RowOf<typeof entry> & RowOf<typeof cause> & { name: string }>(sql`
    select ${entry}, ${cause}, ${nameOfHeld(worldId)} as name
    from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
    where a.holder_kind = 'character' and a.holder_id = ${characterId}
    order by e.id desc limit ${SUPPORT_LINES_MOST}`)
  const told = await tellCauses(tx, rows)
  return told.map(({ causeKind: _, causeId: __, ...movement }) => movement)
}

const openingsOf = (tx: Tx, characterId: string) =>
  tx
    .select({ words: officeLog.title, userName: appUser.userName, createdAt: officeLog.createdAt })
    .from(officeLog)
    .leftJoin(appUser, eq(appUser.userId, officeLog.userId))
    .where(and(eq(officeLog.thing, 'character'), eq(officeLog.thingId, characterId)))
    .orderBy(desc(officeLog.logId))
    .limit(SUPPORT_LINES_MOST)
