// A PostgreSQL of the system's own (Debian's packages), as an installation with DATABASE_URL would use it.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const BINARIES = '/usr/lib/postgresql/15/bin'

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

export async function startDebianPostgres(folder: string): Promise<DebianPostgres> {
  const user = otherUser()
  mkdirSync(folder, { recursive: true })
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (tool: string, ...args: string[]) => runTool(join(BINARIES, tool), args, user)
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`
  await run('pg_ctl', 'start', '-D', data, '-l', join(folder, 'log'), '-w', '-o', settings)
  return {
    url: (name, database) => `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=${name}`,
    isRunning: () => existsSync(join(data, 'postmaster.pid')),
    stop: () => run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w'),
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
