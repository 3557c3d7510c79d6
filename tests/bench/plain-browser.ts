// Starts without the cost of Playwright. It listens to every page (`Runtime.enable`), and with a listener V8 notes the
// origin of each Error: at the first one it reads the whole of React again, 16 to 70 ms on a slow phone. Here Chromium runs
// by itself, and the page is contacted only before its start and after it.
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { CPU_SLOWER, LIMIT_MS, NETWORK, noteWhenShown, type Shown } from './shown.ts'

/** Time after which a start is probably over; asking earlier would slow it down. */
const FIRST_ASKED_MS = 1_500
const ASKED_AGAIN_MS = 500
const CLOSING_MS = 10_000

/** Options that Playwright uses too, with which Chromium can read the profile's cookies. */
const OWN_ARGS = ['--headless', '--remote-debugging-port=0', '--password-store=basic', '--use-mock-keychain']

export type PlainBrowser = {
  /** Opens an address in a new page, with the worker stopped, on a slow phone on a slow network. */
  timeOf: (url: string, selector: string) => Promise<Shown>
  close: () => Promise<void>
}

/** @param folder a profile that is open in no other Chromium */
export async function openPlainBrowser(executable: string, args: readonly string[], folder: string) {
  await rm(`${folder}/DevToolsActivePort`, { force: true })
  const child = spawn(executable, [...args, ...OWN_ARGS, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', line => {
      const [, found] = /^DevTools listening on (ws:\S+)$/.exec(line) ?? []
      if (found) resolve(found)
    })
    child.once('error', reject)
    void ended.then(() => reject(new Error('Chromium ended before it could be spoken to.')))
  })
  const { send, hangUp } = await speakTo(address)
  return {
    timeOf: (url: string, selector: string) => timeOf(send, url, selector),
    close: async () => {
      await send('Browser.close').catch(() => {})
      await Promise.race([ended, sleep(CLOSING_MS, undefined, { ref: false })])
      child.kill('SIGKILL')
      hangUp()
    },
  } satisfies PlainBrowser
}

type Answer = Record<string, unknown>
type Send = (method: string, params?: object, sessionId?: string) => Promise<Answer>

/** Speaks Chromium's protocol, in which requests and answers have numbers. */
async function speakTo(address: string): Promise<{ send: Send; hangUp: () => void }> {
  const socket = new WebSocket(address)
  const asked = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer.`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data))
    const question = asked.get(id)
    asked.delete(id)
    if (error) question?.reject(new Error(error.message))
    else question?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of asked.values()) reject(new Error('Chromium has ended.'))
  })
  let last = 0
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      // A closed socket would give neither an answer nor an error.
      if (socket.readyState !== WebSocket.OPEN) throw new Error('Chromium has ended.')
      last += 1
      asked.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })
  return { send, hangUp: () => socket.close() }
}

async function timeOf(send: Send, url: string, selector: string): Promise<Shown> {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const tell: Send = (method, params) => send(method, params, String(sessionId))
  await tell('Page.enable')
  await tell('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true })
  await tell('Emulation.setTouchEmulationEnabled', { enabled: true })
  await tell('Emulation.setLocaleOverride', { locale: 'ja-JP' })
  await tell('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })
  // The app and its worker start anew.
  await tell('ServiceWorker.enable')
  await tell('ServiceWorker.stopAllWorkers')
  await tell('Network.enable')
  await tell('Network.emulateNetworkConditions', NETWORK)
  await tell('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  const source = `(${noteWhenShown})(${JSON.stringify(selector)})`
  await tell('Page.addScriptToEvaluateOnNewDocument', { source })
  await tell('Page.navigate', { url })
  const until = performance.now() + LIMIT_MS
  await sleep(FIRST_ASKED_MS)
  for (;;) {
    const { result } = await tell('Runtime.evaluate', { expression: 'globalThis.benchTime', returnByValue: true })
    const { value } = result as { value?: Shown }
    if (value) {
      await send('Target.closeTarget', { targetId })
      return value
    }
    if (performance.now() > until) throw new Error(`${url} showed nothing in time.`)
    await sleep(ASKED_AGAIN_MS)
  }
}
