// Buying: the terms are checked while the character and the goods are locked, then stock, payment and goods move in one
// transaction.
import { sql } from 'drizzle-orm'
import { coinTypeOf, type SpentCoinType } from '#rules/coins.ts'
import { achievementType } from '#rules/mission.ts'
import { whyNotBought } from '#rules/shop.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { systemAccounts, type Transfer } from '../../platform/ledger/post.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { coinTransfer, postOrRefuse } from '../coin/charge.ts'
import { walletOf } from '../coin/wallet.ts'
import { achieve } from '../mission/achieve.ts'
import { giveSkill } from '../skill/learned.ts'
import { standingsOf } from './standing.ts'
import { shopGoods, shopPurchase } from './tables.ts'

type Purchase = {
  userId: string
  own: OwnCharacter
  shopGoodsId: number
  count: number
  /** Price of one piece, and coin, that the player was shown. */
  price: number
  coinType?: SpentCoinType | undefined
  now: Date
}

const goodsColumns = columnsOf(shopGoods, 'g', [
  'itemCode',
  'skillCode',
  'tokenNo',
  'price',
  'stock',
  'limitPerCharacter',
  'endsAt',
])
type Goods = RowOf<typeof goodsColumns> & { name: string }

const purchaseCause = (purchaseId: number) => ({ kind: 'shop', id: String(purchaseId) })

/**
 * @throws GOODS_NOT_FOUND, GOODS_ENDED, GOODS_SOLD_OUT, GOODS_LIMIT, GOODS_CHANGED, SKILL_LEARNED,
 * SKILL_NOT_ALLOWED, COIN_SHORT, TOKEN_SHORT
 */
export async function buyGoods(tx: Tx, purchase: Purchase) {
  const { own, count, now } = purchase
  const character = await lockCharacter(tx, own)
  const { characterId } = character
  const goods = await findGoods(tx, purchase.shopGoodsId, character.worldId)
  if (goods.price !== purchase.price) throw refuse('GOODS_CHANGED')
  const held = await judge(tx, purchase, character, goods)
  if (goods.stock !== null) await takeFromStock(tx, purchase.shopGoodsId, count)
  const total = goods.price * count
  const purchaseId = await writePurchase(tx, purchase, goods, total)
  const cause = purchaseCause(purchaseId)
  const { coinType, transfer } = await payment(tx, purchase, character, goods, cause)
  const transfers: Transfer[] = [transfer]
  if (goods.itemCode !== null) {
    const currency = currencies.item(character.worldId, goods.itemCode)
    const to = { kind: 'character', id: characterId } as const
    transfers.push({ cause, currency, amount: count, from: systemAccounts.issue, to })
  } else if (goods.skillCode !== null) {
    const isNew = await giveSkill(tx, { characterId, skillCode: goods.skillCode, now })
    if (!isNew) throw refuse('SKILL_LEARNED')
  }
  await postOrRefuse(tx, now, transfers)
  const code = goods.itemCode ?? goods.skillCode
  const happened = { userId: purchase.userId, value: code, happenedIn: character.worldId, now }
  await achieve(tx, { ...happened, type: achievementType.itemBuy, occasion: String(purchaseId) })
  if (goods.skillCode !== null) {
    await achieve(tx, { ...happened, type: achievementType.skillLearn, occasion: `${characterId} ${code} 1` })
  }
  return { shopPurchaseId: purchaseId, name: goods.name, count, total, coinType, shojiSu: held + count }
}

async function findGoods(tx: Tx, shopGoodsId: number, worldId: string): Promise<Goods> {
  const { rows } = await tx.execute<Goods>(sql`
    select ${goodsColumns}, coalesce(i.item_name, k.skill_name) as name
    from shop_goods g
    left join world_item i on i.world_id = g.world_id and i.item_code = g.item_code
    left join world_skill k on k.world_id = g.world_id and k.skill_code = g.skill_code
    where g.shop_goods_id = ${shopGoodsId} and g.world_id = ${worldId}`)
  const goods = rows[0]
  if (!goods) throw refuse('GOODS_NOT_FOUND')
  return goods
}

/** @returns the number that the character holds so far */
async function judge(tx: Tx, purchase: Purchase, character: OwnCharacter, goods: Goods): Promise<number> {
  const { userId, shopGoodsId, count, now } = purchase
  const [standing] = await standingsOf(tx, character, sql`g.shop_goods_id = ${shopGoodsId}`)
  if (!standing) throw refuse('GOODS_NOT_FOUND')
  const wallet = await walletOf(tx, { ...character, userId })
  const buyer = { ...standing, isSkill: goods.skillCode !== null }
  const reason = whyNotBought(goods, buyer, wallet, { count, now: now.getTime() })
  if (reason) throw refuse(reason)
  return standing.shojiSu
}

/** Reduces the stock, unless others have bought the rest meanwhile. */
async function takeFromStock(tx: Tx, shopGoodsId: number, count: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update shop_goods set stock = stock - ${count} where shop_goods_id = ${shopGoodsId} and stock >= ${count}`)
  if (!rowCount) throw refuse('GOODS_SOLD_OUT')
}

async function payment(
  tx: Tx,
  { userId, count, coinType: told }: Purchase,
  { characterId, worldId }: OwnCharacter,
  { tokenNo, price }: Goods,
  cause: { kind: string; id: string },
): Promise<{ coinType: SpentCoinType | null; transfer: Transfer }> {
  const amount = price * count
  if (tokenNo !== null) {
    const from = { kind: 'character', id: characterId } as const
    const currency = currencies.token(worldId, tokenNo)
    return { coinType: null, transfer: { cause, currency, amount, from, to: systemAccounts.sink } }
  }
  const charge = await coinTransfer(tx, { userId, amount, cause })
  if (!charge) throw new Error('Goods without a price are not sold.')
  const coinType = coinTypeOf(charge.coin)
  if (told !== undefined && told !== coinType) throw refuse('GOODS_CHANGED')
  return { coinType, transfer: charge.transfer }
}

const idColumn = columnsOf(shopPurchase, null, { id: 'shopPurchaseId' })

async function writePurchase(
  tx: Tx,
  { shopGoodsId, own: { characterId }, count, now }: Purchase,
  { name }: Goods,
  total: number,
): Promise<number> {
  const { rows } = await tx.execute<RowOf<typeof idColumn>>(sql`
    insert into shop_purchase (shop_goods_id, character_id, name, count, total, created_at)
    values (${shopGoodsId}, ${characterId}, ${name}, ${count}, ${total}, ${now.toISOString()})
    returning ${idColumn}`)
  const row = rows[0]
  if (!row) throw new Error('The purchase was not written.')
  return row.id
}
