// Products, creators and commissions of the demo, dated back from the day of seeding. What a running commission holds was given to its
// client for it, so that the purses of the accounts are those of their first day.
import { classOfCreator } from '#rules/class-requests.ts'
import { type CommissionState, commissionDueAt } from '#rules/commission/transitions.ts'
import { commissionPrice, creatorEarns } from '#rules/tailor.ts'
import { commissionCauses } from '../areas/commission/coins.ts'
import { commission, commissionLog, commissionOption, commissionPicture } from '../areas/commission/tables.ts'
import { galleryItem } from '../areas/gallery/tables.ts'
import {
  creatorOffer,
  creatorPicture,
  creatorRoom,
  creatorSample,
  tailorOption,
  tailorProduct,
} from '../areas/tailor/tables.ts'
import type { Tx } from '../db/client.ts'
import { currencies } from '../platform/ledger/balances.ts'
import { post, systemAccounts } from '../platform/ledger/post.ts'
import { demoCharacters, demoTailor } from './content.ts'
import { type Copy, copyId, pictureIdOf } from './copy-drawings.ts'
import type { DemoTailor } from './shapes/tailor.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000
/** Size of the drawings that stand for works. */
const [WIDTH, HEIGHT] = [1200, 800]

type Room = DemoTailor['rooms'][number]
type Ordered = DemoTailor['commissions'][number]

const sampleId = ({ account }: Room, title: string): string => copyId('cs', `${account}/${title}`)
const workId = ({ client, title }: Ordered): string => copyId('wk', `${client}/${title}`)

export const tailorCopies: readonly Copy[] = [
  ...demoTailor.rooms.flatMap(room =>
    room.samples.flatMap(({ title, picture }) => (picture ? [{ id: sampleId(room, title), picture }] : [])),
  ),
  ...demoTailor.commissions.flatMap(ordered =>
    ordered.work?.picture ? [{ id: workId(ordered), picture: ordered.work.picture }] : [],
  ),
]

export async function seedTailor(tx: Tx, userIds: ReadonlyMap<DemoAccount, string>, now: Date): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY)
  const idOf = (account: DemoAccount): string => userIds.get(account) ?? ''
  for (const { name, options, width = null, height = null, charactersMost = null, ...product } of demoTailor.products) {
    await tx.insert(tailorProduct).values({
      ...{ ...product, shouhinmei: name, width, height, charactersMost, isOnSale: true, updatedAt: ago(120) },
    })
    const { itemKbn } = product
    if (options.length > 0)
      await tx
        .insert(tailorOption)
        .values(options.map((one, place) => ({ itemKbn, optionNo: place + 1, optionName: one.name, price: one.price })))
  }
  for (const room of demoTailor.rooms) {
    const of = { userId: idOf(room.account), classCode: classOfCreator[room.creatorKbn] }
    const { introduction, wishes, tags, isOpen, slots, daysAgo } = room
    const at = ago(daysAgo)
    await tx
      .insert(creatorRoom)
      .values({ ...of, introduction, wishes, tags, isOpen, slots, version: 1, createdAt: at, updatedAt: at })
    if (room.offers.length > 0)
      await tx.insert(creatorOffer).values(room.offers.map(offer => ({ ...of, ...offer, isOn: true, updatedAt: at })))
    for (const { title, body = '', picture } of room.samples) {
      const [made] = await tx
        .insert(creatorSample)
        .values({ ...of, title, body, createdAt: at })
        .returning({ id: creatorSample.sampleId })
      if (picture) await tx.insert(creatorPicture).values(uploaded(of.userId, sampleId(room, title), at, made?.id ?? 0))
    }
  }
  for (const ordered of demoTailor.commissions) await seedCommission(tx, ordered, idOf, now)
}

const uploaded = (userId: string, picture: string, at: Date, sample: number) => ({
  ...{ userId, pictureId: pictureIdOf(picture), picture, width: WIDTH, height: HEIGHT, uploadedAt: at, storedAt: at },
  sampleId: sample,
})

/** Share of the promised days after which each step of a commission was taken. */
const steps: readonly {
  act: string
  party: 'client' | 'creator' | 'office'
  after: number
  of: readonly CommissionState[]
}[] = [
  { act: 'place', party: 'client', after: 0, of: ['placed', 'working', 'checking', 'shown', 'done'] },
  { act: 'accept', party: 'creator', after: 0.1, of: ['working', 'checking', 'shown', 'done'] },
  { act: 'deliver', party: 'creator', after: 0.7, of: ['checking', 'shown', 'done'] },
  { act: 'pass', party: 'office', after: 0.8, of: ['shown', 'done'] },
  { act: 'receive', party: 'client', after: 0.9, of: ['done'] },
]

