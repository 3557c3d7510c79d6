// Fixtures of all browser tests: a server of its own on a copy of the demo, reached through a gate that can be shut (the
// browser's own offline switch misses the worker's requests), and a page that fails the test on any error it logs.
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { copyDatabase, dropDatabase, inDatabase, templates, urlOf } from '../support/cluster.ts'
import { nodeBinary, projectRoot } from '../support/paths.ts'
import { signInHere } from '../support/sign-in-here.ts'
import { type Gate, openGate } from './gate.ts'
import { keepOffline } from './keep-offline.ts'
import type { HostAnswer, HostRequest } from './server-host.ts'

export { expect }

export type TestServer = {
  /** Address the browser uses, through the gate. */
  url: string
  gate: Gate
  /** Address of the database, which is there after the first query. */
  database: string
  /** Runs a statement in the database. */
  query: <Row>(statement: string, values?: unknown[]) => Promise<Row[]>
  /** Kills the server with SIGKILL and starts it again, on the same port. */
  restart: (environment?: Record<string, string>) => Promise<void>
}

const need = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: run the browser tests with tests/e2e/run.js`)
  return value
}

export const test = base.extend<{ server: TestServer; faults: string[] }, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const host = createHost()
      await use(host)
      await host.kill()
    },
    { scope: 'worker' },
  ],

  // The server starts at the first request that needs it; the gate alone serves pages without one.
  server: async ({ host }, use) => {
    const name = `e2e_${randomBytes(6).toString('hex')}`
    const cluster = need('E2E_CLUSTER')
    const url = urlOf(cluster, name)
    const dataDir = join(need('E2E_FOLDER'), name)
    const start = (extra: Record<string, string> = {}) =>
      host.start({
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        PORT: '0',
        // The full run looks for secrets in the most detailed logs of the servers (B29).
        LOG_LEVEL: process.env.E2E_LOGS ? 'trace' : 'error',
        RATE_LIMITS: '0',
        DEMO_LIVES: '0',
        // Pages are sent without their content, because tests press what they see at once, and a rendered page does not answer yet.
        // rendered-pages.spec.ts tests the others.
        RENDER: '0',
        ...extra,
      })
    const startFirst = async () => {
      await copyDatabase(cluster, templates.demo, name)
      mkdirSync(dataDir, { recursive: true })
      symlinkSync(need('E2E_FILES'), join(dataDir, 'files'))
      return start()
    }
    let starting: Promise<number> | null = null
    const started = (): Promise<number> => {
      starting ??= startFirst()
      return starting
    }
    const gate = await openGate(started)
    await use({
      url: gate.url,
      gate,
      database: url,
      query: async (statement, values) => {
        await started()
        return inDatabase(url, async client => (await client.query(statement, values)).rows)
      },
      restart: async environment => {
        await started()
        await host.kill()
        const port = await start(environment)
        starting = Promise.resolve(port)
      },
    })
    await gate.close()
    if (starting !== null) {
      await host.stop()
      await dropDatabase(cluster, name)
    }
  },

  baseURL: async ({ server }, use) => use(server.url),

  /** Errors logged by the page; a test that expects one removes it. */
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      await watchContext(context, faults)
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** Tests that need no worker, beside others of their file that do: installing one takes as long as a start. */
export const withoutWorker = test.extend({ serviceWorkers: 'block' })

/** Records faults of pages: exceptions, logged errors, violations of the policy. Refused and lost requests are no fault. */
export async function watchContext(context: BrowserContext, faults: string[]): Promise<void> {
  keepOffline(context)
  context.on('weberror', error => faults.push(error.error().message))
  context.on('console', message => {
    if (
      message.type() === 'error' &&
      !/Failed to load resource|net::ERR_|error occurred when fetching the script|Cross-Origin-Opener-Policy header has been ignored/.test(
        message.text(),
      )
    )
      faults.push(message.text())
  })
  // The worker stores all parts of the build only if a test waits for that (untilInstalled), because it takes as long as a
  // start.
  await context.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', {
      value: { saveData: true },
      configurable: true,
    })
    document.addEventListener('securitypolicyviolation', event =>
      // biome-ignore lint/suspicious/noConsole: the test reads it there.
      console.error(`Policy violated: ${event.violatedDirective} by ${event.blockedURI} ${event.sample}`),
    )
  })
}

type Host = {
  /** Starts a server and returns its port. */
  start: (environment: Record<string, string>) => Promise<number>
  stop: () => Promise<void>
  /** Kills the server with SIGKILL, like a crash; the next start is in a new process. */
  kill: () => Promise<void>
}

function createHost(): Host {
  let child: ChildProcess | null = null

  const open = (): ChildProcess => {
    const folder = process.env.E2E_LOGS
    const log = folder ? openSync(join(folder, `${randomBytes(6).toString('hex')}.log`), 'a') : 'inherit'
    const opened = fork(join(projectRoot, 'tests/e2e/server-host.ts'), {
      cwd: projectRoot,
      execPath: nodeBinary,
      execArgv: [],
      env: { ...process.env, NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/tsumugi-e2e-code') },
      stdio: ['ignore', log, 'inherit', 'ipc'],
    })
    if (opened.pid) writeFileSync(join(need('E2E_FOLDER'), 'pids', String(opened.pid)), '')
    return opened
  }

  const ask = (request: HostRequest): Promise<HostAnswer> => {
    child ??= open()
    const asked = child
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The server ended with ${code}.`))
      asked.once('exit', ended)
      asked.once('message', answer => {
        asked.off('exit', ended)
        resolve(answer as HostAnswer)
      })
      asked.send(request)
    })
  }

  return {
    start: async environment => {
      const answer = await ask({ start: environment })
      if ('port' in answer) return answer.port
      throw new Error('failure' in answer ? answer.failure : 'no port')
    },
    stop: async () => {
      const answer = await ask({ stop: true })
      if ('failure' in answer) throw new Error(answer.failure)
    },
    kill: () =>
      new Promise(resolve => {
        if (!child) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
        child = null
      }),
  }
}

