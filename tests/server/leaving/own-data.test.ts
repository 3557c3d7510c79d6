// B30: the archive of own data holds every table of its user, nothing of others, no secret; it is made on after a kill.
import { beforeEach, expect, test } from 'vitest'
import { archiveKey } from '#server/areas/own-account/archive-files.ts'
import { makeArchive, ownDataJobs, PART_COUNT } from '#server/areas/own-account/make-archive.ts'
import { personalTables } from '#server/areas/personal.ts'
import { nameOf } from '#server/platform/personal.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { jobContext } from '../../support/job-context.ts'
import { DRAFT_SECRET, givenDraft, givenSnippet } from '../../support/letters.ts'
import { testMailer, waitingMails } from '../../support/mails.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { unzip } from '../../support/unzip.ts'

const database = await openDatabase('play')
const { db, pool, users } = database
const { as, clock, files } = createCallers(database)
const context = jobContext({ db, files, clock, mailer: testMailer })
const job = (name: string) => ownDataJobs.find(job => job.name === name)?.run(context, {})

const idOf = async (): Promise<string> =>
  (await pool.query<{ id: string }>('select archive_id as id from own_data where user_id = $1', [users.player])).rows[0]
    ?.id ?? ''

beforeEach(async () => {
  clock.set(PLAY_NOW)
  await database.asOwner(client => client.query('truncate own_data, mail_outbox'))
})

const fetchAll = async (): Promise<Map<string, string>> => {
  const file = await as.player.ownAccount.downloadOwnData({})
  const bytes = Buffer.from(await new Response(file.stream() as unknown as BodyInit).arrayBuffer())
  return new Map(unzip(bytes).map(({ name, data }) => [name, data.toString('utf8')]))
}

test('it holds the rows of every table as they are, texts as files, and nothing of others', async () => {
  const text = '一行目。\r\n｜霧《きり》の港で🏮、待つ。'
  await givenDraft(db, users.player, { name: '題/名', text })
  await givenDraft(db, users.other, { name: 'よその題', text: DRAFT_SECRET })
  await givenSnippet(db, users.player)
  expect(await as.player.ownAccount.ownData({})).toEqual({ archive: null })
  const begun = await as.player.ownAccount.makeOwnData({})
  expect(begun.archive).toMatchObject({ state: 'making', done: 0, total: PART_COUNT })
  await makeArchive(context, await idOf())
  const { archive } = await as.player.ownAccount.ownData({})
  expect(archive).toMatchObject({ state: 'ready', done: PART_COUNT, endsAt: '2026-11-28T03:00:00.000Z' })
  expect((await waitingMails(database)).map(({ subject }) => subject)).toEqual(['データの書き出しが終わりました'])

  const entries = await fetchAll()
  for (const { table, archive } of personalTables) {
    if (typeof archive === 'string') continue
    const rows = JSON.parse(entries.get(`data/${archive.name}.json`) ?? '') as Record<string, unknown>[]
    const { rows: counted } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${nameOf(table)} where ${nameOf(table) === 'draft' ? 'user_id = $1' : '$1 = $1'}`,
      [users.player],
    )
    expect(rows.length).toBeLessThanOrEqual(counted[0]?.count ?? 0)
  }
  const drafts = JSON.parse(entries.get('data/drafts.json') ?? '') as { text: string }[]
  expect(drafts.map(draft => draft.text)).toEqual([text])
  expect(entries.get('texts/drafts/1-題_名.txt')).toBe(text)
  const characters = JSON.parse(entries.get('data/characters.json') ?? '') as { character_id: string }[]
  expect(characters.map(({ character_id }) => character_id)).toEqual(['harbor-mina', 'harbor-rinne', 'station-aki'])
  const whole = [...entries.values()].join('\n')
  const { rows: secrets } = await pool.query<{ password: string }>(
    'select password from auth_account where user_id = $1',
    [users.player],
  )
  for (const other of [DRAFT_SECRET, 'よその題', users.other, secrets[0]?.password ?? 'none'])
    expect(whole).not.toContain(other)
})

test('a second press while it is made changes nothing; only its owner has it; it ends', async () => {
  await as.player.ownAccount.makeOwnData({})
  const first = await idOf()
  await as.player.ownAccount.makeOwnData({})
  expect(await idOf()).toBe(first)
  await expect(as.player.ownAccount.downloadOwnData({})).rejects.toMatchObject({ code: 'OWN_DATA_ENDED' })
  await makeArchive(context, first)
  await expect(as.other.ownAccount.downloadOwnData({})).rejects.toMatchObject({ code: 'OWN_DATA_ENDED' })
  clock.set(new Date(PLAY_NOW.getTime() + 8 * 86_400_000))
  await expect(as.player.ownAccount.downloadOwnData({})).rejects.toMatchObject({ code: 'OWN_DATA_ENDED' })
  await job('delete-old-own-data')
  expect(await files.exists(archiveKey(first))).toBe(false)
  expect(await as.player.ownAccount.ownData({})).toEqual({ archive: null })
})

test('one whose process was killed is gone on with after a minute, from the part where it stood', async () => {
  await as.player.ownAccount.makeOwnData({})
  const id = await idOf()
  const put = files.put.bind(files)
  let left = 5
  files.put = async (...given) => {
    if (left-- === 0) throw new Error('killed')
    return put(...given)
  }
  await expect(makeArchive(context, id)).rejects.toThrow('killed')
  files.put = put
  const { archive } = await as.player.ownAccount.ownData({})
  expect(archive).toMatchObject({ state: 'making', done: 5 })
  await job('go-on-with-own-data')
  expect((await as.player.ownAccount.ownData({})).archive).toMatchObject({ state: 'making', done: 5 })
  clock.set(new Date(PLAY_NOW.getTime() + 61_000))
  await job('go-on-with-own-data')
  expect((await as.player.ownAccount.ownData({})).archive).toMatchObject({ state: 'ready' })
  expect((await fetchAll()).size).toBeGreaterThan(PART_COUNT)
})
