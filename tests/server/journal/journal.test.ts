// Solo journals: a promise that is kept, steps in their order, entries until the end, and a note of it.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { hashOfSeed } from '#rules/draws.ts'
import { firstWrongStep, JOURNAL_RUNS_OPEN_MOST } from '#rules/journals.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenJournal, givenRun } from '../../support/journals.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const OWN = { characterId: 'harbor-rinne' }
const WORLD = { worldId: 'harbor' }

beforeEach(() => database.asOwner(client => client.query('truncate journal, note, draft cascade')))

const begin = async () => {
  const { journalId } = await givenJournal(database)
  return as.player.journal.begin({ ...OWN, ...WORLD, journalId })
}
const write = (runId: number, step: number, more: object = {}) =>
  as.player.journal.writeEntry({ runId, step, body: `記録${step}`, draftId: null, ...more })

test('journals of the world and of every world are listed, those of others are not there', async () => {
  const { journalId } = await givenJournal(database)
  await givenJournal(database, { worldId: null, title: 'どこでも' })
  const elsewhere = await givenJournal(database, { worldId: 'station' })
  const { journalList } = await as.player.journal.getList(WORLD)
  expect(journalList.map(({ title }) => title)).toEqual(['当直日誌', 'どこでも'])
  expect(await as.player.journal.getJournal({ ...WORLD, journalId })).toMatchObject({
    prompts: 11,
    dice: { count: 2, sides: 6 },
  })
  const asked = { ...WORLD, journalId: elsewhere.journalId }
  expect(await refusalOf(as.player.journal.getJournal(asked))).toBe('JOURNAL_NOT_FOUND')
  expect(await refusalOf(as.player.journal.begin({ ...OWN, ...asked }))).toBe('JOURNAL_NOT_FOUND')
})

test('a run promises its seed, draws by it, and shows it at its end', async () => {
  const { runId, seedHash } = await begin()
  for (let step = 1; step <= 3; step++) {
    const drawn = await as.player.journal.roll({ runId, step })
    expect(drawn).toMatchObject({ step, body: '', writtenAt: null })
    await write(runId, step)
  }
  const before = await as.player.journal.getRun({ runId })
  expect(before).toMatchObject({ state: 'open', seedHash, seed: null, closing: null, promptList: [], written: 3 })
  expect(await refusalOf(as.player.journal.roll({ runId, step: 4 }))).toBe('JOURNAL_OVER')
  const { seed } = await as.player.journal.finish({ runId })
  expect(await hashOfSeed(seed)).toBe(seedHash)
  const run = await as.player.journal.getRun({ runId })
  expect(run).toMatchObject({ state: 'finished', seed, closing: '朝になった。' })
  const checked = { runId, seed, dice: run.dice, prompts: run.promptList, steps: run.entryList }
  expect(await firstWrongStep(checked)).toBeNull()
  expect(new Set(run.entryList.map(({ promptId }) => promptId)).size).toBe(3)
  // Finishing again is no error, and nothing more is written.
  expect(await as.player.journal.finish({ runId })).toEqual({ runId, seed })
  expect(await refusalOf(write(runId, 1))).toBe('JOURNAL_FINISHED')
  expect(await refusalOf(as.player.journal.roll({ runId, step: 4 }))).toBe('JOURNAL_FINISHED')
})

test('one step after the other, each written before the next, whatever comes at once', async () => {
  const { runId } = await begin()
  expect(await refusalOf(as.player.journal.roll({ runId, step: 2 }))).toBe('JOURNAL_STEP')
  expect(await refusalOf(as.player.journal.finish({ runId }))).toBe('JOURNAL_UNWRITTEN')
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => as.player.journal.roll({ runId, step: 1 })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(as.player.journal.roll({ runId, step: 2 }))).toBe('JOURNAL_UNWRITTEN')
  expect(await refusalOf(write(runId, 2))).toBe('JOURNAL_STEP')
  expect(await refusalOf(write(runId, 1, { body: ' ' }))).toBe('JOURNAL_ENTRY_EMPTY')
  expect(await refusalOf(write(runId, 1, { body: 'あ'.repeat(1_201) }))).toBe('JOURNAL_ENTRY_LONG')
})

test('the same key rolls once', async () => {
  const { runId } = await begin()
  const context = { context: { key: randomUUID() } }
  const first = await as.player.journal.roll({ runId, step: 1 }, context)
  expect(await as.player.journal.roll({ runId, step: 1 }, context)).toEqual(first)
})

test('an entry ends its draft, and is written anew until the end', async () => {
  const { runId } = await begin()
  await as.player.journal.roll({ runId, step: 1 })
  const draftId = randomUUID()
  await db.insert(draft).values({
    ...{ userId: users.player, draftId, place: 'journalEntry', name: '', text: '一', fields: '' },
    ...{ target: `harbor:${runId}:1`, version: 1, updatedAt: PLAY_NOW },
  })
  await write(runId, 1, { draftId })
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select submitted_at as at from draft where draft_id = ${draftId}`,
  )
  expect(rows[0]?.at).not.toBeNull()
  await write(runId, 1, { body: '書きなおした。' })
  expect((await as.player.journal.getRun({ runId })).entryList).toMatchObject([{ body: '書きなおした。' }])
})

test('ending early leaves out what was rolled alone', async () => {
  const runId = await givenRun(database, { entries: 1, isRolled: true })
  await as.player.journal.finish({ runId })
  expect((await as.player.journal.getRun({ runId })).entryList).toHaveLength(1)
})

test('a finished run becomes a note, once, and again when that was taken away', async () => {
  const runId = await givenRun(database, { entries: 2 })
  const publish = () => as.player.journal.publish({ runId, title: '霧の夜の記録', scope: 2 })
  expect(await refusalOf(publish())).toBe('JOURNAL_UNFINISHED')
  await as.player.journal.finish({ runId })
  expect(await refusalOf(as.player.journal.publish({ runId, title: ' ', scope: 2 }))).toBe('NOTE_FAULT')
  const { noteId } = await publish()
  const note = await as.player.note.getDetail({ noteId })
  expect(note).toMatchObject({ title: '霧の夜の記録', scope: 2, isMine: true })
  expect(note.body).toContain('記録1')
  expect(note.body).toContain('記録2')
  expect(await refusalOf(publish())).toBe('JOURNAL_NOTE_THERE')
  await as.player.note.remove({ noteId })
  expect((await as.player.journal.getRun({ runId })).noteId).toBeNull()
  expect((await publish()).noteId).not.toBe(noteId)
  await as.player.journal.remove({ runId })
  expect(await refusalOf(as.player.journal.getRun({ runId }))).toBe('JOURNAL_RUN_NOT_FOUND')
})

test('ten runs of a character are open at most, and nobody sees those of others', async () => {
  const { journalId } = await givenJournal(database)
  const start = () => as.player.journal.begin({ ...OWN, ...WORLD, journalId })
  for (let nth = 0; nth < JOURNAL_RUNS_OPEN_MOST; nth++) await start()
  expect(await refusalOf(start())).toBe('JOURNAL_RUNS_MOST')
  const { runList, count } = await as.player.journal.getRuns({ ...OWN, pageStart: 1, perPage: 5 })
  expect([runList.length, count]).toEqual([5, JOURNAL_RUNS_OPEN_MOST])
  const { runId } = runList[0] ?? { runId: 0 }
  expect(await refusalOf(as.other.journal.getRun({ runId }))).toBe('JOURNAL_RUN_NOT_FOUND')
  expect(await refusalOf(as.admin.journal.remove({ runId }))).toBe('JOURNAL_RUN_NOT_FOUND')
})