export const PASSWORD = 'tsumugi-demo'

/** Signs in through the form, and waits for the page after it: /loading loads the page again, which would end a `goto` of the test. */
export async function signIn(page: Page, account = 'demo-player'): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill(`${account}@example.com`)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page).not.toHaveURL(/\/(login|loading)/)
}

/** Signs in with the same call and the same hint as the form, in a fifth of the time, and opens `path`. */
export async function enter(page: Page, path = '/', account = 'demo-player'): Promise<void> {
  // The sign-in is made from an address of the service that starts no app.
  await page.goto('/favicon.svg')
  await page.evaluate(signInHere, [`${account}@example.com`, PASSWORD] as const)
  await page.goto(path)
}

/**
 * Waits until the worker controls the page and has stored every part of the build.
 * @param byItself whether the app has to request that itself, as it does for users who do not save data
 */
export async function untilInstalled(page: Page, { byItself = false } = {}): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  if (!byItself) await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'WARM' }))
  await expect
    .poll(
      // A failed evaluation is asked again, because a sign-in may lead on meanwhile and end it with its page.
      async () =>
        page
          .evaluate(async () => {
            const assets = await caches.open('tsumugi-assets')
            const page = await (await fetch('/sw.js')).text()
            const wanted = new Set(page.match(/assets\/[\w.-]+\.js/g) ?? [])
            const kept = (await assets.keys()).map(request => new URL(request.url).pathname.slice(1))
            return [...wanted].filter(path => !kept.includes(path)).length
          })
          .catch(() => null),
      // In measurements, which have no runner, the usual limit would be 5 s.
      { intervals: [400], timeout: 60_000 },
    )
    .toBe(0)
}
