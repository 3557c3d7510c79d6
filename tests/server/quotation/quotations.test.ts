// Quotation cards: kept of what stands in the replay, read by whoever may read it, shared in public of open replays alone.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { QUOTATION_ID, QUOTATIONS_MOST } from '#rules/quotations.ts'
import { ownPreview } from '#server/areas/ogp/own-pages.ts'
import { quotation } from '#server/areas/quotation/tables.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenario } from '#server/areas/scenario/tables/scenario.ts'
import { scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder, openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, asUser } = createCallers(database)
type Made = Awaited<ReturnType<typeof publishedReplay>>
let made: Made
const { rows } = await db.execute<{ name: string }>(sql`select world_name as name from world where world_id = 'harbor'`)
const WORLD = rows[0]?.name

const WORDS = '霧笛が、三度鳴った。\n灯台守は灯りを見上げた。'
const passage = { rowFrom: 1, rowTo: 2, words: WORDS }
const keep = (caller = as.player, of = made, more: Partial<typeof passage> = {}) =>
  caller.quotation.keep({ ...of.key, ...passage, ...more })
const byId = ({ quotationId }: { quotationId: string }) => ({ quotationId })
const own = async (caller = as.player) => caller.quotation.getOwnList({ pageStart: 1, perPage: 20 })

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate quotation'))
  made = await publishedReplay(db)
})

test('a card has the words, the story, its master, its world and an address that nobody guesses', async () => {
  const card = await keep()
  expect(card).toMatchObject({
    ...{ ...made.key, ...passage, scenarioTitle: '霧笛の夜', masterName: made.masterName },
    ...{ isOpen: true, isMine: true, createdAt: PLAY_NOW.toISOString() },
  })
  expect(card.quotationId).toMatch(QUOTATION_ID)
  expect(await own()).toEqual({ quotationList: [card], count: 1 })
  expect(await anonymous.quotation.getQuotation(byId(card))).toEqual({ ...card, isMine: false })
  expect(JSON.stringify(await anonymous.quotation.getQuotation(byId(card)))).not.toContain(users.player)
  // Kept again, it is the same card; another user's is another.
  expect((await keep()).quotationId).toBe(card.quotationId)
  expect((await keep(as.other)).quotationId).not.toBe(card.quotationId)
  expect((await own()).count).toBe(1)
})

test('only what stands in those lines is kept', async () => {
  expect(await refusalOf(keep(as.player, made, { words: '誰も書いていない。' }))).toBe('QUOTATION_CHANGED')
  expect(await refusalOf(keep(as.player, made, { rowFrom: 900, rowTo: 901 }))).toBe('QUOTATION_CHANGED')
  expect(await refusalOf(keep(as.player, made, { words: '　' }))).toBe('QUOTATION_EMPTY')
  expect(await refusalOf(keep(as.player, made, { rowTo: 41 }))).toBe('QUOTATION_TOO_LONG')
  const lost = { ...made, key: { ...made.key, scenarioId: made.key.scenarioId + 1_000 } }
  expect(await refusalOf(keep(as.player, lost))).toBe('SCENARIO_NOT_FOUND')
  await db.update(scenarioReplay).set({ state: 'awaiting' }).where(eq(scenarioReplay.scenarioId, made.key.scenarioId))
  expect(await refusalOf(keep())).toBe('REPLAY_NOT_FOUND')
})

test('at most so many are kept', async () => {
  await db.insert(quotation).values(
    Array.from({ length: QUOTATIONS_MOST }, (_, index) => ({
      ...{ quotationId: `many-${String(index).padStart(17, '0')}`, userId: users.player, createdAt: PLAY_NOW },
      ...{ scenarioId: made.key.scenarioId, phase: made.key.phase, rowFrom: 3, rowTo: 3, words: String(index) },
    })),
  )
  expect(await refusalOf(keep())).toBe('QUOTATION_MOST')
})

