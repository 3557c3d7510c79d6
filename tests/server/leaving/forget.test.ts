// B30: after the deletion neither the id nor the mail nor the name of a user stands anywhere in the database.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgetJobs, forgetUser } from '#server/areas/own-account/forget.ts'
import { leave } from '#server/areas/own-account/leave.ts'
import { fixedClock } from '#server/platform/clock.ts'
import type { CallContext } from '#server/platform/context.ts'
import { createFiles } from '#server/platform/files.ts'
import { namingIdentity } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder } from '../../support/http-server.ts'
import { jobContext } from '../../support/job-context.ts'
import { testMailer, waitingMails } from '../../support/mails.ts'
import { tracesOf } from '../../support/traces.ts'

const database = await openDatabase('demo')
const { db, pool } = database
const clock = fixedClock(new Date())
const files = createFiles(freshFolder('files-forget'))
const context = jobContext({ db, files, clock, mailer: testMailer })
const forget = forgetJobs.find(({ cron }) => cron === '*/15 * * * *')
const again = forgetJobs.find(({ name }) => name === 'forget-again')
const DAY = 86_400_000
const query = <Row>(statement: string, values?: unknown[]): Promise<Row[]> =>
  database.asOwner(async client => (await client.query(statement, values)).rows)

const personOf = async (account: string) => {
  const { rows } = await pool.query<{ id: string; name: string; publicId: string }>(
    'select user_id as id, user_name as name, public_user_id as "publicId" from app_user where mailaddress = $1',
    [`${account}@example.com`],
  )
  const [person] = rows
  if (!person) throw new Error(`There is no ${account}.`)
  return { ...person, mail: `${account}@example.com` }
}

/** Gives a demo account a name that no text of the demo has, wherever it is kept beside the account. */
async function named(account: string) {
  const person = await personOf(account)
  const name = `名の${account}`
  await pool.query('update app_user set user_name = $2 where user_id = $1', [person.id, name])
  await pool.query('update user_class set name = $2 where user_id = $1 and name is not null', [person.id, name])
  await pool.query('update voice_clip set creator_name = $2 where creator_id = $1', [person.id, name])
  return { ...person, name }
}

/** Traces of a user in answers and events of others, in counts and links. */
async function leaveTraces({ id, name, mail }: Awaited<ReturnType<typeof named>>, other: string): Promise<void> {
  const words = JSON.stringify({ masterName: name, userId: id, text: '手紙' })
  await pool.query(
    `insert into idempotency_key (user_id, key, call, body_hash, answer, created_at)
     values ($1, gen_random_uuid(), 'x', 'x', $2, now()), ($3, gen_random_uuid(), 'x', 'x', $2, now())`,
    [other, words, id],
  )
  await pool.query(
    `insert into realtime_event (user_id, kind, payload, created_at) values ($1, 'x', $2, now()), ($3, 'x', $2, now())`,
    [other, words, id],
  )
  await pool.query(`insert into rate_counter (bucket, window_start, hits) values ($1, now(), 1), ($2, now(), 1)`, [
    `money:${id}`,
    `${id} from unknown devices`,
  ])
  await pool.query(
    `insert into one_time_link (secret_hash, kind, mailaddress, mail_before, created_at, expires_at)
     values ('h1', 'signUp', $1, null, now(), now()), ('h2', 'mailUndo', 'else@mail.example', $1, now(), now())`,
    [mail],
  )
}

const accounts = ['demo-player', 'demo-master', 'demo-voice', 'demo-admin'] as const

