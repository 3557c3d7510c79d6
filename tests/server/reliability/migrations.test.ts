// B18: every migration runs step by step on many rows while the statements of the version before go on: none of them fails, none waits
// for long, the users' texts are as they were, and a step that is killed leaves nothing and is done at the next start.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { sqlState } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { runSteps } from '#server/db/steps.ts'
import { inDatabase, templates, urlOf } from '../../support/cluster.ts'
import { projectRoot } from '../../support/paths.ts'
import { type Random, randomOf, report } from '../../support/random.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { takeTurn } from '../../support/turn.ts'

const ROWS = size(2_000, 1_000_000)
const KILLS = size(3, 20)
const WORKERS = 4
/** Longest wait of a statement of the version before; a short run shares the machine with others. */
const MOST_WAIT_MS = size(10_000, 2_000)
/** Step after which the rows are written: users, drafts, novels, articles and characters have their tables. */
const FILLED_AFTER = '20261122062937_worlds_and_characters'
/** Step that is told and not held: its columns are written by the database, which is done for all rows at once (src/server/db). */
const UNHELD = '20261126150046_search'

takeTurn()
const random: Random = randomOf('B18 migrations')
const cluster = inject('clusterUrl')
const folder = join(projectRoot, 'src/server/db/migrations')
type Journal = { entries: { tag: string }[] }
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
const steps = journal.entries.map(({ tag }) => tag)
const names: string[] = []
const partial = mkdtempSync(join(tmpdir(), 'tsumugi-steps-'))
mkdirSync(join(partial, 'meta'))
for (const tag of steps) symlinkSync(join(folder, `${tag}.sql`), join(partial, `${tag}.sql`))
afterAll(async () => {
  rmSync(partial, { recursive: true })
  await inDatabase(cluster, async client => {
    for (const name of names) await client.query(`drop database ${name} with (force)`)
  })
})

async function freshDatabase(name: string): Promise<string> {
  await inDatabase(cluster, client => client.query(`create database ${name}`))
  names.push(name)
  return urlOf(cluster, name)
}

