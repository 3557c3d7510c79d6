// `npm start` restarts a server process that died, with growing pauses and a line in the log each time; a start that fails
// simply ends, and a stop signal stops.
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { send } from '../../support/http.ts'
import { freshFolder } from '../../support/http-server.ts'
import { nodeBinary, projectRoot } from '../../support/paths.ts'
import { dataFolder, embeddedPostmaster } from '../../support/server-process.ts'

type Launched = {
  child: ChildProcess
  /** Output so far. */
  output: { stdout: string; stderr: string }
  ended: Promise<number | null>
  deaths: () => { pauseMs: number; code: number | null; signal: string | null }[]
}

const launched: ChildProcess[] = []
afterEach(() => {
  for (const child of launched.splice(0)) child.kill('SIGKILL')
})

/** Runs the launcher as start.js does after the builds. */
function launch(script: string, environment: Record<string, string>, pauses = ''): Launched {
  const launcher = `import { keepRunning } from './src/server/launch/keep-running.js'
    keepRunning([${JSON.stringify(script)}]${pauses})`
  const child = spawn(nodeBinary, ['--input-type=module', '-e', launcher], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  launched.push(child)
  const note = join(inject('runFolder'), 'pids', String(child.pid))
  writeFileSync(note, String(child.pid))
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', chunk => {
    output.stdout += chunk
  })
  child.stderr?.on('data', chunk => {
    output.stderr += chunk
  })
  const ended = new Promise<number | null>(resolve =>
    child.on('close', code => {
      rmSync(note, { force: true })
      resolve(code)
    }),
  )
  const deaths = () =>
    output.stdout
      .split('\n')
      .filter(line => line.includes('the server died and is started again'))
      .map(line => JSON.parse(line))
  return { child, output, ended, deaths }
}

/** The only child of a process. */
function childOf({ child }: Launched): number {
  const statusOf = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/status`, 'utf8')
    } catch {
      return ''
    }
  }
  const pids = readdirSync('/proc').filter(
    name => /^\d+$/.test(name) && new RegExp(`^PPid:\\t${child.pid}$`, 'm').test(statusOf(name)),
  )
  expect(pids).toHaveLength(1)
  return Number(pids[0])
}

const isOk = (url: string) =>
  send(`${url}/healthz`, { timeoutMs: 1_000 }).then(
    ({ status }) => status === 200,
    () => false,
  )

test('a server that was killed is back at its address, and SIGTERM stops all of it', { timeout: 90_000 }, async () => {
  const dataDir = dataFolder('start-again')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { DATA_DIR: dataDir, PORT: String(port), DEMO: '0', JOBS: '0', LOG_LEVEL: 'warn' }
  const server = launch('dist-server/main.js', settings)
  await expect.poll(() => isOk(url), { timeout: 60_000, interval: 100 }).toBe(true)
  for (const nth of [1, 2]) {
    const pid = childOf(server)
    process.kill(pid, 'SIGKILL')
    await expect.poll(server.deaths, { timeout: 10_000 }).toHaveLength(nth)
    await expect.poll(() => isOk(url), { timeout: 60_000, interval: 100 }).toBe(true)
    expect(childOf(server)).not.toBe(pid)
  }
  const [first, second] = server.deaths()
  expect(first).toMatchObject({ level: 'error', code: null, signal: 'SIGKILL' })
  expect(second?.pauseMs).toBeGreaterThan(first?.pauseMs ?? 0)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await isOk(url)).toBe(false)
  expect(embeddedPostmaster(dataDir)).toBeNull()
})

test('a stop in the pause after a death leaves no database running', { timeout: 90_000 }, async () => {
  const dataDir = dataFolder('stop-in-pause')
  const settings = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', JOBS: '0', LOG_LEVEL: 'warn' }
  const pauses = ', { firstMs: 60000, longestMs: 60000, steadyMs: 60000 }'
  const server = launch('dist-server/main.js', settings, pauses)
  await expect.poll(() => server.output.stdout, { timeout: 60_000 }).toContain('Tsumugi is ready')
  process.kill(childOf(server), 'SIGKILL')
  await expect.poll(server.deaths, { timeout: 10_000 }).toHaveLength(1)
  expect(embeddedPostmaster(dataDir)).not.toBeNull()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(embeddedPostmaster(dataDir)).toBeNull()
})

test('a start that fails ends with its sentence, and is not tried again', async () => {
  const server = launch('dist-server/main.js', { PORT: 'eighty' })
  expect(await server.ended).toBe(1)
  expect(server.output.stderr).toMatch(/^The setting PORT has a value that cannot be used\. .*\n$/)
  expect(server.output.stdout).toBe('')
})

test('the pauses grow while it dies again and again, and begin anew when it has lived', async () => {
  const folder = freshFolder('dying')
  const script = join(folder, 'dying.mjs')
  const count = join(folder, 'count')
  writeFileSync(count, '')
  // Dies at once five times; lives for a while; dies; then ends without an error.
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs'
    const nth = readFileSync(${JSON.stringify(count)}, 'utf8').length
    appendFileSync(${JSON.stringify(count)}, 'x')
    if (nth === 7) process.exit(0)
    process.send('ready', () => setTimeout(() => process.exit(7), nth === 5 ? 4000 : 0))`,
  )
  const server = launch(script, {}, ', { firstMs: 10, longestMs: 80, steadyMs: 4000 }')
  expect(await server.ended).toBe(0)
  expect(server.deaths().map(({ pauseMs, code }) => [pauseMs, code])).toEqual([
    [10, 7],
    [20, 7],
    [40, 7],
    [80, 7],
    [80, 7],
    [10, 7],
    [20, 7],
  ])
})

test('npm start installs, builds, and then has the server started again when it dies', async () => {
  // Its three parts say what they are given instead of doing it.
  const says = (name: string, answer = 'undefined') =>
    `export const ${name} = (...given) => { console.log(${JSON.stringify(name)}, JSON.stringify(given)); return ${answer} }`
  const parts = {
    'ensure-install.js': says('ensureInstalled'),
    'build-if-changed.js': says('buildIfChanged', '!process.env.BROKEN'),
    'keep-running.js': says('keepRunning'),
  }
  const hooks = `import { registerHooks } from 'node:module'
    const parts = ${JSON.stringify(parts)}
    registerHooks({ load: (url, context, next) => {
      const source = parts[url.split('/').at(-1)]
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
    } })`
  const start = async (environment: Record<string, string>) => {
    const { start: command } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).scripts
    const script = String(command).split(' ').at(-1) ?? ''
    const child = spawn(nodeBinary, ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`, script], {
      ...{ cwd: projectRoot, env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
    })
    launched.push(child)
    let said = ''
    child.stdout?.on('data', chunk => {
      said += chunk
    })
    const code = await new Promise(resolve => child.on('close', resolve))
    return { said, code }
  }
  expect(await start({})).toEqual({
    said: 'ensureInstalled []\nbuildIfChanged []\nkeepRunning [["dist-server/main.js"]]\n',
    code: 0,
  })
  expect(await start({ BROKEN: '1' })).toEqual({ said: 'ensureInstalled []\nbuildIfChanged []\n', code: 1 })
})