test('a deleted card is gone for everybody, and comes back under its address', async () => {
  const card = await keep()
  const put = (isDeleted: boolean, caller = as.player) =>
    caller.quotation.setDeleted({ quotationId: card.quotationId, isDeleted })
  expect(await refusalOf(put(true, as.other))).toBe('QUOTATION_NOT_FOUND')
  await put(true)
  expect(await own()).toEqual({ quotationList: [], count: 0 })
  expect(await refusalOf(anonymous.quotation.getQuotation(byId(card)))).toBe('QUOTATION_NOT_FOUND')
  await put(false)
  expect((await own()).quotationList).toEqual([card])
  await put(true)
  const longAgo = new Date(PLAY_NOW.getTime() - 2 * 86_400_000)
  await db.update(quotation).set({ deletedAt: longAgo }).where(eq(quotation.quotationId, card.quotationId))
  expect(await refusalOf(put(false))).toBe('QUOTATION_NOT_FOUND')
})

describe('of a private replay', () => {
  beforeEach(async () => {
    made = await publishedReplay(db, { isPrivate: true })
  })

  test('a card is kept and read by those who may read the replay alone', async () => {
    expect(await refusalOf(keep(as.player))).toBe('QUOTATION_CLOSED')
    const first = asUser(made.first.userId)
    const card = await keep(first)
    expect(card).toMatchObject({ words: WORDS, isOpen: false })
    for (const userId of [made.second.userId, made.master.userId, users.admin])
      expect(await asUser(userId).quotation.getQuotation(byId(card)), userId).toMatchObject({ words: WORDS })
    for (const caller of [as.player, as.other, anonymous])
      expect(await caller.quotation.getQuotation(byId(card))).toMatchObject({ words: null, isOpen: false })
    expect(await ownPreview(db, `/quotation/${card.quotationId}`, PLAY_NOW)).toBe(null)
    expect(await refusalOf(first.quotation.picture(byId(card)))).toBe('QUOTATION_NOT_FOUND')
  })

  test('whoever may read it no more sees that the card has no words for them', async () => {
    const card = await keep(asUser(made.first.userId))
    const of = and(
      eq(scenarioEntry.scenarioId, made.key.scenarioId),
      eq(scenarioEntry.characterId, made.first.characterId),
    )
    await db.update(scenarioEntry).set({ state: 'ended' }).where(of)
    expect((await own(asUser(made.first.userId))).quotationList).toMatchObject([
      { quotationId: card.quotationId, words: null, isMine: true },
    ])
  })
})

test('an open card says of itself what it is; closed later, it says nothing more', async () => {
  const { quotationId } = await keep()
  expect(await ownPreview(db, `/quotation/${quotationId}`, PLAY_NOW)).toEqual({
    title: '霧笛が、三度鳴った。 灯台守は灯りを見上げた。',
    description: `『霧笛の夜』第1章 文：${made.masterName} © ${PLAY_NOW.getUTCFullYear()} つむぎ「${WORLD}」`,
    imagePath: `/api/Quotation/picture/${quotationId}`,
    targetName: expect.stringContaining('つむぎ・'),
  })
  const file = await anonymous.quotation.picture({ quotationId })
  expect(file.type).toBe('image/jpeg')
  expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
  await db.update(scenario).set({ isPrivate: true }).where(eq(scenario.scenarioId, made.key.scenarioId))
  expect(await ownPreview(db, `/quotation/${quotationId}`, PLAY_NOW)).toBe(null)
  expect(await refusalOf(anonymous.quotation.picture({ quotationId }))).toBe('QUOTATION_NOT_FOUND')
  expect(await anonymous.quotation.getQuotation({ quotationId })).toMatchObject({ words: null })
})

test('the page of an open card tells programs without scripts what it is; no other page does', async () => {
  const { quotationId } = await keep()
  const server = await openServer(database, { clock: fixedClock(PLAY_NOW), distDir: await builtApp() })
  const page = async (path: string) => (await fetch(`${server.url}${path}`)).text()
  const html = await page(`/quotation/${quotationId}`)
  expect(html).toContain('<meta property="og:title" content="霧笛が、三度鳴った。 灯台守は灯りを見上げた。" />')
  expect(html).toContain(`<meta property="og:image" content="${server.url}/api/Quotation/picture/${quotationId}" />`)
  expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'))
  for (const path of [`/quotation/${'0'.repeat(22)}`, '/news', `/quotation/${quotationId}/x`])
    expect(await page(path)).not.toContain('og:title')
})

/** A folder with the one page of an app. */
async function builtApp(): Promise<string> {
  const folder = freshFolder(`quotation-page-${process.pid}`)
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>つむぎ</title></head><body></body></html>',
  )
  return folder
}
