// Steps of migrations on tables with many rows: what looks at all of them comes after the step, beside whoever works; a start that is
// killed goes on where it was; and no new step can hold a table for long.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { divide, IN_BATCHES, runSteps } from '#server/db/steps.ts'
import { inDatabase, urlOf } from '../../support/cluster.ts'
import { longIn } from '../../support/long-steps.ts'
import { projectRoot } from '../../support/paths.ts'

const folder = join(projectRoot, 'src/server/db/migrations')
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] }
/** First step that is held to it: those before came before anybody's rows. */
const HELD_FROM = '20261126210315_block'

describe('no new step holds a table while it looks at all rows', () => {
  test.each(journal.entries.map(({ tag }) => tag).filter(tag => tag >= HELD_FROM))('%s', tag => {
    expect(longIn(readFileSync(join(folder, `${tag}.sql`), 'utf8'))).toEqual([])
  })

  test('as the one that did is found', () => {
    expect(longIn(readFileSync(join(folder, '20261126150046_search.sql'), 'utf8'))).toHaveLength(3)
  })

  test.each([
    'ALTER TABLE "novel" ADD COLUMN "x" text GENERATED ALWAYS AS (title) STORED;',
    'ALTER TABLE "novel" ADD COLUMN "x" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'ALTER TABLE "novel" ADD COLUMN "x" bigserial;',
    'ALTER TABLE "novel" ADD COLUMN "x" bigint GENERATED ALWAYS AS IDENTITY;',
    'ALTER TABLE "novel" ADD COLUMN "x" text REFERENCES "world"("world_id");',
    'ALTER TABLE "novel" ALTER COLUMN "characters" SET DATA TYPE bigint;',
    'ALTER TABLE "novel" ALTER COLUMN "world_id" SET NOT NULL;',
    'ALTER TABLE "novel" ADD CONSTRAINT "x" UNIQUE("title");',
    '-- Everybody gets one.\nUPDATE "novel" SET title = title;',
    'DELETE FROM "novel" WHERE title = \'\';',
    'INSERT INTO "novel_read" SELECT 1;',
    'SELECT write_words(novel_id) FROM novel;',
    'DO $$ BEGIN END $$;',
    'LOCK TABLE "novel";',
    '-- A remark.\nCREATE INDEX "x" ON "novel" USING btree ("title");',
    `${IN_BATCHES}UPDATE "novel" SET title = title;`,
    `${IN_BATCHES}UPDATE "novel" SET title = '' WHERE novel_id IN (SELECT novel_id FROM novel WHERE title <> '' LIMIT 9); SELECT 1;`,
  ])('%s', statement => {
    expect(longIn(statement)).toHaveLength(1)
  })

  test.each([
    'ALTER TABLE "novel" ADD COLUMN "x" text DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "novel" ADD COLUMN "x" timestamp DEFAULT now() NOT NULL;',
    'ALTER TABLE "novel" ALTER COLUMN "world_id" DROP NOT NULL;',
    'CREATE INDEX "x" ON "novel" USING btree ("title");',
    'ALTER TABLE "novel" ADD CONSTRAINT "x" CHECK (characters > 0);',
    'CREATE TABLE "x" ("y" text);--> statement-breakpoint\nALTER TABLE "x" ADD CONSTRAINT "z" UNIQUE("y");',
    'CREATE FUNCTION x() RETURNS void LANGUAGE sql AS $$\n  UPDATE novel SET title = title;\n$$;',
    `${IN_BATCHES}UPDATE "novel" SET title = '' WHERE novel_id IN (SELECT novel_id FROM novel WHERE title <> '' LIMIT 9);`,
  ])('and this may be done: %s', statement => {
    expect(longIn(statement)).toEqual([])
  })
})

test.each([
  ['a table without rows', 'CREATE INDEX "a" ON "small" USING btree ("b");', null],
  [
    'an index',
    'CREATE INDEX "a" ON "big" USING btree ("b") WHERE b > 1;',
    'CREATE INDEX CONCURRENTLY "a" ON "big" USING btree ("b") WHERE b > 1',
  ],
  [
    'an index of single values',
    '\nCREATE UNIQUE INDEX "a" ON "big" ("b");',
    'CREATE UNIQUE INDEX CONCURRENTLY "a" ON "big" ("b")',
  ],
  ['a condition', 'ALTER TABLE "big" ADD CONSTRAINT "c" CHECK (b > 0);', 'ALTER TABLE "big" VALIDATE CONSTRAINT "c"'],
  [
    'a reference',
    'ALTER TABLE "big" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "public"."small"("b") ON DELETE cascade;',
    'ALTER TABLE "big" VALIDATE CONSTRAINT "c"',
  ],
])('%s is divided where it must be', (_, statement, late) => {
  expect(divide(statement, new Set(['big'])).late).toBe(late)
})

