// Goods of the play world's `player`: a lamp that is handed out in two makes and two amounts.
import { randomUUID } from 'node:crypto'
import { makeLink } from '#server/areas/distribution/links.ts'
import { ownGoods } from '#server/areas/distribution/own-goods.ts'
import { shouhin, shouhinOption, shouhinSuuryo } from '#server/areas/distribution/tables.ts'
import { transact } from '#server/db/client.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW } from './play.ts'

export type GoodsKey = { shouhinId: string; officialOptionId: number; suuryoSentakuId: number }

type Database = Pick<TestDatabase, 'db' | 'users'>

/** @returns the id of new goods of `harbor`: option 0 plain, 1 of level 2; amount 0 is one, 1 is three */
export async function givenShouhin({ db, users }: Database, ownerUserId = users.player): Promise<string> {
  const shouhinId = `G-${randomUUID()}`
  await db.insert(shouhin).values({
    shouhinId,
    ownerUserId,
    shouhinmei: '霧晶の詰め合わせ',
    description: '光る。',
    worldId: 'harbor',
    itemCode: 'I0001',
    createdAt: PLAY_NOW,
  })
  await db.insert(shouhinOption).values([
    { shouhinId, officialOptionId: 0, optionName: 'そのまま', level: 1 },
    { shouhinId, officialOptionId: 1, optionName: '磨いたもの', level: 2 },
  ])
  await db.insert(shouhinSuuryo).values([
    { shouhinId, suuryoSentakuId: 0, amount: 1 },
    { shouhinId, suuryoSentakuId: 1, amount: 3 },
  ])
  return shouhinId
}

type Terms = { takeLimit?: number; endsAt?: string; ownerUserId?: string }

/** @returns an open link to new goods, of the player's by default */
export async function givenLink(database: Database, { ownerUserId, ...terms }: Terms = {}) {
  const userId = ownerUserId ?? database.users.player
  const key = { shouhinId: await givenShouhin(database, userId), officialOptionId: 0, suuryoSentakuId: 1 }
  const own = await ownGoods(database.db, { userId, shouhinId: key.shouhinId })
  const made = { ...key, ...terms, own, now: PLAY_NOW }
  const { hash } = await transact(database.db, tx => makeLink(tx, made))
  return { ...key, hash }
}
