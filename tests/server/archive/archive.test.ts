// The archive: every replay with one's own characters and none of others', counted, and as files that hold the own texts and
// parts and nobody else's, whoever else the user is.
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { userClass } from '#server/areas/identity/tables.ts'
import { scenarioEntry, scenarioPlaying } from '#server/areas/scenario/tables/entry.ts'
import { scenario } from '#server/areas/scenario/tables/scenario.ts'
import { scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createRateLimits, limits } from '#server/platform/rate-limits.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { parseStrictly } from '../../support/strict-xml.ts'
import { unzip } from '../../support/unzip.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, asUser, anonymous } = createCallers(database)
type Made = Awaited<ReturnType<typeof publishedReplay>>
let open: Made
let closed: Made

const page = { pageStart: 1, perPage: 20 }
const SENT = { first: '灯りを分けます。', second: '舟を数えます。' }
const PARTS = { first: '翡翠の手紙。', second: '瑪瑙の鍵。' }

/** Sent texts and parts of both participants. */
async function furnished({ key, first, second }: Made, title: string): Promise<void> {
  await db.update(scenario).set({ title }).where(eq(scenario.scenarioId, key.scenarioId))
  const entries = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId))
  const partList = []
  for (const { entryId, characterId } of entries) {
    const who = characterId === first.characterId ? 'first' : 'second'
    expect([first.characterId, second.characterId]).toContain(characterId)
    await db.insert(scenarioPlaying).values({ entryId, playing: SENT[who], sentBy: 'player', receivedAt: PLAY_NOW })
    partList.push({ body: PARTS[who], entryIds: [entryId] })
  }
  const of = eq(scenarioReplay.scenarioId, key.scenarioId)
  const [row] = await db.select().from(scenarioReplay).where(of)
  if (!row) throw new Error('There is no replay.')
  await db
    .update(scenarioReplay)
    .set({ replay: { ...row.replay, partList } })
    .where(of)
}

beforeAll(async () => {
  open = await publishedReplay(db)
  closed = await publishedReplay(db, { isPrivate: true })
  await furnished(open, '霧/笛: "夜"')
  await furnished(closed, '閉じた夜')
  // The first player of the open one is in the private one, too.
  await db
    .update(scenarioEntry)
    .set({ userId: open.first.userId })
    .where(eq(scenarioEntry.characterId, closed.first.characterId))
})

const first = () => asUser(open.first.userId)

type Format = 'epub' | 'zip'
async function filesOf(caller: ReturnType<typeof asUser>, format: Format, more: { characterId?: string } = {}) {
  const file = await caller.archive.download({ format, direction: 'vertical', ...more })
  const entries = unzip(Buffer.from(await new Response(file.stream()).arrayBuffer()))
  return { file, entries, names: entries.map(({ name }) => name) }
}
/** All words of the files, also of the books in them. */
const wordsIn = (entries: ReturnType<typeof unzip>): string =>
  entries.map(({ name, data }) => (name.endsWith('.epub') ? wordsIn(unzip(data)) : data.toString('utf8'))).join('\n')

test('lists the replays with the own characters, by character, and their size', async () => {
  const { replayList, characterList, ...size } = await first().archive.getList(page)
  expect(
    replayList.map(({ scenarioTitle, characterList: own }) => [scenarioTitle, own.map(one => one.characterId)]),
  ).toEqual([
    ['閉じた夜', [closed.first.characterId]],
    ['霧/笛: "夜"', [open.first.characterId]],
  ])
  expect(size).toMatchObject({ count: 2, all: { count: 2, length: size.length } })
  expect(size.length).toBeGreaterThan(0)
  expect(characterList.map(({ characterId, count }) => [characterId, count])).toEqual(
    [open.first.characterId, closed.first.characterId].toSorted().map(id => [id, 1]),
  )
  const one = await first().archive.getList({ ...page, characterId: closed.first.characterId })
  expect(one).toMatchObject({ count: 1, all: { count: 2 } })
  expect(one.replayList).toHaveLength(1)
  expect(await first().archive.getList({ pageStart: 2, perPage: 1 })).toMatchObject({ count: 2, replayList: [{}] })
})

test('nobody lists or takes what others played; the office and masters are no exception', async () => {
  for (const caller of [as.player, as.admin, asUser(open.master.userId)])
    expect(await caller.archive.getList({ ...page, characterId: open.first.characterId })).toMatchObject({
      ...{ count: 0, replayList: [], characterList: [], all: { count: 0, length: 0 } },
    })
  const asked = { format: 'zip', direction: 'vertical', characterId: open.first.characterId } as const
  expect(await refusalOf(as.admin.archive.download(asked))).toBe('ARCHIVE_EMPTY')
  expect(await refusalOf(as.player.archive.download({ format: 'epub', direction: 'vertical' }))).toBe('ARCHIVE_EMPTY')
  expect(await refusalOf(anonymous.archive.download(asked))).toBe('UNAUTHORIZED')
})

