// Every call of the contract, as found at run time, with an input that is good: where a call is added, the tests that walk
// over all of them ask for its sample by failing.
import { createHash, randomUUID } from 'node:crypto'
import { contract } from '#contract/index.ts'
import { urlPreview } from '#server/areas/ogp/tables.ts'
import { type DeclaredCall, declaredCalls } from '#server/platform/http/declared.ts'
import type { TestDatabase } from './database.ts'
import type { Sent } from './http.ts'
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
  'coin.getCoins': () => ({}),
  'world.worldSelect': () => ({}),
  'ogp.postForAlpacaUrlCard': async ({ db }) => ({ url: await givenPreview(db) }),
  'novel.getList': () => ({ keyword: '灯', tags: '連載', worldId: 'harbor', page: 1, size: 10 }),
  'novel.getTags': () => ({ worldId: 'harbor' }),
  'novel.getDetail': () => ({ novelId: 1 }),
  'novel.epub': () => ({ novelId: 1, direction: 'vertical' }),
  'news.getList': () => ({ category: 'event', page: 1, size: 10 }),
  'news.getDetail': () => ({ postId: 1 }),
  'news.read': () => ({ postId: 1 }),
  'news.readAll': () => ({}),
}

export async function sampleOf(call: DeclaredCall, database: TestDatabase): Promise<Input> {
  const sample = samples[call.name]
  if (!sample) throw new Error(`tests/support/every-call.ts has no sample of ${call.name}.`)
  return sample(database)
}

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
