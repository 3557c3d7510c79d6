// Every call of the contract, as found at run time, with an input that is good: where a call is added, the tests that walk
// over all of them ask for its sample by failing.
import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { contract } from '#contract/index.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { urlPreview } from '#server/areas/ogp/tables.ts'
import { type DeclaredCall, declaredCalls } from '#server/platform/http/declared.ts'
import {
  endProposals,
  givenApplication,
  givenClass,
  givenCoins,
  givenItem,
  givenParameters,
  givenSetting,
  givenSkill,
  SETTING,
} from './applications.ts'
import type { TestDatabase } from './database.ts'
import type { Sent } from './http.ts'
import { givenDraft, givenNews, givenSnippet } from './letters.ts'
import { givenReached } from './missions.ts'
import { mailOf, PLAY_PASSWORD } from './play.ts'

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

export type Input = Record<string, unknown>

/** Makes a good input for each call, about things of the play world's `player`. Fresh where a call uses its object up. */
export const samples: Record<string, (database: TestDatabase) => Input | Promise<Input>> = {
  'identity.provider': () => ({}),
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
  'coin.getCoins': () => ({}),
  'world.worldSelect': () => ({}),
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
  'adminNews.removeDraft': async ({ db }) => ({ postId: await givenNews(db), baseVersion: 1 }),
  'application.settings': () => ({ characterId: 'harbor-rinne' }),
  'application.applySetting': async ({ db, users }) => {
    await givenSetting(db, 'harbor-rinne')
    await givenCoins(db, users.player, 'LP', 300)
    return { characterId: 'harbor-rinne', slotNo: 1, ...SETTING, coin: 'llamaPoint' }
  },
  'application.originalizable': () => ({ characterId: 'harbor-rinne' }),
  'application.applyOriginal': async ({ db, users }) => {
    await givenSkill(db, 'harbor-rinne')
    await givenItem(db, 'harbor-rinne')
    await givenCoins(db, users.player, 'LP', 500)
    const thing = { characterId: 'harbor-rinne', kind: 'item', code: 'I0001', level: 1 }
    const words = { name: '波音の欠片', description: '遠い波の音がする。' }
    return { ...thing, ...words, coin: 'llamaPoint', draftId: await onlyDraft(db, users.player) }
  },
  'application.mine': () => ({ characterId: 'harbor-rinne', group: 'original', offset: 0, limit: 10 }),
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