const trials = mkdtempSync(join(tmpdir(), 'tsumugi-late-'))
const name = 'late_steps'
afterAll(async () => {
  rmSync(trials, { recursive: true })
  await inDatabase(inject('clusterUrl'), client => client.query(`drop database if exists ${name} with (force)`))
})

const ROWS = 60_000
const trialSteps = [
  `CREATE TABLE "place" ("place_id" integer PRIMARY KEY);
--> statement-breakpoint
CREATE TABLE "visit" ("visit_id" integer PRIMARY KEY, "place_id" integer NOT NULL, "note" text NOT NULL);`,
  `CREATE INDEX "visit_note" ON "visit" USING btree ("note");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_both" ON "visit" USING btree ("place_id","visit_id");--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_place" FOREIGN KEY ("place_id") REFERENCES "public"."place"("place_id");--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "is_long" boolean;--> statement-breakpoint
ALTER TABLE "visit" ALTER COLUMN "is_long" SET DEFAULT false;--> statement-breakpoint
${IN_BATCHES}UPDATE "visit" SET is_long = length(note) > 30 WHERE visit_id IN (SELECT visit_id FROM "visit" WHERE is_long IS NULL LIMIT 5000);`,
]

function writeSteps(count: number): void {
  mkdirSync(join(trials, 'meta'), { recursive: true })
  for (const [nth, sql] of trialSteps.entries()) writeFileSync(join(trials, `${nth}.sql`), sql)
  const entries = trialSteps
    .slice(0, count)
    .map((_, nth) => ({ idx: nth, when: nth + 1, tag: `${nth}`, breakpoints: true }))
  writeFileSync(join(trials, 'meta/_journal.json'), JSON.stringify({ entries }))
}

const run = async (url: string, count: number): Promise<void> => {
  writeSteps(count)
  const client = new pg.Client({ connectionString: url, application_name: 'late-step' })
  client.on('error', () => {})
  await client.connect()
  try {
    await runSteps(client, trials)
  } finally {
    await client.end().catch(() => {})
  }
}

test('a large table is changed beside its writers, and a killed start goes on', { timeout: 60_000 }, async () => {
  await inDatabase(inject('clusterUrl'), client => client.query(`create database ${name}`))
  const url = urlOf(inject('clusterUrl'), name)
  await run(url, 1)
  await inDatabase(url, client =>
    client.query(`insert into place select n from generate_series(1, 9) n;
      insert into visit select n, 1 + n % 9, md5(n::text) || md5(n::text) from generate_series(1, ${ROWS}) n`),
  )
  let isOver = false
  let longest = 0
  const writing = inDatabase(url, async client => {
    for (let nth = ROWS + 1; !isOver; nth++) {
      const began = performance.now()
      await client.query('insert into visit (visit_id, place_id, note) values ($1, 1, $2)', [nth, 'x'])
      await client.query('select note from visit where visit_id = $1', [nth])
      longest = Math.max(longest, performance.now() - began)
      await sleep(2)
    }
  })
  await inDatabase(url, async holder => {
    // Whoever has read anything is waited for by the index: it cannot be whole before.
    await holder.query('begin isolation level repeatable read')
    await holder.query('select count(*) from place')
    const killed = expect(run(url, 2)).rejects.toThrow()
    await expect
      .poll(
        () =>
          inDatabase(url, async client => (await client.query(`select 1 from pg_index where not indisvalid`)).rowCount),
        {
          timeout: 20_000,
        },
      )
      .toBe(1)
    await inDatabase(url, client =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'late-step' and datname = current_database()`,
      ),
    )
    await killed
    await holder.query('rollback')
  })
  const left = () =>
    inDatabase(url, async client => (await client.query('select 1 from drizzle.late_statement')).rowCount)
  expect(await left()).toBe(4)
  await run(url, 2)
  isOver = true
  await writing
  expect(await left()).toBe(0)
  // A short run shares the machine with others.
  expect(longest).toBeLessThan(2_000)
  await inDatabase(url, async client => {
    const rowsOf = async (sql: string) => (await client.query(sql)).rows
    expect(await rowsOf(`select count(*)::int as unset from visit where is_long is null`)).toEqual([{ unset: 0 }])
    expect(
      await rowsOf(`select indexrelid::regclass::text as name from pg_index join pg_class c on c.oid = indrelid
        where c.relname = 'visit' and indisvalid order by 1`),
    ).toEqual([{ name: 'visit_both' }, { name: 'visit_note' }, { name: 'visit_pkey' }])
    expect(await rowsOf(`select conname, convalidated from pg_constraint where contype = 'f'`)).toEqual([
      { conname: 'visit_place', convalidated: true },
    ])
  })
})
