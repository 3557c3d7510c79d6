// Making an item: one posting under one cause takes materials, coin and tokens and gives the item.
import { sql } from 'drizzle-orm'
import { coinTypeOf, type SpentCoinType } from '#rules/coins.ts'
import type { ExchangeOptions } from '#rules/exchange.ts'
import { type Consumed, isKeptByWearing, planConsumption } from '#rules/exchange-consumption.ts'
import { achievementType } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { systemAccounts, type Transfer } from '../../platform/ledger/post.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { coinTransfer, postOrRefuse } from '../coin/charge.ts'
import { achieve } from '../mission/achieve.ts'
import { worldItem } from '../world/tables.ts'
import { heldVariants } from './held.ts'
import { itemSynth, itemSynthHistory, itemSynthMaterial } from './tables.ts'

type Creation = ExchangeOptions & {
  userId: string
  own: OwnCharacter
  itemSynthId: number
  /** Coin that the player was shown; the other one is never charged instead. */
  coinType?: SpentCoinType | undefined
  now: Date
}

const ofRecipe = columnsOf(itemSynth, 's', ['itemCode', 'itemNum', 'coin'])
const ofItem = columnsOf(worldItem, 'i', ['itemName', 'picture'])
type Synth = RowOf<typeof ofRecipe> & RowOf<typeof ofItem> & { tokens: number[] }
const ofMaterial = columnsOf(itemSynthMaterial, 'm', ['itemCode', 'needCount'])
const named = columnsOf(worldItem, 'i', ['itemName'])
type Material = RowOf<typeof ofMaterial> & RowOf<typeof named>

const exchangeCause = (historyId: number) => ({ kind: 'itemSynth', id: String(historyId) })

/** @throws EXCHANGE_NOT_FOUND, EXCHANGE_CHANGED, ITEM_SHORT, ITEM_WORN, COIN_SHORT, TOKEN_SHORT */
export async function createItem(tx: Tx, creation: Creation) {
  const { userId, own, itemSynthId, now } = creation
  const { characterId, worldId } = await lockCharacter(tx, own)
  const synth = await findSynth(tx, itemSynthId, worldId)
  const materials = await materialsOf(tx, itemSynthId)
  const consumed = await consumption(tx, creation, own, materials)
  const historyId = await writeHistory(tx, creation, synth)
  const cause = exchangeCause(historyId)
  const from = { kind: 'character', id: characterId } as const
  const charge = await coinTransfer(tx, { userId, amount: synth.coin, cause })
  const coinType = charge && coinTypeOf(charge.coin)
  if (creation.coinType !== undefined && coinType !== null && creation.coinType !== coinType) {
    throw refuse('EXCHANGE_CHANGED')
  }
  const used = consumed.map(
    (piece): Transfer => ({
      cause,
      currency: currencies.item(worldId, piece.itemCode, piece),
      amount: piece.count,
      from,
      to: systemAccounts.sink,
    }),
  )
  const paid = synth.tokens.flatMap((amount, index): Transfer[] =>
    amount > 0
      ? [{ cause, currency: currencies.token(worldId, index + 1), amount, from, to: systemAccounts.sink }]
      : [],
  )
  const currency = currencies.item(worldId, synth.itemCode)
  const made: Transfer = { cause, currency, amount: synth.itemNum, from: systemAccounts.issue, to: from }
  const posted = await postOrRefuse(tx, now, [...used, ...paid, ...(charge ? [charge.transfer] : []), made])
  const [type, occasion] = [achievementType.itemSynth, String(historyId)]
  await achieve(tx, { userId, type, value: synth.itemCode, occasion, happenedIn: worldId, now })
  const names = new Map(materials.map(({ itemCode, itemName }) => [itemCode, itemName]))
  return {
    itemSynthHistoryId: historyId,
    itemName: synth.itemName,
    itemNum: synth.itemNum,
    shojiSu: posted.find(balance => balance.currency === currency)?.after ?? 0,
    coinType,
    consumedList: consumed.map(({ itemCode, level, originalize, count }) => ({
      itemCode,
      itemName: names.get(itemCode) ?? '',
      level,
      originalize,
      count,
    })),
  }
}

async function findSynth(tx: Tx, itemSynthId: number, worldId: string): Promise<Synth> {
  const { rows } = await tx.execute<Synth>(sql`
    select ${ofRecipe}, ${ofItem},
      array[s.world_token_1, s.world_token_2, s.world_token_3, s.world_token_4] as tokens
    from item_synth s join world_item i on i.world_id = s.world_id and i.item_code = s.item_code
    where s.item_synth_id = ${itemSynthId} and s.world_id = ${worldId}`)
  const synth = rows[0]
  if (!synth) throw refuse('EXCHANGE_NOT_FOUND')
  return synth
}

async function materialsOf(tx: Tx, itemSynthId: number): Promise<Material[]> {
  const { rows } = await tx.execute<Material>(sql`
    select ${ofMaterial}, ${named}
    from item_synth_material m join world_item i on i.world_id = m.world_id and i.item_code = m.item_code
    where m.item_synth_id = ${itemSynthId} order by m.display_order, m.item_code`)
  return rows
}

async function consumption(
  tx: Tx,
  creation: Creation,
  { characterId, worldId }: OwnCharacter,
  materials: readonly Material[],
): Promise<readonly Consumed[]> {
  const wanted = new Set(materials.map(({ itemCode }) => itemCode))
  const held = await heldVariants(tx, { characterId, worldId }, wanted)
  const plan = planConsumption(materials, held, creation)
  if (plan) return plan
  throw refuse(isKeptByWearing(materials, held, creation) ? 'ITEM_WORN' : 'ITEM_SHORT')
}

const idColumn = columnsOf(itemSynthHistory, null, { id: 'itemSynthHistoryId' })

async function writeHistory(
  tx: Tx,
  { own: { characterId }, itemSynthId, now }: Creation,
  synth: Synth,
): Promise<number> {
  const { rows } = await tx.execute<RowOf<typeof idColumn>>(sql`
    insert into item_synth_history (character_id, item_synth_id, item_name, item_num, picture, created_at)
    values (${characterId}, ${itemSynthId}, ${synth.itemName}, ${synth.itemNum}, ${synth.picture}, ${now.toISOString()})
    returning ${idColumn}`)
  const row = rows[0]
  if (!row) throw new Error('The history was not written.')
  return row.id
}