test.each(accounts)('nothing tells of %s any more, and the books are as they were', async account => {
  const person = await named(account)
  const other = await personOf('demo-player2')
  await leaveTraces(person, other.id)
  const { rows: before } = await pool.query(
    'select count(*)::int as entries, sum(amount)::bigint as sum from ledger_entry',
  )
  await forgetUser(context, person.id, `left-${account}`)
  // The last mail tells of the deletion, and goes when it is sent.
  const mails = await waitingMails(database)
  expect(mails.map(({ receiver, subject }) => [receiver, subject])).toEqual([
    [person.mail, '退会の手続きが終わりました'],
  ])
  await pool.query('delete from mail_outbox')
  expect(await tracesOf(query, [person.id, person.mail, person.name, person.publicId])).toEqual([])
  const { rows: after } = await pool.query(
    'select count(*)::int as entries, sum(amount)::bigint as sum from ledger_entry',
  )
  expect(after).toEqual(before)
  const { rows: kept } = await pool.query(`select user_name as name from app_user where user_id = $1`, [
    `left-${account}`,
  ])
  expect(kept).toEqual([{ name: '退会したプレイヤー' }])
  // The answer that is kept for another user's key tells the rest as before.
  const { rows: answers } = await pool.query(
    `select answer->>'masterName' as name, answer->>'text' as text from idempotency_key
     where user_id = $1 and call = 'x' and answer->>'userId' = $2`,
    [other.id, `left-${account}`],
  )
  expect(answers).toEqual([{ name: '退会したプレイヤー', text: '手紙' }])
})

test('characters in published works stay, others lose everything but their row', async () => {
  const { rows } = await pool.query<{ name: string; isHidden: boolean; profile: string }>(
    `select character_full_name as name, is_hidden as "isHidden", profile from character where user_id = 'left-demo-player'`,
  )
  const erased = rows.filter(({ name }) => name === '退会したキャラクター')
  expect(rows.length).toBeGreaterThan(erased.length)
  for (const { isHidden, profile } of erased) expect({ isHidden, profile }).toEqual({ isHidden: true, profile: '' })
})

test('who was deleted is deleted again when a backup brings the user back', async () => {
  const person = await named('demo-writer')
  // The file alone is left: the database is older than the deletion.
  const hash = createHash('sha256').update(person.id).digest('hex')
  await files.put(`forgotten/${hash}.json`, JSON.stringify({ pseudonym: 'left-before' }))
  await again?.run(context, {})
  await pool.query('delete from mail_outbox')
  expect(await tracesOf(query, [person.id, person.mail, person.name])).toEqual([])
  expect((await pool.query(`select 1 from app_user where user_id = 'left-before'`)).rowCount).toBe(1)
})

test('only after seven days the job deletes, and a second run finds nothing to do', async () => {
  const person = { id: 'plain-player-of-no-order', mail: 'plain@mail.example', name: '名の素のまま' }
  await pool.query(
    `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at) values ($1, 'P-plain', $2, $3, now())`,
    [person.id, person.name, person.mail],
  )
  const asked = clock.now()
  const calling = { identity: namingIdentity, mailer: testMailer, story: context.story } as unknown as CallContext
  await leave(db, { userId: person.id, password: 'x', now: asked }, calling)
  await leave(db, { userId: person.id, password: 'x', now: asked }, calling)
  expect((await waitingMails(database)).map(({ subject }) => subject)).toEqual(['退会のお申し込みを受け付けました'])
  clock.set(new Date(asked.getTime() + 7 * DAY - 60_000))
  await forget?.run(context, {})
  expect((await pool.query('select 1 from app_user where user_id = $1', [person.id])).rowCount).toBe(1)
  clock.set(new Date(asked.getTime() + 7 * DAY))
  await forget?.run(context, {})
  await forget?.run(context, {})
  await pool.query('delete from mail_outbox')
  expect(await tracesOf(query, [person.id, person.mail, person.name])).toEqual([])
})

test('what was reported keeps its words under the pseudonyms of both', async () => {
  const rowsOf = () =>
    query<{ id: number; writer: string; reporter: string; words: string }>(`
      select report_id as id, writer_user_id as writer, user_id as reporter, quoted ->> 'body' as words
      from report order by report_id`)
  const before = await rowsOf()
  const writer = await personOf('demo-player2')
  expect(before.some(row => row.writer === writer.id) && before.some(row => row.reporter === writer.id)).toBe(true)
  await forgetUser(context, writer.id, 'left-reported')
  await pool.query('delete from mail_outbox')
  const as = (id: string) => (id === writer.id ? 'left-reported' : id)
  expect(await rowsOf()).toEqual(before.map(row => ({ ...row, writer: as(row.writer), reporter: as(row.reporter) })))
})
