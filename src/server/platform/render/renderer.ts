// Rendering of pages in a thread of its own, so that it stops nobody: one page at a time behind a short queue, within a
// time, in bounded memory. A thread that takes too long is ended and replaced; visitors who waited for it get the page
// without its content.
import { dirname, extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Services } from '../context.ts'
import { createTurns } from '../turns.ts'
import type { ReadAsGuest } from './guest-reads.ts'
import type { FromThread, RenderedPage, ToThread } from './messages.ts'

export type Renderer = {
  /**
   * The page of an address as a guest sees it; null where there is none. @throws TooBusy, or an error when it fails or
   * takes too long
   */
  render: (href: string, caller: string) => Promise<RenderedPage | null>
  close: () => Promise<void>
}

type Parts = {
  /** Built app for rendering. */
  bundle: string
  /** Origin whose addresses are inner ones. */
  origin: string
  /** Origin that pages load files from; null for their own. */
  filesOrigin: string | null
  read: ReadAsGuest
  log: Services['log']
}

const PAGE_MS = 6_000
/** Longest time for the start of a thread, which loads the app first. */
const START_MS = 8_000
const MOST_WAITING = 12
const HEAP_MB = 192

type Thread = { worker: Worker; ready: Promise<void> }

export function createRenderer({ bundle, origin, filesOrigin, read, log }: Parts): Renderer {
  // One caller may take half of the free places.
  const inTurn = createTurns(1, MOST_WAITING, 1 / 2)
  const waiting = new Map<number, { done: (page: RenderedPage | null) => void; failed: (error: Error) => void }>()
  let thread: Thread | null = null
  let pages = 0
  let closed = false

  const end = async (of: Thread, why: Error): Promise<void> => {
    if (thread === of) thread = null
    for (const { failed } of waiting.values()) failed(why)
    waiting.clear()
    await of.worker.terminate()
  }

  const start = (): Thread => {
    const program = join(dirname(import.meta.filename), `render-thread${extname(import.meta.filename)}`)
    const worker = new Worker(program, {
      workerData: { bundle, origin, filesOrigin },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // The thread gets none of the server's settings.
      env: { NODE_ENV: 'production' },
    })
    const begun = Promise.withResolvers<void>()
    // A failed start rejects this promise. Callers that await it get the error; without this line a failure that nobody
    // awaits would end the process.
    begun.promise.catch(() => {})
    const of = { worker, ready: begun.promise }
    worker.on('message', (message: FromThread) => {
      if ('ready' in message) return begun.resolve()
      if ('read' in message) return void answer(worker, message)
      const asker = waiting.get(message.page)
      waiting.delete(message.page)
      if ('failure' in message) asker?.failed(new Error(message.failure))
      else asker?.done(message.rendered)
    })
    worker.on('error', error => {
      begun.reject(error)
      void end(of, error as Error)
    })
    worker.on('exit', () => {
      begun.reject(new Error('the thread ended'))
      void end(of, new Error('the thread ended'))
    })
    worker.unref()
    return of
  }

  /** Answers a read of the page, with the refusal where it is refused. */
  const answer = async (
    worker: Worker,
    { read: number, url }: Extract<FromThread, { read: number }>,
  ): Promise<void> => {
    const { status, body } = await read(url)
    worker.postMessage({ answerTo: number, status, body } satisfies ToThread)
  }

  const renderNow = async (href: string): Promise<RenderedPage | null> => {
    if (closed) throw new Error('the server is stopping')
    thread ??= start()
    const of = thread
    await within(of.ready, START_MS, () => end(of, new Error('the thread did not start')))
    pages += 1
    const number = pages
    const page = new Promise<RenderedPage | null>((done, failed) => waiting.set(number, { done, failed }))
    of.worker.postMessage({ render: number, href } satisfies ToThread)
    return within(page, PAGE_MS, () => {
      log.warn({ path: href.split('?')[0] }, 'a page took too long to render')
      return end(of, new Error('the page took too long'))
    })
  }

  return {
    render: (href, caller) => inTurn(() => renderNow(href), caller),
    close: async () => {
      closed = true
      if (thread) await end(thread, new Error('the server is stopping'))
    },
  }
}

/** The result of some work; when it takes too long, calls `late` and fails. */
async function within<Result>(work: Promise<Result>, ms: number, late: () => Promise<void>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      void late()
      reject(new Error('it took too long'))
    }, ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
