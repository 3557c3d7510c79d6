// Creators, products, commissions and works for the play world, as a test wants them. The player is an illustrator, and orders from the
// other user, who is one too.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import type { CommissionState } from '#rules/commission/transitions.ts'
import { holdPrice } from '#server/areas/commission/coins.ts'
import { commission, commissionPicture } from '#server/areas/commission/tables.ts'
import { galleryItem } from '#server/areas/gallery/tables.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import {
  creatorOffer,
  creatorPicture,
  creatorRoom,
  creatorSample,
  tailorOption,
  tailorProduct,
} from '#server/areas/tailor/tables.ts'
import { transact } from '#server/db/client.ts'
import { post } from '#server/platform/ledger/post.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW } from './play.ts'

type Database = Pick<TestDatabase, 'db' | 'users'>
type Who = 'player' | 'other'

export const ITEM = 8
const ILLUSTRATOR = lastClass.illustrator
export const creatorIdOf = (who: Who): string => `C-${who}`

/** The product of these tests: a bust of one to three people, with an option. */
export async function givenProduct({ db }: Database, given: Partial<typeof tailorProduct.$inferInsert> = {}) {
  const of = {
    ...{ itemKbn: ITEM, creatorKbn: 1 as const, shouhinmei: 'バストアップ', description: '胸から上の一枚。' },
    ...{ width: 640, height: 800, charactersMost: null, wishMost: 600, peopleMost: 3, personPrice: 300, days: 14 },
    ...{ priceLeast: 500, priceMost: 5_000, isOnSale: true, version: 1, updatedAt: PLAY_NOW, ...given },
  }
  await db.insert(tailorProduct).values(of).onConflictDoUpdate({ target: tailorProduct.itemKbn, set: of })
  await db
    .insert(tailorOption)
    .values({ itemKbn: of.itemKbn, optionNo: 1, optionName: '背景つき', price: 200 })
    .onConflictDoNothing()
  return { itemKbn: of.itemKbn }
}

/** Makes a user an illustrator with an open window. */
export async function givenCreator(
  database: Database,
  who: Who,
  given: Partial<typeof creatorRoom.$inferInsert> = {},
): Promise<{ creatorId: string }> {
  const { db, users } = database
  const userId = users[who]
  await givenProduct(database)
  await db
    .insert(userClass)
    .values({ userId, classCode: ILLUSTRATOR, name: `絵師${who}`, creatorId: creatorIdOf(who) })
    .onConflictDoNothing()
  const room = {
    ...{ userId, classCode: ILLUSTRATOR, introduction: '霧の絵を描きます。', wishes: '', tags: ['霧'], isOpen: true },
    ...{ slots: 20, version: 1, createdAt: PLAY_NOW, updatedAt: PLAY_NOW, ...given },
  }
  await db
    .insert(creatorRoom)
    .values(room)
    .onConflictDoUpdate({ target: [creatorRoom.userId, creatorRoom.classCode], set: room })
  const offer = {
    userId,
    classCode: ILLUSTRATOR,
    itemKbn: ITEM,
    price: 1_000,
    days: 14,
    isOn: true,
    updatedAt: PLAY_NOW,
  }
  await db
    .insert(creatorOffer)
    .values(offer)
    .onConflictDoUpdate({ target: [creatorOffer.userId, creatorOffer.classCode, creatorOffer.itemKbn], set: offer })
  return { creatorId: creatorIdOf(who) }
}

/** Coins for a user, out of nothing. */
export async function givenCoins({ db }: Pick<Database, 'db'>, userId: string, amount = 10_000): Promise<void> {
  await transact(db, tx =>
    post(tx, PLAY_NOW, [
      {
        ...{ cause: { kind: 'demo', id: randomUUID() }, currency: 'AC', amount, from: 'issue', paid: true },
        to: { kind: 'user', id: userId },
      },
    ]),
  )
}

type Given = Partial<typeof commission.$inferInsert> & { client?: Who; state?: CommissionState }

/** A commission whose price is held where it is not over. The player orders from the other user. @returns its id */
export async function givenCommission(
  database: Database,
  { client = 'player', ...given }: Given = {},
): Promise<number> {
  const { db, users } = database
  const maker: Who = client === 'player' ? 'other' : 'player'
  await givenCreator(database, maker)
  const of = {
    ...{
      clientId: users[client],
      characterId: client === 'player' ? 'harbor-rinne' : 'harbor-garo',
      worldId: 'harbor',
    },
    ...{ creatorUserId: users[maker], classCode: ILLUSTRATOR, creatorKbn: 1 as const, itemKbn: ITEM, people: 1 },
    ...{ shouhinmei: 'バストアップ', price: 1_000, days: 14, title: '灯台の窓辺', wish: '霧の朝の横顔を。' },
    ...{ state: 'placed' as const, stateSince: PLAY_NOW, createdAt: PLAY_NOW, ...given },
  }
  const [made] = await db.insert(commission).values(of).returning()
  if (!made) throw new Error('No commission was written.')
  await givenCoins(database, made.clientId, made.price)
  await transact(db, tx => holdPrice(tx, PLAY_NOW, made))
  return made.commissionId
}

let pictures = 0
const upload = (userId: string) => ({
  ...{ userId, pictureId: randomUUID(), picture: `t${++pictures}${randomUUID().slice(0, 8)}`, width: 640, height: 800 },
  ...{ uploadedAt: PLAY_NOW, storedAt: PLAY_NOW },
})

/** A picture that was uploaded to be handed in. @returns the id that its client gave */
export async function givenWorkPicture(
  { db }: Pick<Database, 'db'>,
  userId: string,
  commissionId: number | null = null,
) {
  const row = { ...upload(userId), commissionId }
  await db.insert(commissionPicture).values(row)
  return row.pictureId
}

/** A sample with its picture. @returns its id */
export async function givenSample({ db, users }: Database, who: Who): Promise<number> {
  const [made] = await db
    .insert(creatorSample)
    .values({ userId: users[who], classCode: ILLUSTRATOR, title: '霧の港', createdAt: PLAY_NOW })
    .returning({ sampleId: creatorSample.sampleId })
  await db.insert(creatorPicture).values({ ...upload(users[who]), sampleId: made?.sampleId ?? 0 })
  return made?.sampleId ?? 0
}

/** A picture for a sample that is not there yet. @returns the id that its client gave */
export async function givenSamplePicture({ db }: Pick<Database, 'db'>, userId: string): Promise<string> {
  await db.execute(sql`delete from creator_picture where sample_id is null`)
  const row = upload(userId)
  await db.insert(creatorPicture).values(row)
  return row.pictureId
}

/** A work in the gallery, of a received commission. */
export async function givenWork(database: Database, client: Who = 'player') {
  const commissionId = await givenCommission(database, { client, state: 'done', workTitle: '窓辺' })
  const { db, users } = database
  const [made] = await db
    .insert(galleryItem)
    .values({
      ...{ commissionId, clientId: users[client], characterId: client === 'player' ? 'harbor-rinne' : 'harbor-garo' },
      ...{ worldId: 'harbor', creatorUserId: users[client === 'player' ? 'other' : 'player'], classCode: ILLUSTRATOR },
      ...{
        creatorKbn: 1,
        shouhinmei: 'バストアップ',
        title: '窓辺',
        picture: `w${commissionId}`,
        width: 640,
        height: 800,
      },
      publishedAt: PLAY_NOW,
    })
    .returning({ itemId: galleryItem.itemId })
  return { commissionId, itemId: made?.itemId ?? 0 }
}
