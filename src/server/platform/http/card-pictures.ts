// Pictures of pages for link cards, made when they are first asked for: only of pages that everybody may read, and at most some a
// second for all callers together, so that nobody keeps the machine busy by asking for many. A drawn picture is kept by its words.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../context.ts'
import type { PageCard } from '../pages.ts'
import { digestOf, drawPageCard } from '../pictures/page-card.ts'
import { refuse } from '../refuse.ts'
import { createTurns, TooBusy } from '../turns.ts'
import { INERT_POLICY } from './headers.ts'
import type { ReadCard } from './page-facts.ts'

const MOST_KEPT = 120
/** Pictures drawn a second at most. */
const A_SECOND = 3
const PICTURE = /^\/files\/((?:[a-z-]+\/){1,3}[A-Za-z0-9_-]{1,80})\.\d{1,4}\.webp$/
const WIDTHS = [640, 512, 256, 192]

type Parts = {
  services: Pick<Services, 'files' | 'log'>
  readCard: ReadCard
  /** Whether the page of a path has one. */
  isListed: (path: string) => boolean
}

export type CardPictures = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  caller: string,
) => Promise<boolean>

export function createCardPictures({ services, readCard, isListed }: Parts): CardPictures {
  const inTurn = createTurns(1, 12, 1 / 2)
  const kept = new Map<string, Promise<Buffer>>()
  let budget = A_SECOND
  let filledAt = Date.now()

  const afford = (): void => {
    const now = Date.now()
    budget = Math.min(A_SECOND, budget + ((now - filledAt) / 1_000) * A_SECOND)
    filledAt = now
    if (budget < 1) throw refuse('BUSY', { retryAfterSeconds: 2 })
    budget -= 1
  }

  const pictureOf = async (address: string | null): Promise<Uint8Array | null> => {
    const key = PICTURE.exec(address ?? '')?.[1]
    if (!key) return null
    for (const width of WIDTHS) {
      const found = await services.files.getBytes(`${key}.${width}.webp`).catch(() => null)
      if (found) return found
    }
    return null
  }

  const drawn = (card: PageCard, caller: string): Promise<Buffer> => {
    const name = digestOf(card)
    const known = kept.get(name)
    if (known !== undefined) return known
    afford()
    const drawing = inTurn(async () => drawPageCard(card, await pictureOf(card.imagePath)), caller)
    kept.set(name, drawing)
    drawing.catch(() => kept.delete(name))
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return drawing
  }

  return async (request, response, path, caller) => {
    const [, page = ''] = /^\/card-picture\/[\w-]{12}(\/.{1,300})\.jpg$/.exec(path) ?? []
    const of = page === '/index' ? '/' : page
    if (of === '' || !isListed(of)) return false
    const card = await readCard(of)
    if (!card) return false
    const picture = await drawn(card, caller).catch(error => {
      throw error instanceof TooBusy ? refuse('BUSY', { retryAfterSeconds: 3 }) : error
    })
    response.writeHead(200, {
      'content-type': 'image/jpeg',
      'content-length': picture.length,
      'content-security-policy': INERT_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400',
    })
    response.end(request.method === 'HEAD' ? undefined : picture)
    return true
  }
}
