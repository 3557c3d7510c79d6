// Creators: their pages, windows and samples, likes, products of the office; and works that are kept out of the gallery.
import { beforeEach, expect, test } from 'vitest'
import { SAMPLES_MOST } from '#rules/tailor.ts'
import { createCallers, refusalOrNull } from '../../support/callers.ts'
import {
  creatorIdOf,
  givenCreator,
  givenProduct,
  givenSample,
  givenSamplePicture,
  givenWork,
  ITEM,
} from '../../support/commissions.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const { users } = database
const { as, anonymous } = createCallers(database)
const page = { pageStart: 1, perPage: 20 }
const OTHER = creatorIdOf('other')

beforeEach(() =>
  database.asOwner(client =>
    client.query(
      'truncate commission, creator_room, creator_sample, creator_like, creator_offer, gallery_item, gallery_character_limit, user_block cascade',
    ),
  ),
)

test('creators are found by kind, words, window and likes', async () => {
  await givenCreator(database, 'other')
  await givenCreator(database, 'player', { isOpen: false, tags: ['海'] })
  const ids = async (more: object) =>
    (await as.player.tailor.getCreators({ ...page, ...more })).creatorList.map(({ creatorId }) => creatorId)
  expect(await ids({ creatorKbn: 1 })).toEqual([OTHER, creatorIdOf('player')])
  expect(await ids({ isOpen: true })).toEqual([OTHER])
  expect(await ids({ keyword: '海' })).toEqual([creatorIdOf('player')])
  expect(await ids({ itemKbn: 999 })).toEqual([])
  await as.player.tailor.addLikeInfo({ userId: users.player, creatorId: OTHER })
  expect(await ids({ isLiked: true })).toEqual([OTHER])
})

test('a page shows what is offered and how many are taken yet; without an offer nothing can be ordered', async () => {
  await givenCreator(database, 'other', { slots: 3 })
  const shown = await anonymous.tailor.getSingleCreatorInfo({ creatorId: OTHER })
  expect(shown).toMatchObject({ creatorName: '絵師other', isOpen: true, slotsLeft: 3, priceFrom: 1_000, isMine: false })
  expect(shown.offerList).toMatchObject([{ price: 1_000, product: { itemKbn: ITEM, optionList: [{ optionNo: 1 }] } }])
  expect(JSON.stringify(shown)).not.toContain(users.other)
  await as.other.tailor.saveOffer({ creatorKbn: 1, itemKbn: ITEM, price: 1_000, days: 14, note: '', isOn: false })
  expect(await anonymous.tailor.getSingleCreatorInfo({ creatorId: OTHER })).toMatchObject({
    isOpen: false,
    slotsLeft: 0,
  })
})

test('a room is saved from its newest version alone', async () => {
  await givenCreator(database, 'other')
  const save = (baseVersion: number) =>
    as.other.tailor.saveRoom({
      ...{
        creatorKbn: 1,
        baseVersion,
        introduction: '霧を。',
        wishes: '',
        tagList: ['霧', '霧', ' 海 '],
        draftId: null,
      },
    })
  expect(await save(1)).toMatchObject({ version: 2, tagList: ['霧', '海'] })
  expect(await refusalOrNull(save(1))).toBe('CREATOR_CHANGED')
})

test.each([
  ['below its product', { price: 490 }],
  ['between two steps', { price: 1_005 }],
  ['without days', { days: 0 }],
])('a price or days %s are refused', async (_, wrong) => {
  await givenCreator(database, 'other')
  const terms = { creatorKbn: 1 as const, itemKbn: ITEM, price: 1_000, days: 14, note: '', isOn: true, ...wrong }
  expect(await refusalOrNull(as.other.tailor.saveOffer(terms))).toBe('CREATOR_FAULT')
})

test('samples are twelve at most, whatever comes at once', async () => {
  await givenCreator(database, 'other')
  for (let made = 0; made < SAMPLES_MOST - 1; made++) await givenSample(database, 'other')
  const pictureId = await givenSamplePicture(database, users.other)
  const add = () => as.other.tailor.addSample({ creatorKbn: 1, title: '港', body: '', pictureId })
  const answers = await Promise.all([refusalOrNull(add()), refusalOrNull(add())])
  expect(answers.filter(answer => answer === null)).toHaveLength(1)
})

test('likes are counted once, and nobody likes oneself', async () => {
  await givenCreator(database, 'other')
  const like = () => as.player.tailor.addLikeInfo({ userId: users.player, creatorId: OTHER })
  expect(await Promise.all([like(), like()])).toMatchObject([{ likedCount: 1 }, { likedCount: 1 }])
  expect(await as.player.tailor.deleteLikeInfo({ userId: users.player, creatorId: OTHER })).toMatchObject({
    ...{ isLiked: false, likedCount: 0 },
  })
  const own = as.other.tailor.addLikeInfo({ userId: users.other, creatorId: OTHER })
  expect(await refusalOrNull(own)).toBe('CREATOR_SELF')
})

test('the office changes a product from its newest version, and takes it off the shelves', async () => {
  await givenCreator(database, 'other')
  await givenProduct(database)
  const { productList } = await as.admin.tailor.getProductDesk({})
  const found = productList.find(({ product }) => product.itemKbn === ITEM)
  if (!found) throw new Error('The product is missing.')
  const save = (baseVersion: number, more: object = {}) =>
    as.admin.tailor.saveProduct({ ...found.product, baseVersion, isOnSale: false, ...more })
  expect(await refusalOrNull(save(found.version, { priceLeast: 9_000 }))).toBe('PRODUCT_FAULT')
  expect(await save(found.version)).toMatchObject({ version: found.version + 1, product: { isOnSale: false } })
  expect(await refusalOrNull(save(found.version))).toBe('PRODUCT_CHANGED')
  expect((await anonymous.tailor.getProducts({})).productList.map(({ product }) => product.itemKbn)).not.toContain(ITEM)
  expect((await anonymous.tailor.getSingleCreatorInfo({ creatorId: OTHER })).offerList).toEqual([])
})

test('a work that its client keeps out of the gallery is there for its client and its creator alone', async () => {
  const { itemId, commissionId } = await givenWork(database)
  const count = async (who: typeof anonymous) => (await who.gallery.getItems(page)).count
  expect(await count(anonymous)).toBe(1)
  expect(await as.player.gallery.createLimitationForOrder({ orderId: commissionId })).toMatchObject({
    ...{ orderIdList: [commissionId] },
  })
  expect([await count(anonymous), await count(as.player), await count(as.other), await count(as.admin)]).toEqual([
    ...[0, 1, 1, 0],
  ])
  expect(await refusalOrNull(anonymous.gallery.getItem({ itemId }))).toBe('WORK_NOT_FOUND')
  await as.player.gallery.deleteLimitationForOrder({ orderId: commissionId })
  await as.player.gallery.createLimitationForCharacter({ characterId: 'harbor-rinne' })
  expect(await count(anonymous)).toBe(0)
  expect(await as.player.gallery.getItem({ itemId })).toMatchObject({ isMine: true, isCharacterLimited: true })
  await as.player.gallery.deleteLimitationForCharacter({ characterId: 'harbor-rinne' })
  expect(await count(anonymous)).toBe(1)
})

test('a like of a work counts once', async () => {
  const { itemId } = await givenWork(database)
  const like = (isLiked: boolean) => as.other.gallery.setLike({ itemId, isLiked })
  expect([await like(true), await like(true), await like(false)]).toMatchObject([
    ...[{ likeCount: 1 }, { likeCount: 1 }, { likeCount: 0 }],
  ])
})
