// Every call of the contract, as found at run time, with an input that is good: where a call is added, the tests that walk
// over all of them ask for its sample by failing.
import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { contract } from '#contract/index.ts'
import { characterIcon } from '#server/areas/character-edit/tables.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { urlPreview } from '#server/areas/ogp/tables.ts'
import { type DeclaredCall, declaredCalls } from '#server/platform/http/declared.ts'
import type { TestDatabase } from './database.ts'
import type { Sent } from './http.ts'
import { givenDraft, givenNews, givenSnippet } from './letters.ts'
import { givenReached } from './missions.ts'
import { mailOf, PLAY_PASSWORD } from './play.ts'
import { emptyGarden, givenGarden, pictureInBase64, registration, versionOf } from './registration.ts'

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
    characterId: 'harbor-rinne',
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
  'characterEdit.parameterChanges': () => ({ characterId: 'harbor-rinne', offset: 0, limit: 10 }),
  'adminNews.removeDraft': async ({ db }) => ({ postId: await givenNews(db), baseVersion: 1 }),
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
