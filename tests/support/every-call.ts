// Every call of the contract, as found at run time, with an input that is good: where a call is added, the tests that walk
// over all of them ask for its sample by failing.
import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { contract } from '#contract/index.ts'
import type { FriendState } from '#rules/friend-places.ts'
import { characterIcon } from '#server/areas/character-edit/tables.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { urlPreview } from '#server/areas/ogp/tables.ts'
import { shopGoods } from '#server/areas/shop/tables.ts'
import { type DeclaredCall, declaredCalls } from '#server/platform/http/declared.ts'
import {
  endProposals,
  givenApplication,
  givenClass,
  givenCoins,
  givenParameters,
  givenPiece,
  givenSetting,
  givenSkill,
  SETTING,
} from './applications.ts'
import type { TestDatabase } from './database.ts'
import { givenItem, givenPlain, givenTokens, givenWardrobe } from './equipment.ts'
import { givenStanding } from './friends.ts'
import { givenLink, givenShouhin } from './goods.ts'
import type { Sent } from './http.ts'
import { givenDraft, givenNews, givenSnippet } from './letters.ts'
import { givenReached } from './missions.ts'
import { mailOf, PLAY_PASSWORD } from './play.ts'
import { emptyGarden, givenGarden, pictureInBase64, registration, versionOf } from './registration.ts'
import { give, givenGoods, givenRecipe, gold, item } from './shops.ts'
import { givenCounter, givenGuidePage } from './worlds.ts'

export const everyCall: readonly DeclaredCall[] = declaredCalls()

const KNOWN_PAGE = 'https://story.example/known'

/** A page outside that was read already: nothing is asked. */
async function givenPreview(db: TestDatabase['db']): Promise<string> {
  const urlHash = createHash('sha256').update(KNOWN_PAGE).digest('base64url')
  const row = { urlHash, url: KNOWN_PAGE, found: true, title: '知っている頁', description: '' }
  await db
    .insert(urlPreview)
    .values({ ...row, expiresAt: new Date('2099-01-01') })
    .onConflictDoNothing()
  return KNOWN_PAGE
}

/** A draft, the one its user has: samples are made by the hundred, and there is a limit. */
async function onlyDraft(db: TestDatabase['db'], userId: string, wanted?: Parameters<typeof givenDraft>[2]) {
  await db.delete(draft).where(eq(draft.userId, userId))
  return givenDraft(db, userId, wanted)
}

/** Goods with a link, without its hash. */
async function givenKey(database: TestDatabase) {
  const { hash: _, ...key } = await givenLink(database)
  return key
}

/** One of the goods of the play world's only shop, the one there is: samples are made by the hundred. */
async function onlyGoods(db: TestDatabase['db']): Promise<number> {
  const [known] = await db.select().from(shopGoods).where(eq(shopGoods.shopId, 'goods')).limit(1)
  return known?.shopGoodsId ?? givenGoods(db, { stock: 100_000 })
}

const FRIENDS = { characterId: 'harbor-rinne', otherId: 'harbor-garo' }

async function givenPair(db: TestDatabase['db'], state: FriendState | null) {
  await givenStanding(db, FRIENDS.characterId, FRIENDS.otherId, state)
  return { ...FRIENDS }
}
/** The play world's first character of `player`, plain, with three staves in its bag. */
async function rinneWithStaves({ db }: TestDatabase) {
  await givenWardrobe(db)
  await givenPlain(db, 'harbor-rinne', { S1: 1 })
  await givenItem(db, 'harbor-rinne', 'W1', 3)
  return { characterId: 'harbor-rinne' }
}

/** A setting that is examined cannot be changed. */
async function withoutApplications(db: TestDatabase['db'], characterId: string): Promise<string> {
  for (const slotNo of [1, 2, 3, 4]) await givenSetting(db, characterId, slotNo)
  return characterId
}

const staff = { itemCode: 'W1', level: 1, originalizeId: null }

export type Input = Record<string, unknown>

