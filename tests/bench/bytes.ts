// Encoded bytes of scripts and styles that a first visit loads, as the browser counts them on the wire.
import type { BrowserContext, CDPSession } from 'playwright'
import { openBrowserStage } from './browser.ts'
import type { Stage } from './stage.ts'
import { kb } from './stats.ts'
import type { Figure } from './table.ts'

const QUIET_MS = 2_000
const CODE = /javascript|text\/css/

export async function measureBytes(stage: Stage): Promise<Figure[]> {
  const browser = await openBrowserStage(stage)
  try {
    const signedIn = await browser.signedIn()
    const guest = await browser.open({ serviceWorkers: 'block' })
    const member = await browser.open({ serviceWorkers: 'block', storageState: signedIn })
    return [
      toFigure('/login', await visit(guest, `${browser.url}/login`), '125 kB'),
      toFigure('/mission, signed in', await visit(member, `${browser.url}/mission`), '150 kB'),
    ]
  } finally {
    await browser.close()
  }
}

type Loaded = { url: string; protocol: string; code: boolean; bytes: number }

function toFigure(page: string, loaded: Loaded[], goal: string): Figure {
  const code = loaded.filter(file => file.code)
  const total = (files: Loaded[]) => files.reduce((sum, file) => sum + file.bytes, 0)
  const protocols = [...new Set(loaded.map(file => file.protocol))].join(', ')
  return {
    ...{ name: `${page}: JS and CSS`, value: kb(total(code)), goal: `at most ${goal}` },
    note: `${code.length} files, ${protocols}; with page, pictures and answers ${kb(total(loaded))}`,
  }
}

/** Opens a page and waits until nothing more is loaded. */
async function visit(context: BrowserContext, url: string): Promise<Loaded[]> {
  const page = await context.newPage()
  const devtools: CDPSession = await context.newCDPSession(page)
  const open = new Map<string, Omit<Loaded, 'bytes'>>()
  const loaded: Loaded[] = []
  let last = performance.now()
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    last = performance.now()
    const { url: address, protocol = '', mimeType } = response
    open.set(requestId, { url: address, protocol, code: CODE.test(mimeType) })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now()
    const file = open.get(requestId)
    if (file) loaded.push({ ...file, bytes: encodedDataLength })
  })
  await devtools.send('Network.enable')
  await page.goto(url)
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100)
  await context.close()
  return loaded
}
