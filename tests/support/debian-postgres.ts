// A PostgreSQL of the system's own (Debian's packages), as an installation with DATABASE_URL would use it.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

export const BINARIES = '/usr/lib/postgresql/15/bin'

export const hasDebianPostgres = existsSync(join(BINARIES, 'postgres'))

export type DebianPostgres = {
  /** Address for a user and a database. */
  url: (user: string, database: string) => string
  isRunning: () => boolean
  stop: () => Promise<void>
}

/** User that runs PostgreSQL for root, which it refuses: the one of its package, or nobody. */
function otherUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(part => Number(spawnSync('id', [part, name], { encoding: 'utf8' }).stdout))
    if (uid && gid) return { uid, gid }
  }
  throw new Error('There is no user to run PostgreSQL as.')
}

/** Runs a tool of the packages as the user that runs PostgreSQL. */
export const debianTool = (tool: string, ...args: string[]): Promise<void> =>
  runTool(join(BINARIES, tool), args, otherUser())

export async function startDebianPostgres(folder: string, more: readonly string[] = []): Promise<DebianPostgres> {
  const data = prepare(folder)
  await debianTool(
    ...([
      'initdb',
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ] as const),
  )
  return startDebianCluster(folder, more)
}

/** Starts a streaming replica of a running one. */
export async function startDebianReplica(
  folder: string,
  primary: DebianPostgres,
  more: readonly string[] = [],
): Promise<DebianPostgres> {
  const data = prepare(folder)
  const from = primary.url('postgres', 'postgres')
  await debianTool('pg_basebackup', '-d', from, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync')
  return startDebianCluster(folder, more)
}

function prepare(folder: string): string {
  const user = otherUser()
  mkdirSync(folder, { recursive: true })
  if (user) chownSync(folder, user.uid, user.gid)
  return join(folder, 'data')
}

/** Starts a cluster that lies in a folder already. */
export async function startDebianCluster(folder: string, more: readonly string[] = []): Promise<DebianPostgres> {
  const data = join(folder, 'data')
  const settings = ["listen_addresses=''", `unix_socket_directories='${folder}'`, 'fsync=off', ...more]
  const options = settings.map(each => `-c ${each}`).join(' ')
  await debianTool('pg_ctl', 'start', '-D', data, '-l', join(folder, 'log'), '-w', '-o', options)
  return {
    url: (name, database) => `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=${name}`,
    isRunning: () => existsSync(join(data, 'postmaster.pid')),
    stop: () => debianTool('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w'),
  }
}

function runTool(path: string, args: string[], user: { uid: number; gid: number } | null): Promise<void> {
  return new Promise((done, fail) => {
    // The started server would hold a pipe open for ever.
    const child = spawn(path, args, { stdio: 'ignore', cwd: '/', env: { PATH: process.env.PATH }, ...(user ?? {}) })
    child.on('error', fail)
    child.on('exit', code => (code === 0 ? done() : fail(new Error(`${path} ended with ${code}.`))))
  })
}