describe.each(['epub', 'zip'] as const)('as %s', format => {
  test('it holds openings, the own texts and parts, the replay and results, and nobody else’s', async () => {
    const { entries } = await filesOf(first(), format)
    const words = wordsIn(entries)
    for (const own of ['オープニング', SENT.first, PARTS.first, '霧笛が、三度鳴った。', '全体：成功', '© 2026 つむぎ'])
      expect(words, own).toContain(own)
    for (const others of [SENT.second, PARTS.second]) expect(words).not.toContain(others)
    const one = wordsIn((await filesOf(first(), format, { characterId: closed.first.characterId })).entries)
    expect(one).toContain('閉じた夜')
    expect(one).not.toContain('霧/笛')
  })

  test('an admin or a master who takes part gets what a participant gets', async () => {
    await db
      .insert(userClass)
      .values([
        { userId: open.second.userId, classCode: 1 },
        { userId: open.second.userId, classCode: 99 },
      ])
      .onConflictDoNothing()
    const words = wordsIn((await filesOf(asUser(open.second.userId), format)).entries)
    expect(words).toContain(PARTS.second)
    expect(words).not.toContain(PARTS.first)
    expect(words).not.toContain(SENT.first)
    expect(words).not.toContain('閉じた夜')
  })
})

test('the collection has a list, and a book and a text of each with names that every system takes', async () => {
  const { names, entries, file } = await filesOf(first(), 'zip')
  expect(file).toMatchObject({ name: 'わたしの物語.zip', type: 'application/zip' })
  expect(names).toEqual([
    '目次.txt',
    ...['0001_霧笛 夜_第1章', '0002_閉じた夜_第1章'].flatMap(name => [
      `電子書籍/${name}.epub`,
      `テキスト/${name}.txt`,
      expect.stringMatching(new RegExp(`^プレイング/${name}_1_.+\\.txt$`)),
    ]),
  ])
  const book = unzip(entries.find(({ name }) => name.endsWith('.epub'))?.data ?? Buffer.alloc(0))
  expect(book[0]).toMatchObject({ name: 'mimetype', method: 0, extra: 0, offset: 0 })
})

test('the book has a chapter of each replay in the order in which they were played, and every page is XHTML', async () => {
  const { entries } = await filesOf(first(), 'epub')
  const page_ = (name: string) => parseStrictly(entries.find(entry => entry.name === name)?.data.toString('utf8') ?? '')
  const links = page_('EPUB/nav.xhtml').filter(({ name, attributes }) => name === 'a' && !attributes['epub:type'])
  expect(links.map(({ text }) => text)).toEqual(['『霧/笛: "夜"』第1章', '『閉じた夜』第1章'])
  const headings = page_('EPUB/text/chapter-1.xhtml').filter(({ name }) => name === 'h2')
  expect(headings.map(({ text }) => text)).toEqual([
    ...['オープニング', expect.stringMatching(/^プレイング：/), 'リプレイ', '限定公開', '結果'],
  ])
  for (const { name } of entries.filter(entry => entry.name.endsWith('.xhtml')))
    expect(page_(name)[0]?.name).toBe('html')
})

test('a seat that was lost and a replay that is not published are no part of it', async () => {
  const of = eq(scenarioReplay.scenarioId, closed.key.scenarioId)
  await db.update(scenarioReplay).set({ state: 'awaiting' }).where(of)
  expect(await first().archive.getList(page)).toMatchObject({ count: 1 })
  await db.update(scenarioReplay).set({ state: 'published' }).where(of)
  const seat = eq(scenarioEntry.characterId, closed.first.characterId)
  await db.update(scenarioEntry).set({ state: 'ended' }).where(seat)
  expect(wordsIn((await filesOf(first(), 'zip')).entries)).not.toContain('閉じた夜')
  await db.update(scenarioEntry).set({ state: 'seated' }).where(seat)
})

test('it is sent while it is made, without a length, and so many times', async () => {
  const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
  const authorization = `Bearer ${await server.tokenFor(open.first.userId)}`
  const answer = await fetch(`${server.url}/api/Archive/download?format=epub&direction=horizontal`, {
    headers: { authorization },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/epub+zip')
  expect(answer.headers.get('content-length')).toBe(null)
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('わたしの物語.epub'))
  expect(unzip(Buffer.from(await answer.arrayBuffer())).length).toBeGreaterThan(5)
  const counted = createCallers(database, { limits: createRateLimits(db, fixedClock(PLAY_NOW)) })
  const ask = () => counted.asUser(users.idle).archive.download({ format: 'zip', direction: 'vertical' })
  for (let nth = 0; nth < limits.archive.perWindow; nth++) expect(await refusalOf(ask())).toBe('ARCHIVE_EMPTY')
  expect(await refusalOf(ask())).toBe('TOO_MANY')
})