/** Runs the first steps that are missing, as the server does at its start. */
async function runTo(url: string, count: number): Promise<void> {
  writeFileSync(
    join(partial, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
  )
  const client = new pg.Client({ connectionString: url, application_name: 'b18-step' })
  client.on('error', () => {})
  await client.connect()
  try {
    await runSteps(client, partial)
  } finally {
    await client.end().catch(() => {})
  }
}

/** A draft that is written all the time. */
const WRITTEN = '00000000-0000-4000-8000-000000000018'
const TEXT = `repeat('灯台の灯が、夜の海にゆれていた。', 4) || n`
const written = [
  `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
   select id, id, id, id || '@x.example', now() from unnest(array['keeper', 'writer']) id where $1::int > 0`,
  `insert into world (world_id, world_name, catchphrase, description, hue, display_order)
   select 'b18', '灯守', '', '', 210, 1 where $1::int > 0`,
  `insert into draft (user_id, draft_id, place, target, name, text, version, updated_at)
   select 'keeper', gen_random_uuid(), 'novel', '', '下書き' || n, ${TEXT}, 1, now() from generate_series(1, $1::int) n`,
  `insert into novel (kind, world_id, title, writer_name, body, first_line, characters, search_text, published_at, updated_at)
   select 30, 'b18', '灯の話' || n, 'ソラノ', ${TEXT}, '', 70, '灯の話' || n, now(), now() from generate_series(1, $1::int / 20) n`,
  `insert into news_post (category, title, body, published_at)
   select 'guide', '便り' || n, ${TEXT}, now() from generate_series(1, $1::int / 20) n`,
  `insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order,
     character_full_name, kana, class_name, level, created_at)
   select 'b18-' || n, 'keeper', 'b18', 'ナギ' || n, '', '', 3, 'ナギ' || n, 'ナギ', '', 1, now() from generate_series(1, $1::int / 10) n`,
  `insert into draft (user_id, draft_id, place, target, name, text, version, updated_at)
   select 'writer', '${WRITTEN}', 'novel', '', '', 'かきかけ', 1, now() where $1::int > 0`,
]

/** Numbers and sums of all texts that were there before. */
const KEPT = `select
  (select count(*) || ':' || sum(hashtext(name || text)::bigint) from draft where user_id = 'keeper') as drafts,
  (select count(*) || ':' || sum(hashtext(title || body)::bigint) from novel where writer_name = 'ソラノ') as novels,
  (select count(*) || ':' || sum(hashtext(title || body)::bigint) from news_post where category = 'guide') as articles,
  (select count(*) || ':' || sum(hashtext(character_full_name)::bigint) from character where user_id = 'keeper') as characters`
const keptIn = (url: string) => inDatabase(url, async client => (await client.query(KEPT)).rows[0])

/** Statements of the version before, which knows no later column. */
const acts: ((client: pg.Client) => Promise<unknown>)[] = [
  client =>
    client.query(`insert into draft (user_id, draft_id, place, target, name, text, version, updated_at)
      values ('writer', gen_random_uuid(), 'novel', '', '', 'かきかけ', 1, now())`),
  client =>
    client.query(`update draft set text = left(text || '。', 100), version = version + 1
      where user_id = 'writer' and draft_id = '${WRITTEN}'`),
  client => client.query(`select novel_id, title from novel where novel_id < 40 order by novel_id desc limit 20`),
  client => client.query(`select title, body from news_post where post_id = 7`),
  client => client.query(`select character_full_name from character where character_id = 'b18-7'`),
  client => client.query(`update character set shogo = 'よりみち' where character_id = 'b18-8'`),
  client =>
    client.query(
      `insert into news_read (user_id, post_id, read_at) values ('writer', 7, now()) on conflict do nothing`,
    ),
  client => client.query(`update app_user set user_name = user_name where user_id = 'writer'`),
]

type Load = { faults: string[]; done: () => number; longest: () => number; stop: () => Promise<void> }

/** Users who go on. A deadlock is tried again, as the server does. */
function beginLoad(url: string): Load {
  const faults: string[] = []
  let [going, longest, done] = [true, 0, 0]
  const work = () =>
    inDatabase(url, async client => {
      const own = random.fork()
      while (going) {
        const began = performance.now()
        const act = own.pick(acts)
        await act(client).catch(async error => {
          if (sqlState(error) === '40P01') await act(client)
          else faults.push(error.message)
        })
        longest = Math.max(longest, performance.now() - began)
        done += 1
        await sleep(own.integer(0, 5))
      }
    })
  const all = Promise.all(Array.from({ length: WORKERS }, work))
  return {
    faults,
    done: () => done,
    longest: () => {
      const found = longest
      longest = 0
      return found
    },
    stop: async () => {
      going = false
      await all
    },
  }
}

const stepsIn = (url: string): Promise<number> =>
  inDatabase(url, async client => (await client.query('select 1 from drizzle.__drizzle_migrations')).rowCount ?? 0)

/** Whether something runs, or waits for a table. Asked outside of every transaction, which sees what others do as it was at first. */
const isSeen = (url: string, name: string, doing: 'running' | 'waiting'): Promise<boolean> =>
  inDatabase(url, async client => {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where application_name = $1 and datname = current_database()
        and ($2 = 'running' or wait_event_type = 'Lock')`,
      [name, doing],
    )
    return rowCount === 1
  })

/** Kills a step in its middle: at its last statement, or at a moment of its own. It cannot end meanwhile. */
async function kill(url: string, count: number): Promise<void> {
  await inDatabase(url, async holder => {
    const isAtEnd = random.chance(0.5)
    await holder.query('begin')
    await holder.query('lock table drizzle.__drizzle_migrations in exclusive mode')
    const running = expect(runTo(url, count)).rejects.toThrow()
    await expect
      .poll(() => isSeen(url, 'b18-step', isAtEnd ? 'waiting' : 'running'), {
        ...{ timeout: size(20_000, 1_200_000), interval: 10 },
      })
      .toBe(true)
    if (!isAtEnd) await sleep(random.integer(0, size(30, 2_000)))
    await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'b18-step' and datname = current_database()`)
    await holder.query('rollback')
    await running
  })
}

