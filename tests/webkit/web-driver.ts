// WebKitGTK by the WebDriver protocol: its own browser on a display for the test alone.
import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../support/free-port.ts'
import { MINI_BROWSER, openDisplay } from './display.ts'

const START_MS = 15_000

/** End of the engine itself: the page can no longer answer. */
export class EngineCrashed extends Error {}

export type WebKit = {
  version: string
  open: (url: string) => Promise<void>
  /** Runs a function in the page, again if the answer is lost, and waits for its result. */
  run: <Argument, Result>(run: (argument: Argument) => Promise<Result> | Result, argument: Argument) => Promise<Result>
  close: () => Promise<void>
}

export async function startWebKit(): Promise<WebKit> {
  const display = await openDisplay()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: display.environment,
    stdio: 'ignore',
  })
  const base = `http://127.0.0.1:${port}`
  try {
    await untilReady(`${base}/status`)
    const session = await ask(`${base}/session`, {
      capabilities: {
        alwaysMatch: {
          unhandledPromptBehavior: 'dismiss and notify',
          timeouts: { script: 30_000, pageLoad: 60_000 },
          'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
        },
      },
    })
    const { sessionId, capabilities } = session as { sessionId: string; capabilities: { browserVersion: string } }
    const own = `${base}/session/${sessionId}`
    return {
      version: capabilities.browserVersion,
      open: async url => void (await ask(`${own}/url`, { url })),
      run: async (run, argument) => {
        const script = `const done = arguments[arguments.length - 1]
          const written = ${written}
          Promise.resolve(JSON.parse(arguments[0])).then(${run}).then(
            value => done(written({ value: value ?? null })),
            error => done(written({ error: String(error) })),
          )`
        const args = [written(argument)]
        const answer = JSON.parse((await askAgain(`${own}/execute/async`, { script, args })) as string)
        if (answer.error) throw new Error(answer.error)
        return answer.value
      },
      close: async () => {
        await fetch(own, { method: 'DELETE' }).catch(() => {})
        end(driver, display.process)
      },
    }
  } catch (error) {
    end(driver, display.process)
    throw error
  }
}

/** JSON in ASCII: the driver itself fails on some characters. */
function written(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[^ -~]/g, escaped)
}

const end = (...children: ChildProcess[]): void => {
  for (const child of children) child.kill()
}

async function untilReady(url: string): Promise<void> {
  for (const since = Date.now(); ; ) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    if (Date.now() - since > START_MS) throw new Error('WebKitWebDriver did not start.')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** Sends a script to the driver again when its answer is lost, which happens now and then; our scripts can all run twice. */
async function askAgain(url: string, body: unknown): Promise<unknown> {
  for (let times = 1; ; times++) {
    try {
      return await ask(url, body)
    } catch (error) {
      if (times === 5 || !(error as Error).message.includes('Could not parse script result')) throw error
    }
  }
}

async function ask(url: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
  if (answer.ok) return value
  const words = `${value.error}: ${value.message}`
  // The first is the driver's answer for a page whose process has just ended, the second its answer from then on.
  throw /^unknown error: $|page crash/.test(words) ? new EngineCrashed(words) : new Error(words)
}
