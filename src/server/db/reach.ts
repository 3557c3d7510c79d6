// The first connection to a database, with a sentence for each way it can fail, also when another program than PostgreSQL
// answers.
import { connect as connectSocket } from 'node:net'
import pg from 'pg'
import { StartError } from '../platform/start-error.ts'
import { sqlState } from './client.ts'

const PATIENCE_MS = 5_000

/**
 * Connects to the database of an address.
 * @param setting name of the setting, for the message
 * @throws StartError with one sentence that contains neither password nor user
 */
export async function reach(url: string, setting: 'DATABASE_URL' | 'DATABASE_APP_URL'): Promise<pg.Client> {
  const client = clientOf(url, setting)
  // A broken connection fails the next statement; an unhandled error event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const why = (error as Error).message.trim()
    if (sqlState(error) === undefined && !isSystemError(error) && !(await isPostgres(client.host, client.port))) {
      const place = client.host.startsWith('/') ? client.host : `${client.host}:${client.port}`
      throw new StartError(
        `The database cannot be reached with ${setting}: what listens at ${place} is no PostgreSQL, or does not answer; give the address of a PostgreSQL 15 or newer.`,
      )
    }
    throw new StartError(`The database cannot be reached with ${setting}: ${why}.`)
  }
}

function clientOf(url: string, setting: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: url,
      application_name: 'tsumugi-migrate',
      connectionTimeoutMillis: PATIENCE_MS,
    })
  } catch {
    throw new StartError(
      `The setting ${setting} is no address: it is written postgresql://user:password@host:5432/database.`,
    )
  }
}

/**
 * Whether the operating system gave the reason, such as a refused connection. A connection closed by the other side says
 * nothing about who that is.
 */
const isSystemError = (error: unknown): boolean => {
  const { syscall, code } = error as NodeJS.ErrnoException
  return syscall !== undefined && code !== 'ECONNRESET' && code !== 'EPIPE'
}

/** Request for TLS, which every PostgreSQL answers with one letter before anything else. */
const TLS_QUESTION = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

function isPostgres(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = host.startsWith('/') ? connectSocket(`${host}/.s.PGSQL.${port}`) : connectSocket({ host, port })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(PATIENCE_MS / 2, () => end(false))
    socket.on('error', () => end(false))
    socket.on('close', () => end(false))
    socket.on('data', data => end(['S', 'N', 'E'].includes(data.toString('latin1', 0, 1)) && data.length === 1))
    socket.write(TLS_QUESTION)
  })
}
