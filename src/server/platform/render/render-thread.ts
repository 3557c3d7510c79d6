// Thread in which pages are rendered: it loads the app's bundle, and asks the server for what the page reads.
import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, RenderBundle, ToThread } from './messages.ts'

const { bundle, origin, filesOrigin } = workerData as { bundle: string; origin: string; filesOrigin: string | null }

/** Reads under way, by number. */
const asked = new Map<number, (answer: Extract<ToThread, { answerTo: number }>) => void>()
let reads = 0
const tell = (message: FromThread): void => parentPort?.postMessage(message)

function read(page: number, url: string): Promise<Response> {
  reads += 1
  const number = reads
  tell({ read: number, page, url })
  return new Promise(resolve => {
    asked.set(number, ({ status, body }) =>
      resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } })),
    )
  })
}

/** Number of the page that is rendered; one at a time. */
let page = 0
globalThis.fetch = (url => read(page, String(url))) as typeof fetch
Object.assign(globalThis, { filesOrigin })
Object.defineProperty(globalThis, 'location', { value: new URL(origin) })
const { renderPage } = (await import(bundle)) as RenderBundle

parentPort?.on('message', (message: ToThread) => {
  if ('answerTo' in message) {
    asked.get(message.answerTo)?.(message)
    asked.delete(message.answerTo)
    return
  }
  page = message.render
  renderPage(message.href).then(
    rendered =>
      tell({ page: message.render, rendered: rendered && { ...rendered, state: JSON.stringify(rendered.state) } }),
    (error: Error) => tell({ page: message.render, failure: error.stack ?? error.message }),
  )
})
tell({ ready: true })
