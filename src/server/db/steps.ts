// Steps of the migrations: each in a transaction of its own, which waits for no table for long and holds none for long. What looks at
// every row of a large table comes after it, beside whoever works: an index is built concurrently, a new condition is checked
// without holding up writers, and rows are changed in batches. It is written down in the transaction, so that a start that is
// killed leaves nothing undone.
import { setTimeout as sleep } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { sqlState } from './client.ts'

/** Longest wait of a step for a table that is in use: whoever asks for the table meanwhile waits behind it. */
const LOCK_WAIT_MS = 2_000
/** Pause in which those go on, and the tries, which are some minutes. */
const PAUSE_MS = 500
const TRIES = 150
const PASSING: readonly (string | undefined)[] = ['55P03', '40P01']

/** Bytes of a table, with its long texts, from which looking at every row takes longer than anybody should wait. */
const LARGE_BYTES = 1024 * 1024

const JOURNAL = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  create table if not exists drizzle.late_statement (
    late_id bigint generated always as identity primary key, step bigint not null, statement text not null)`

/** Runs the steps of a folder that are missing, and what earlier ones have left. */
export async function runSteps(client: pg.Client, folder: string): Promise<void> {
  await client.query(JOURNAL)
  await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`)
  await runLate(client)
  const { rows } = await client.query('select max(created_at)::bigint as newest from drizzle.__drizzle_migrations')
  const newest = Number(rows[0].newest ?? 0)
  for (const step of readMigrationFiles({ migrationsFolder: folder })) {
    if (step.folderMillis <= newest) continue
    await again(() => runStep(client, step))
    await runLate(client)
  }
  await client.query('set lock_timeout = 0')
}

/** Does something until nothing is in its way. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!PASSING.includes(sqlState(error)) || tries === TRIES) throw error
      await sleep(PAUSE_MS)
    }
  }
}

async function runStep(client: pg.Client, step: MigrationMeta): Promise<void> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_table_size(oid) > $1`,
      [LARGE_BYTES],
    )
    const large = new Set(rows.map(({ name }) => name))
    for (const statement of step.sql) {
      const { now, late } = divide(statement, large)
      if (now !== null) await client.query(now)
      if (late !== null)
        await client.query('insert into drizzle.late_statement (step, statement) values ($1, $2)', [
          step.folderMillis,
          late,
        ])
    }
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      step.hash,
      step.folderMillis,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const INDEX = /^CREATE (UNIQUE )?INDEX "(\w+)" ON (?:"public"\.)?"(\w+)" ([^;]*);?\s*$/
const CONDITION = /^ALTER TABLE (?:"public"\.)?"(\w+)" ADD CONSTRAINT "(\w+)" (?:FOREIGN KEY|CHECK) [^;]*;?\s*$/
/** First line of a statement that changes some rows and is run until it finds none. */
export const IN_BATCHES = '-- in batches\n'

export type Divided = { now: string | null; late: string | null }

/**
 * Parts of a statement: in the transaction of its step, and after it.
 * @param large tables that have many rows before the step
 */
export function divide(given: string, large: ReadonlySet<string>): Divided {
  const statement = given.trimStart()
  if (statement.startsWith(IN_BATCHES)) return { now: null, late: statement }
  const index = INDEX.exec(statement)
  if (index && large.has(index[3] ?? ''))
    return { now: null, late: `CREATE ${index[1] ?? ''}INDEX CONCURRENTLY "${index[2]}" ON "${index[3]}" ${index[4]}` }
  const condition = CONDITION.exec(statement)
  if (condition && large.has(condition[1] ?? ''))
    return {
      now: `${statement.trimEnd().replace(/;$/, '')} NOT VALID`,
      late: `ALTER TABLE "${condition[1]}" VALIDATE CONSTRAINT "${condition[2]}"`,
    }
  return { now: statement, late: null }
}

/** Runs what came after the transactions of steps, in its order. */
async function runLate(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ id: number; statement: string }>(
      'select late_id as id, statement from drizzle.late_statement order by late_id limit 1',
    )
    const [late] = rows
    if (!late) return
    const index = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY "(\w+)"/.exec(late.statement)?.[1]
    if (index !== undefined) await buildIndex(client, index, late.statement)
    else if (!late.statement.startsWith(IN_BATCHES)) await again(() => client.query(late.statement))
    else while (((await again(() => client.query(late.statement))).rowCount ?? 0) > 0);
    await client.query('delete from drizzle.late_statement where late_id = $1', [late.id])
  }
}

/** Builds an index beside whoever works. It waits for them as long as it must, for nobody waits behind it. */
async function buildIndex(client: pg.Client, name: string, statement: string): Promise<void> {
  const { rows } = await client.query<{ whole: boolean }>(
    `select indisvalid as whole from pg_index where indexrelid = to_regclass(quote_ident($1))`,
    [name],
  )
  if (rows[0]?.whole) return
  await client.query('set lock_timeout = 0')
  // An index that a killed start had begun is not valid, and is built anew.
  await again(() => client.query(`drop index concurrently if exists "${name}"`))
  await again(() => client.query(statement))
  await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`)
}
