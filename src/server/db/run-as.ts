// The user that PostgreSQL runs as. It refuses to run as root, so under root it runs in a user namespace of its own, where it
// is somebody else but still owns the folder; where the machine allows no namespaces, as `nobody`. Which way a folder was made
// is kept in it.
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../platform/start-error.ts'
import { postgresTool } from './postgres-binaries.ts'

export type RunAs = { way: 'self' } | { way: 'namespace' } | { way: 'nobody'; uid: number; gid: number }

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] as const

export async function chooseRunAs(folder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { way: 'self' }
  const memory = join(folder, 'run-as')
  const remembered = existsSync(memory) ? readFileSync(memory, 'utf8').trim() : null
  const choice =
    remembered === 'nobody' ? asNobody(folder) : canUseNamespace() ? namespace(remembered) : asNobody(folder)
  if (remembered === null) writeFileSync(memory, choice.way)
  return choice
}

function namespace(remembered: string | null): RunAs {
  if (remembered !== null && remembered !== 'namespace')
    throw new StartError('The database folder was made another way.')
  return { way: 'namespace' }
}

const canUseNamespace = (): boolean =>
  spawnSync(NAMESPACE[0], [...NAMESPACE.slice(1), 'true'], { stdio: 'ignore' }).status === 0

function asNobody(folder: string): RunAs {
  const [uid, gid] = ['-u', '-g'].map(part => Number(spawnSync('id', [part, 'nobody'], { encoding: 'utf8' }).stdout))
  if (!uid || !gid) throw new StartError('PostgreSQL does not run as root and this machine has no user nobody.')
  giveTo(folder, uid, gid)
  const reaches = spawnSync('test', ['-w', folder], { uid, gid }).status === 0
  if (!reaches) {
    throw new StartError(
      `PostgreSQL does not run as root, and the user nobody cannot reach ${folder}: a folder above it is closed to others.`,
    )
  }
  return { way: 'nobody', uid, gid }
}

function giveTo(folder: string, uid: number, gid: number): void {
  for (const name of ['.', ...readdirSync(folder)]) {
    const path = join(folder, name)
    if (statSync(path).uid === 0) chownSync(path, uid, gid)
  }
}

/** Runs initdb or pg_ctl to its end. @throws with what it printed when it fails. */
export async function runPostgresTool(tool: 'initdb' | 'pg_ctl', args: string[], runAs: RunAs): Promise<void> {
  const path = postgresTool(tool)
  const [command, allArgs] =
    runAs.way === 'namespace' ? [NAMESPACE[0], [...NAMESPACE.slice(1), path, ...args]] : [path, args]
  // Output goes to pipes that the started postmaster does not inherit: pg_ctl sends its log to a file.
  const options: SpawnOptions = {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    ...(runAs.way === 'nobody' ? { uid: runAs.uid, gid: runAs.gid } : {}),
  }
  await new Promise<void>((done, fail) => {
    const child = spawn(command, allArgs, options)
    let printed = ''
    const keep = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-2_000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', fail)
    child.on('exit', code => (code === 0 ? done() : fail(new Error(`${tool} failed: ${printed.trim()}`))))
  })
}
