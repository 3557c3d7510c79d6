// The list of drafts, and the ends of a draft: removed, sent, brought back, deleted.
import { beforeEach, describe, expect, test } from 'vitest'
import { draftJobs } from '#server/areas/draft/delete-old-drafts.ts'
import { submitDraft } from '#server/areas/draft/end-draft.ts'
import type { draft as draftTable } from '#server/areas/draft/tables.ts'
import { transact } from '#server/db/client.ts'
import { createFiles } from '#server/platform/files.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder } from '../../support/http-server.ts'
import { jobContext } from '../../support/job-context.ts'
import { givenDraft } from '../../support/letters.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, clock } = createCallers(database)
const later = (minutes: number): Date => new Date(PLAY_NOW.getTime() + minutes * 60_000)
const list = async (removed?: boolean) =>
  (await as.player.draft.list({ offset: 0, limit: 50, ...(removed === undefined ? {} : { removed }) })).draftList
const given = (wanted: Partial<typeof draftTable.$inferInsert> = {}) => givenDraft(db, users.player, wanted)

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate draft cascade'))
  clock.set(PLAY_NOW)
})

describe('the list', () => {
  test('holds the newest first, in pages, with one line of each', async () => {
    const old = await given({ text: `｜親《ルビ》の\n次の行${'あ'.repeat(100)}`, updatedAt: later(-10) })
    const recent = await given({ text: '' })
    const answer = await as.player.draft.list({ offset: 0, limit: 1 })
    expect([answer.count, answer.draftList.map(({ draftId }) => draftId)]).toEqual([2, [recent]])
    expect((await as.player.draft.list({ offset: 1, limit: 1 })).draftList).toEqual([
      {
        ...{ draftId: old, place: 'novelComment', target: '12', name: '題', version: 1, characters: 111 },
        ...{ excerpt: `親の 次の行${'あ'.repeat(53)}…`, updatedAt: later(-10).toISOString() },
        ...{ copyOf: null, removedAt: null, submittedAt: null },
      },
    ])
  })

  test('holds those being written, or those removed or sent', async () => {
    const live = await given()
    const removed = await given({ removedAt: PLAY_NOW, updatedAt: later(-1) })
    const sent = await given({ submittedAt: PLAY_NOW, updatedAt: later(-2) })
    const ids = async (which?: boolean) => (await list(which)).map(({ draftId }) => draftId)
    expect(await ids()).toEqual([live])
    expect(await ids(false)).toEqual([live])
    expect(await ids(true)).toEqual([removed, sent])
  })
})

describe('removing', () => {
  test('twice is removing once, and bringing back undoes it', async () => {
    const draftId = await given()
    const removed = await as.player.draft.remove({ draftId })
    expect(removed).toMatchObject({ draft: { draftId, removedAt: PLAY_NOW.toISOString() } })
    clock.set(later(5))
    expect(await as.player.draft.remove({ draftId })).toEqual(removed)
    const back = await as.player.draft.bringBack({ draftId })
    expect(back).toMatchObject({ draft: { draftId, removedAt: null } })
    expect(await as.player.draft.bringBack({ draftId })).toEqual(back)
  })

  test('on one device does not lose what another writes: it is brought back', async () => {
    const draftId = await given()
    await as.player.draft.remove({ draftId })
    const base = { draftId, place: 'novelComment', target: '12', name: '題', copyId: crypto.randomUUID() }
    await as.player.draft.save({ ...base, text: 'まだ書いている。', baseVersion: 1 })
    expect((await list()).map(({ excerpt }) => excerpt)).toEqual(['まだ書いている。'])
  })
})

describe('sending', () => {
  const submit = (userId: string, draftId: string | null, now = PLAY_NOW) =>
    transact(db, tx => submitDraft(tx, userId, draftId, now))

  test('marks the draft once, and belongs to the transaction that takes the text', async () => {
    const draftId = await given()
    const failing = transact(db, async tx => {
      await submitDraft(tx, users.player, draftId, PLAY_NOW)
      throw new Error('the text was not taken')
    })
    await expect(failing).rejects.toThrow('not taken')
    expect(await list()).toHaveLength(1)
    await submit(users.player, draftId)
    await submit(users.player, draftId, later(1))
    expect(await list(true)).toMatchObject([{ draftId, submittedAt: PLAY_NOW.toISOString() }])
    expect(await as.player.draft.bringBack({ draftId })).toMatchObject({ draft: { submittedAt: null } })
  })

  test('without a draft, or with that of somebody else, does nothing', async () => {
    const draftId = await given()
    await submit(users.other, draftId)
    await submit(users.player, null)
    await submit(users.player, crypto.randomUUID())
    expect(await list()).toHaveLength(1)
  })
})

describe('30 days after', () => {
  const daysAgo = (days: number): Date => new Date(PLAY_NOW.getTime() - days * 86_400_000)
  const job = draftJobs[0]
  const run = () => job?.run(jobContext({ db, clock, files: createFiles(freshFolder('files-drafts')) }), {})
  const names = async () => [...(await list()), ...(await list(true))].map(({ name }) => name).sort()

  test('removing or sending a draft goes, with the texts before it; nothing else does', async () => {
    await given({ name: 'old but live', updatedAt: daysAgo(400) })
    await given({ name: 'removed lately', removedAt: daysAgo(29.9) })
    await given({ name: 'sent lately', submittedAt: daysAgo(29.9) })
    await given({ name: 'sent, then removed lately', submittedAt: daysAgo(40), removedAt: daysAgo(1) })
    const draftId = await given({ name: 'being edited' })
    await as.player.draft.save({
      ...{ draftId, place: 'a', target: '', name: 'removed long ago', text: 'x' },
      ...{ baseVersion: 1, copyId: crypto.randomUUID() },
    })
    clock.set(daysAgo(30.1))
    await as.player.draft.remove({ draftId })
    clock.set(PLAY_NOW)
    await given({ name: 'sent long ago', submittedAt: daysAgo(30.1) })
    for (let nth = 0; nth < 300; nth++) await given({ name: 'many', removedAt: daysAgo(31) })
    await run()
    const expected = ['old but live', 'removed lately', 'sent lately', 'sent, then removed lately']
    expect(await names()).toEqual(expected)
    await run()
    expect(await names()).toEqual(expected)
    const { rows } = await database.pool.query('select 1 from draft_version')
    expect(rows).toEqual([])
  })

  test('is looked at every day', () => expect(job?.cron).toMatch(/^\d+ \d+ \* \* \*$/))
})