async function seedCommission(
  tx: Tx,
  ordered: Ordered,
  idOf: (account: DemoAccount) => string,
  now: Date,
): Promise<void> {
  const { client, character, creator, itemKbn, title, wish, state, daysAgo, work, hyouka, say } = ordered
  const product = demoTailor.products.find(one => one.itemKbn === itemKbn)
  const offer = demoTailor.rooms.find(({ account }) => account === creator)?.offers.find(one => one.itemKbn === itemKbn)
  const who = demoCharacters.find(({ key }) => key === character)
  if (!product || !offer || !who) return
  const options = product.options.flatMap((one, place) =>
    ordered.options.includes(place + 1) ? [{ optionNo: place + 1, optionName: one.name, price: one.price }] : [],
  )
  const price = commissionPrice({ price: offer.price, personPrice: product.personPrice }, 1, options)
  const begun = now.getTime() - daysAgo * DAY
  const taken = steps.filter(({ of }) => of.includes(state))
  const at = (after: number): Date => new Date(begun + Math.min(daysAgo * 0.95, offer.days) * after * DAY)
  const since = at(taken.at(-1)?.after ?? 0)
  const [clientId, creatorUserId] = [idOf(client), idOf(creator)]
  const of = {
    ...{ clientId, characterId: character, worldId: who.worldId, creatorUserId, creatorKbn: product.creatorKbn },
    ...{ classCode: classOfCreator[product.creatorKbn], shouhinmei: product.name },
  }
  const [made] = await tx
    .insert(commission)
    .values({
      ...{ ...of, itemKbn, people: 1, price, days: offer.days, title, wish, state, stateSince: since },
      ...{ charactersMost: product.charactersMost ?? null, dueAt: commissionDueAt(state, since, offer.days) },
      ...{ workTitle: work?.title ?? '', body: work?.body ?? '', hyouka: hyouka ?? null, createdAt: new Date(begun) },
    })
    .returning({ commissionId: commission.commissionId })
  const commissionId = made?.commissionId ?? 0
  if (options.length > 0) await tx.insert(commissionOption).values(options.map(one => ({ commissionId, ...one })))
  const lines = taken.map(({ act, party, after }) => ({ act, party, words: '', at: at(after) }))
  if (say) lines.splice(2, 0, { act: 'say', party: 'creator', words: say, at: at(0.4) })
  const users = { client: clientId, creator: creatorUserId, office: idOf('demo-admin') }
  await tx.insert(commissionLog).values(
    lines.map(({ act, party, words, at: createdAt }) => ({
      ...{ commissionId, act, party, words, userId: users[party], createdAt, toldAt: createdAt },
    })),
  )
  const picture = work?.picture ? workId(ordered) : null
  if (picture)
    await tx.insert(commissionPicture).values({
      ...{
        userId: creatorUserId,
        pictureId: pictureIdOf(picture),
        picture,
        width: WIDTH,
        height: HEIGHT,
        commissionId,
      },
      ...{ uploadedAt: since, storedAt: since },
    })
  await moveCoins(tx, now, { commissionId, clientId, creatorUserId, price, isPaid: state === 'done' })
  if (state !== 'done' || !work) return
  await tx.insert(galleryItem).values({
    ...{ ...of, commissionId, title: work.title, body: work.body ?? '', picture, publishedAt: since },
    ...(picture ? { width: WIDTH, height: HEIGHT } : {}),
  })
}

type Paid = { commissionId: number; clientId: string; creatorUserId: string; price: number; isPaid: boolean }

/** Gives the client the price, which the commission then holds or has become the creator's points. */
async function moveCoins(tx: Tx, now: Date, { commissionId, clientId, creatorUserId, price, isPaid }: Paid) {
  const id = String(commissionId)
  const client = { kind: 'user', id: clientId } as const
  const held = systemAccounts.heldByCommission(commissionId)
  const coin = { currency: currencies.alpacaCoin, amount: price }
  const gift = { kind: 'demo', id: `commission ${id}` }
  await post(tx, now, [{ cause: gift, ...coin, from: systemAccounts.issue, to: client, paid: true }])
  await post(tx, now, [{ cause: { kind: commissionCauses.hold, id }, ...coin, from: client, to: held }])
  if (!isPaid) return
  const cause = { kind: commissionCauses.pay, id }
  const points = { currency: currencies.creatorPoint, amount: creatorEarns(price), from: systemAccounts.issue }
  await post(tx, now, [
    { cause, ...coin, from: held, to: systemAccounts.commissions },
    { cause, ...points, to: { kind: 'user', id: creatorUserId } },
  ])
}
