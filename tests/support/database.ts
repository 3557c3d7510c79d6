// A fresh database for a test file, copied from a template, with the connection the server would have. When the file is done
// its ledger is audited and the database removed.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { createDb, createPool, type Db } from '#server/db/client.ts'
import { APP_ROLE } from '#server/db/migrate.ts'
import { connectionsLeft, copyDatabase, dropDatabase, type Template, templates, urlOf } from './cluster.ts'
import { findLedgerFaults } from './ledger-audit.ts'
import { mailOf, type PlayAccount, playAccounts } from './play.ts'
import { createRandom } from './random.ts'

export type TestDatabase = {
  url: string
  name: string
  pool: pg.Pool
  /** Connection of the server, with the rights of its role. */
  db: Db
  /** Runs work as the owner of the tables. */
  asOwner: <Result>(work: (client: pg.Client) => Promise<Result>) => Promise<Result>
  /** User ids of the play world's accounts; empty strings in other templates. */
  users: Record<PlayAccount, string>
  /** Registers the closing of something on the database, such as a server, to be done before the database is removed. */
  closeBefore: (close: () => Promise<unknown>) => void
}

/** Opens the database; called at the top of a test file. */
export async function openDatabase(template: Template): Promise<TestDatabase> {
  const { database, close } = await openUntilClosed(template)
  afterAll(close)
  return database
}

/** Opens a database of a part of a file, which closes it. */
export async function openUntilClosed(
  template: Template,
): Promise<{ database: TestDatabase; close: () => Promise<void> }> {
  const cluster = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await copyDatabase(cluster, templates[template], name)
  const url = urlOf(cluster, name)
  const pool = createPool({ url, max: 8, role: APP_ROLE, name: 'tsumugi-test' })
  const db = createDb(pool)
  const { closeBefore, closeAll } = closingList()
  const close = async () => {
    await closeAll()
    const seed = Math.floor(Math.random() * 0xffffffff)
    try {
      expect(await findLedgerFaults(db, createRandom(seed)), `ledger audit, seed ${seed}`).toEqual([])
    } finally {
      await Promise.all([pool.end(), owner.end()])
      const left = await connectionsLeft(cluster, name)
      await dropDatabase(cluster, name)
      expect(left, 'connections that nobody closed').toEqual([])
    }
  }
  const owner = keptOwner(url)
  const users = template === 'play' ? await readUsers(pool) : emptyUsers()
  return { database: { url, name, pool, db, asOwner: owner.work, users, closeBefore }, close }
}

/** List of closings, such as those of servers on a database, that are done before it is removed. */
export function closingList() {
  const opened: (() => Promise<unknown>)[] = []
  return {
    closeBefore: (close: () => Promise<unknown>): void => {
      opened.push(close)
    },
    closeAll: () => Promise.all(opened.map(close => close())),
  }
}

/** Connection of the owner, reused: a new one costs the database more than most statements. */
function keptOwner(url: string) {
  let idle: pg.Client | undefined
  const open = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'tsumugi-test' })
    client.on('error', () => {
      if (idle === client) idle = undefined
    })
    await client.connect()
    return client
  }
  const work: TestDatabase['asOwner'] = async use => {
    const kept = idle
    idle = undefined
    const client = kept ?? (await open())
    try {
      const result = await use(client)
      idle ??= client
      return result
    } finally {
      // A second connection of two uses at once is ended, and so is one whose work failed and may have left something behind.
      if (idle !== client) await client.end().catch(() => {})
    }
  }
  return { work, end: async () => idle?.end() }
}

const emptyUsers = () => Object.fromEntries(playAccounts.map(name => [name, ''])) as Record<PlayAccount, string>

/** The user ids of the play world's accounts. */
export async function readUsers(pool: pg.Pool): Promise<Record<PlayAccount, string>> {
  const { rows } = await pool.query<{ mailaddress: string; user_id: string }>(
    'select mailaddress, user_id from app_user',
  )
  const users = emptyUsers()
  for (const account of playAccounts) {
    users[account] = rows.find(row => row.mailaddress === mailOf(account))?.user_id ?? ''
  }
  return users
}
