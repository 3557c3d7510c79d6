// Encoded bytes of scripts and styles that a first visit loads until its content is shown, as the browser counts them on the
// wire, and beside them those that follow: what stands below, and the parts of the screens that are likely next.
import type { BrowserContext, CDPSession } from 'playwright'
import { openBrowserStage } from './browser.ts'
import { CARD, LOGIN_FORM } from './first-card.ts'
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
      toFigure('/login', await visit(guest, `${browser.url}/login`, LOGIN_FORM), '125 kB'),
      toFigure('/mission, signed in', await visit(member, `${browser.url}/mission`, CARD), '150 kB'),
    ]
  } finally {
    await browser.close()
  }
}

type Loaded = {
  url: string
  protocol: string
  code: boolean
  /** Whether it was asked for before the content was shown. */
  first: boolean
  bytes: number
}

function toFigure(page: string, loaded: Loaded[], goal: string): Figure {
  const all = loaded.filter(file => file.code)
  const code = all.filter(file => file.first)
  const total = (files: Loaded[]) => files.reduce((sum, file) => sum + file.bytes, 0)
  const protocols = [...new Set(loaded.map(file => file.protocol))].join(', ')
  return {
    ...{ name: `${page}: JS and CSS until shown`, value: kb(total(code)), goal: `at most ${goal}` },
    note: `${code.length} files, ${protocols}; with what follows ${kb(total(all))} in ${all.length} files, with page, pictures and answers ${kb(total(loaded))}`,
  }
}

/** Opens a page, notes when its content is shown, and waits until nothing more is loaded. */
async function visit(context: BrowserContext, url: string, content: string): Promise<Loaded[]> {
  const page = await context.newPage()
  const devtools: CDPSession = await context.newCDPSession(page)
  const asked = new Map<string, boolean>()
  const open = new Map<string, Omit<Loaded, 'bytes'>>()
  const loaded: Loaded[] = []
  let last = performance.now()
  let isShown = false
  devtools.on('Network.requestWillBeSent', ({ requestId }) => void asked.set(requestId, !isShown))
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    last = performance.now()
    const { url: address, protocol = '', mimeType } = response
    open.set(requestId, { url: address, protocol, code: CODE.test(mimeType), first: asked.get(requestId) ?? false })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now()
    const file = open.get(requestId)
    if (file) loaded.push({ ...file, bytes: encodedDataLength })
  })
  await devtools.send('Network.enable')
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector(content)
  isShown = true
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100)
  await context.close()
  return loaded
}