/** Columns and indexes of all tables. */
const SHAPE = `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as part
    from information_schema.columns where table_schema = 'public'
  union all select indexdef from pg_indexes where schemaname = 'public' order by 1`

test(`${steps.length} steps, ${ROWS} rows, ${KILLS} kills`, { timeout: limitSeconds(180) }, async () => {
  const url = await freshDatabase('b18_steps')
  const filled = steps.indexOf(FILLED_AFTER) + 1
  expect(filled).toBeGreaterThan(0)
  await runTo(url, filled)
  await inDatabase(url, async client => {
    await client.query('set statement_timeout = 0')
    for (const statement of written) await client.query(statement, [ROWS])
    await client.query('analyze')
  })
  const before = await keptIn(url)
  const load = beginLoad(url)
  const waits: { tag: string; ms: number }[] = []
  let kills = 0
  /** Kills in turn over all steps. */
  const killsBefore = (nth: number) => Math.floor((KILLS * (nth - 1)) / (steps.length - filled))
  try {
    for (let count = filled + 1; count <= steps.length; count++) {
      const tag = steps[count - 1] ?? ''
      for (let nth = 0; nth < killsBefore(count + 1 - filled) - killsBefore(count - filled); nth++) {
        await kill(url, count)
        expect(await stepsIn(url), tag).toBe(count - 1)
        kills += 1
      }
      load.longest()
      await runTo(url, count)
      waits.push({ tag, ms: load.longest() })
    }
  } finally {
    await load.stop()
  }
  const slow = waits.filter(({ ms }) => ms > 200).map(({ tag, ms }) => `${tag} ${Math.round(ms)} ms`)
  const held = waits.filter(({ tag }) => tag !== UNHELD)
  report(
    `B18: ${steps.length - filled} steps on ${ROWS} drafts beside ${load.done()} statements, ${kills} kills, ${load.faults.length} faults; ` +
      `longest wait of the ${held.length} held steps ${Math.round(Math.max(...held.map(({ ms }) => ms)))} ms; over 200 ms: ${slow.join(', ') || 'none'}`,
  )
  expect(load.faults).toEqual([])
  expect(load.done()).toBeGreaterThan(100)
  expect(kills).toBe(KILLS)
  expect(await keptIn(url)).toEqual(before)
  expect(held.filter(({ ms }) => ms > MOST_WAIT_MS)).toEqual([])
  // What the server does at its start finds nothing left to do, and all is as in a database that was made at once.
  await migrate(url)
  const shapeOf = (of: string) => inDatabase(of, async client => (await client.query(SHAPE)).rows)
  expect(await shapeOf(url)).toEqual(await shapeOf(urlOf(cluster, templates.empty)))
})

test('a table that somebody holds keeps nobody behind it waiting for long', {
  timeout: limitSeconds(120),
}, async () => {
  const url = await freshDatabase('b18_held')
  const filled = steps.indexOf('20261121184553_novels') + 1
  await runTo(url, filled)
  await inDatabase(url, holder =>
    inDatabase(url, async reader => {
      await holder.query('begin')
      await holder.query('select 1 from draft')
      const migrating = migrate(url)
      let isDone = false
      void migrating.then(() => {
        isDone = true
      })
      await expect.poll(() => isSeen(url, 'tsumugi-migrate', 'waiting'), { timeout: 20_000, interval: 20 }).toBe(true)
      const began = performance.now()
      await reader.query('select 1 from draft')
      expect(performance.now() - began).toBeLessThan(size(8_000, 3_000))
      expect(isDone).toBe(false)
      await holder.query('rollback')
      await migrating
    }),
  )
  expect(await stepsIn(url)).toBe(steps.length)
})