/** Makes a good input for each call, about things of the play world's `player`. Fresh where a call uses its object up. */
export const samples: Record<string, (database: TestDatabase) => Input | Promise<Input>> = {
  'identity.provider': () => ({}),
  'identity.demoPeople': () => ({}),
  'identity.whoAmI': () => ({}),
  'identity.signIn': () => ({ mailaddress: mailOf('player'), password: PLAY_PASSWORD, sharedDevice: false }),
  'identity.renewToken': () => ({}),
  'identity.signOut': () => ({}),
  'mission.getAchievedList': () => ({ worldId: 'all', kind: 0, offset: 0, limit: 10 }),
  'mission.getNotAchievedList': () => ({ worldId: 'all', offset: 0, limit: 10 }),
  'mission.getCharacterListInWorld': () => ({ worldId: 'harbor' }),
  'mission.receiveReward': async ({ db, users }) => ({ id: await givenReached(db, users.player), characterId: null }),
  'mission.receiveAllLpReward': () => ({}),
  'mission.achievePageViewMission': () => ({ worldId: 'any', achievementType: 'Login', achievementValue: null }),
  'mission.getSummary': () => ({}),
  'character.mine': () => ({}),
  'character.speakAs': () => ({ characterId: 'harbor-rinne' }),
  'character.getDetail': () => ({ characterId: 'station-rei' }),
  'character.getChangeList': () => ({ characterId: 'station-rei', offset: 0, limit: 20 }),
  'character.setUpIcon': () => ({ characterId: 'station-rei' }),
  'follow.getFollowCharacterIdList': () => ({}),
  'follow.getList': () => ({ offset: 0, limit: 20 }),
  'follow.getFollowerList': () => ({ offset: 0, limit: 20 }),
  'follow.follow': () => ({ characterId: 'harbor-garo' }),
  'follow.unfollow': () => ({ characterId: 'harbor-garo' }),
  'friend.getList': () => ({ characterId: 'station-rei', sort: 'kana', offset: 0, limit: 20 }),
  'friend.getOwnList': () => ({ characterId: 'harbor-rinne', state: 'friend', sort: 'new', offset: 0, limit: 20 }),
  'friend.getStanding': () => ({ ...FRIENDS }),
  'friend.ask': async ({ db }) => givenPair(db, null),
  'friend.accept': async ({ db }) => givenPair(db, 'invited'),
  'friend.part': async ({ db }) => ({ ...(await givenPair(db, 'friend')), state: 'friend' }),
  'friend.saveRelation': async ({ db }) => ({ ...(await givenPair(db, 'friend')), relation: '霧の夜の相棒。' }),
  'coin.getCoins': () => ({}),
  'distribution.getShouhinList': () => ({}),
  'distribution.getDistributionList': async database => ({ shouhinId: await givenShouhin(database) }),
  'distribution.getTakenList': async database => ({ ...(await givenKey(database)), page: 1, size: 20 }),
  'distribution.distributionInfo': async database => ({
    shouhinId: await givenShouhin(database),
    officialOptionId: 0,
    suuryoSentakuId: 0,
    takeLimit: 10,
    endsAt: '2099-01-01T00:00:00.000Z',
  }),
  'distribution.stopDistribution': givenKey,
  'distribution.resumeDistribution': givenKey,
  'distribution.distribution': async database => ({
    ...(await givenLink(database)),
    characterId: 'harbor-rinne',
    distributionType: 0,
  }),
  'distribution.getDetail': givenLink,
  'world.worldSelect': () => ({}),
  'coin.getLedger': () => ({ coinType: 1, page: 1, size: 20 }),
  'exchange.getList': () => ({ characterId: 'harbor-rinne' }),
  'exchange.create': async ({ db }) => {
    await give(db, { kind: 'character', id: 'harbor-rinne' }, { [item('I0001')]: 1, [gold()]: 1 })
    const itemSynthId = await givenRecipe(db, { itemCode: 'MADE', worldToken1: 1, materials: { I0001: 1 } })
    return { characterId: 'harbor-rinne', itemSynthId, originalizedFlg: false, levelUpFlg: false, coinType: 0 }
  },
  'exchange.history': () => ({ characterId: 'harbor-rinne', page: 1, size: 20 }),
  'shop.getList': () => ({ worldId: 'harbor' }),
  'shop.getGoods': async ({ db }) => {
    await onlyGoods(db)
    return { worldId: 'harbor', shopId: 'goods' }
  },
  'shop.getStanding': async ({ db }) => {
    await onlyGoods(db)
    return { shopId: 'goods', characterId: 'harbor-rinne' }
  },
  'shop.buy': async ({ db }) => {
    await give(db, { kind: 'character', id: 'harbor-rinne' }, { [gold()]: 10 })
    const shopGoodsId = await onlyGoods(db)
    return { characterId: 'harbor-rinne', shopGoodsId, count: 1, price: 10, coinType: 0 }
  },
  'ogp.postForAlpacaUrlCard': async ({ db }) => ({ url: await givenPreview(db) }),
  'novel.getList': () => ({ keyword: '灯', tags: '連載', worldId: 'harbor', page: 1, size: 10 }),
  'novel.getTags': () => ({ worldId: 'harbor' }),
  'novel.getDetail': () => ({ novelId: 1 }),
  'novel.epub': () => ({ novelId: 1, direction: 'vertical' }),
  'news.getList': () => ({ category: 'event', page: 1, size: 10 }),
  'news.getDetail': () => ({ postId: 1 }),
  'novel.readToEnd': () => ({ novelId: 1 }),
  'news.read': () => ({ postId: 1 }),
  'news.readAll': () => ({}),
  'draft.list': () => ({ offset: 0, limit: 10, removed: false }),
  'draft.read': async ({ db, users }) => ({ draftId: await onlyDraft(db, users.player) }),
  'draft.save': async ({ db, users }) => ({
    draftId: await onlyDraft(db, users.player),
    place: 'novelComment',
    target: '12',
    name: '題',
    text: '新しい本文。',
    baseVersion: 1,
    copyId: randomUUID(),
    fields: '{"kind":"bug"}',
    writer: randomUUID(),
  }),
  'draft.versions': async ({ db, users }) => ({ draftId: await onlyDraft(db, users.player) }),
  'draft.version': async ({ db, users }) => ({ draftId: await onlyDraft(db, users.player), version: 1 }),
  'draft.remove': async ({ db, users }) => ({ draftId: await onlyDraft(db, users.player) }),
  'draft.bringBack': async ({ db, users }) => ({
    draftId: await onlyDraft(db, users.player, { removedAt: new Date('2026-11-20T00:00:00Z') }),
  }),
  'draft.snippets': () => ({}),
  'draft.saveSnippet': async ({ db, users }) => ({
    snippetId: await givenSnippet(db, users.player),
    title: '挨拶',
    text: 'はじめまして。',
  }),
  'draft.removeSnippet': async ({ db, users }) => ({ snippetId: await givenSnippet(db, users.player) }),
  'reading.place': () => ({ textKey: 'news:1' }),
  'reading.keepPlace': () => ({ textKey: 'news:1', place: 120, ratio: 0.25 }),
  'user.profile': () => ({}),
  'user.updateProfile': async ({ db, users }) => ({
    introduction: 'はじめまして。',
    draftId: await onlyDraft(db, users.player),
  }),
  'inquiry.send': async ({ db, users }) => ({
    subjectKind: 'bug',
    body: '画面が開きません。',
    draftId: await onlyDraft(db, users.player),
  }),
  'inquiry.list': () => ({ offset: 0, limit: 10 }),
  'adminNews.list': () => ({ state: 'draft', offset: 0, limit: 10 }),
  'adminNews.read': async ({ db }) => ({ postId: await givenNews(db) }),
  'adminNews.pictures': () => ({}),
  'adminNews.save': async ({ db }) => ({
    postId: await givenNews(db),
    baseVersion: 1,
    title: '新しい題',
    category: 'guide',
    worldId: 'harbor',
    body: '新しい本文。',
    publishAt: '2026-12-01T00:00:00.000Z',
    picture: null,
  }),
  'adminNews.publish': async ({ db }) => ({
    postId: await givenNews(db),
    baseVersion: 1,
    publishAt: '2026-12-01T00:00:00.000Z',
  }),
  'adminNews.withdraw': async ({ db }) => ({
    postId: await givenNews(db, { status: 'released', publishedAt: new Date('2026-11-20T00:00:00Z') }),
    baseVersion: 1,
  }),
  'characterEdit.getRegistration': () => ({ worldId: 'harbor' }),
  'characterEdit.portrait': () => ({
    worldId: 'harbor',
    familyName: '灯',
    givenName: '茜',
    middleName: '',
    variant: 2,
  }),
  'characterEdit.uploadIcon': async ({ db }) => {
    await db.delete(characterIcon)
    return { picture: await pictureInBase64(32, 32) }
  },
  'characterEdit.register': async ({ db }) => {
    await givenGarden(db)
    await emptyGarden(db)
    return registration()
  },
  'characterEdit.getProfile': () => ({ characterId: 'harbor-rinne' }),
  'characterEdit.saveProfile': async ({ db }) => ({
    characterId: await withoutApplications(db, 'harbor-rinne'),
    baseVersion: await versionOf(db, 'harbor-rinne'),
    draftId: null,
    changes: {
      nameOrder: 1,
      height: '158cm',
      hair: '銀',
      eyes: '灰',
      skin: '白',
      firstPerson: 'わたし',
      secondPerson: 'あなた',
      tone: '静か',
      catchphrase: 'おはよう。',
      personality: '早起き。',
      profile: '港の生まれ。',
      frame: 'gold',
      isFriendListOpen: true,
      settingList: registration().settingList,
    },
  }),
  'characterEdit.setIcon': () => ({ characterId: 'harbor-rinne', icon: { kind: 'drawn', variant: 1 } }),
  'characterEdit.arrange': () => ({ characterIdList: ['harbor-rinne', 'harbor-mina'] }),
  'characterEdit.hide': () => ({ characterId: 'harbor-rinne', isHidden: false }),
  'adminNews.removeDraft': async ({ db }) => ({ postId: await givenNews(db), baseVersion: 1 }),
  // Worlds in which nobody of the play world lives: who lives in one is no secret.
  'world.getTop': () => ({ worldId: 'garden' }),
  'world.worldMenu': () => ({ worldId: 'harbor' }),
  'world.worldApplicationDate': () => ({ worldId: 'harbor' }),
  'world.worldCounter': async ({ db }) => ({ worldId: 'garden', worldCounterId: await givenCounter(db) }),
  'world.updateWorldCounter': async ({ db }) => ({ worldCounterId: await givenCounter(db), change: 2 }),
  'world.getParameterCalcInfo': () => ({ worldId: 'harbor' }),
  'world.getParameterNameList': () => ({ worldId: 'harbor' }),
  'world.appView': ({ users }) => ({ worldId: 'harbor', userId: users.player, characterId: 'harbor-rinne' }),
  'world.getGuidePage': async ({ db }) => ({ worldId: 'garden', pageId: await givenGuidePage(db) }),
  'world.getClassList': () => ({ worldId: 'harbor' }),
  'world.searchCharacter': () => ({
    worldId: 'garden',
    name: '灯',
    race: 'A01',
    class: 'B01',
    levelFrom: 1,
    levelTo: 9,
    title: '守',
    isNpc: false,
    isFollowed: true,
    sort: 'kana',
    page: 1,
  }),
  'equipment.allHoyuItem': () => ({ worldId: 'harbor', characterId: 'harbor-rinne' }),
  'equipment.getSettings': () => ({ worldId: 'harbor', characterId: 'harbor-rinne' }),
  'equipment.update': async database => ({
    ...(await rinneWithStaves(database)),
    baseVersion: 0,
    wornList: [{ slotId: 'hand1', ...staff }],
  }),
  'equipment.saveSet': async database => ({
    ...(await rinneWithStaves(database)),
    setNo: 1,
    setName: '旅じたく',
    wornList: [{ slotId: 'hand1', ...staff }],
  }),
  'equipment.removeSet': async database => ({ ...(await rinneWithStaves(database)), setNo: 1 }),
  'equipment.levelUp': async database => ({ ...(await rinneWithStaves(database)), ...staff }),
  'skill.getSettings': () => ({ worldId: 'harbor', characterId: 'harbor-rinne' }),
  'skill.learn': async database => {
    await givenTokens(database.db, 'harbor-rinne', 2, 100)
    return { ...(await rinneWithStaves(database)), skillCode: 'S1', level: 2 }
  },
  'skill.update': async database => ({ ...(await rinneWithStaves(database)), baseVersion: 0, skillCodeList: ['S1'] }),
  'skill.forget': async database => ({ ...(await rinneWithStaves(database)), skillCode: 'S1' }),
  'application.settings': () => ({ characterId: 'harbor-rinne' }),
  'application.applySetting': async ({ db, users }) => {
    await givenSetting(db, 'harbor-rinne')
    await givenCoins(db, users.player, 'LP', 300)
    return { characterId: 'harbor-rinne', slotNo: 1, ...SETTING, coin: 'llamaPoint' }
  },
  'application.originalizable': () => ({ characterId: 'harbor-rinne' }),
  'application.applyOriginal': async ({ db, users }) => {
    await givenSkill(db, 'harbor-rinne')
    await givenPiece(db, 'harbor-rinne')
    await givenCoins(db, users.player, 'LP', 500)
    const thing = { characterId: 'harbor-rinne', kind: 'item', code: 'I0001', level: 1 }
    const words = { name: '波音の欠片', description: '遠い波の音がする。' }
    return { ...thing, ...words, coin: 'llamaPoint', draftId: await onlyDraft(db, users.player) }
  },
  'application.mine': () => ({ characterId: 'harbor-rinne', group: 'original', offset: 0, limit: 10 }),
  'application.decisions': () => ({ offset: 0, limit: 10 }),
  'application.markSeen': () => ({ applicationIdList: [1] }),
  'application.cancel': async ({ db, users }) => ({
    applicationId: await givenApplication(db, { kind: 'item', userId: users.player, characterId: 'harbor-rinne' }),
  }),
  'originalClass.getList': () => ({ worldId: 'harbor', offset: 0, limit: 10 }),
  'originalClass.getDetail': async ({ db, users }) => ({
    worldId: 'harbor',
    classId: await givenClass(db, users.player, 'harbor-rinne'),
    characterId: 'harbor-rinne',
  }),
  'originalClass.parameters': () => ({ worldId: 'harbor' }),
  'originalClass.propose': async ({ db, users }) => {
    await givenParameters(db)
    await endProposals(db, users.player)
    const words = { name: `灯守-${randomUUID().slice(0, 8)}`, description: '灯りを守る者。' }
    const numberList = [{ id: 1, kijun: 5, hosei: 1 }]
    return { characterId: 'harbor-rinne', ...words, numberList, draftId: await onlyDraft(db, users.player) }
  },
  'originalClass.take': async ({ db, users }) => ({
    characterId: 'harbor-rinne',
    classId: await givenClass(db, users.player, 'harbor-rinne'),
  }),
  'adminApplication.list': async ({ db, users }) => {
    await givenApplication(db, { kind: 'item', userId: users.player, characterId: 'harbor-rinne' })
    return { kind: 'item', isDecided: false, offset: 0, limit: 10 }
  },
  'adminApplication.counts': () => ({}),
  'adminApplication.decide': async ({ db, users }) => ({
    applicationId: await givenApplication(db, { kind: 'item', userId: users.player, characterId: 'harbor-rinne' }),
    isApproved: false,
    reason: '世界の名前と紛らわしいため。',
  }),
}

export async function sampleOf(call: DeclaredCall, database: TestDatabase): Promise<Input> {
  const sample = samples[call.name]
  if (!sample) throw new Error(`tests/support/every-call.ts has no sample of ${call.name}.`)
  return sample(database)
}

/** Who can make a call with its sample. */
export const callerOf = ({ meta }: DeclaredCall): 'player' | 'admin' => (meta.access === 'admin' ? 'admin' : 'player')

/** The request that carries an input: fields of the path, then the query or the body. */
export function requestOf(call: DeclaredCall, input: Input): { path: string; sent: Sent } {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(asText(value))
  })
  if (call.method !== 'GET') return { path, sent: { method: call.method, body: rest, key: randomUUID() } }
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, asText(value)]])),
  ).toString()
  return { path: query ? `${path}?${query}` : path, sent: { method: 'GET' } }
}

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)

type Schema = { safeParse: (value: unknown) => { success: boolean } }

/** The shape of a call's input, or undefined where it takes none. */
export function inputShape(name: string): Schema | undefined {
  const [area = '', call = ''] = name.split('.')
  const areas = contract as unknown as Record<string, Record<string, { '~orpc': { inputSchema?: Schema } }>>
  return areas[area]?.[call]?.['~orpc'].inputSchema
}
