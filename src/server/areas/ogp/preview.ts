// Previews of pages of other sites: read once, kept, shown to all. Readers get the picture from this server, so that the
// writer of a link does not learn who reads it (G51).

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { RequestContext, Services, Viewer } from '../../platform/context.ts'
import type { Files } from '../../platform/files.ts'
import { FetchBusy, FetchRefused } from '../../platform/outside/read-answer.ts'
import type { PageCard } from '../../platform/pages.ts'
import { toWebp } from '../../platform/pictures/decode.ts'
import { refuse } from '../../platform/refuse.ts'
import { createTurns, TooBusy } from '../../platform/turns.ts'
import { decodePage, readFacts } from './page-facts.ts'
import { urlPreview } from './tables.ts'

export type Preview = PageCard

const HOUR = 3_600_000
const KEPT_MS = 7 * 24 * HOUR
/** Time for which a failure is kept. The page may be back soon, but asking at every view would be an attack on it. */
const FAILURE_KEPT_MS = HOUR
/** Side of the picture: the card shows 100 x 100, and phones have two or three device pixels for each. */
const PICTURE_SIDE = 300

/**
 * Pages read at once: 64 in all (platform/outside), of which 16 are reserved for signed-in users. One reader takes at most
 * about an eighth of the free places, so that readers of slow pages leave some to others. Kept previews are shown to
 * everybody in any case.
 */
const asGuest = createTurns(48, 0, 1 / 8)
const asUser = createTurns(16, 0, 3 / 8)

type Needs = Pick<Services, 'db' | 'outside' | 'files' | 'log'> &
  Pick<RequestContext, 'address'> & { viewer: Viewer | null }

/** Running requests: when several readers open a text at once, one asks and the others wait for its answer. */
const asking = new Map<string, Promise<Preview | null>>()

/** Preview of a page of another site, or null when there is none. */
export function previewOf(needs: Needs, address: URL, now: Date): Promise<Preview | null> {
  const url = withoutFragment(address)
  const urlHash = createHash('sha256').update(url).digest('base64url')
  const running = asking.get(urlHash)
  if (running !== undefined) return running
  // The look-up is a part of the running request: a reader that looked before the answer was kept must not ask again.
  const question = keptOrAsked(needs, url, urlHash, now).finally(() => asking.delete(urlHash))
  asking.set(urlHash, question)
  return question
}

async function keptOrAsked(needs: Needs, url: string, urlHash: string, now: Date): Promise<Preview | null> {
  const kept = await keptPreview(needs.db, urlHash, now)
  if (!kept) return ask(needs, url, urlHash, now)
  return kept.found ? { ...kept.preview, targetName: new URL(url).host } : null
}

function withoutFragment(address: URL): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

const columns = columnsOf(urlPreview, null, ['found', 'title', 'description', 'imagePath'])

async function keptPreview(db: Services['db'], urlHash: string, now: Date) {
  const { rows } = await db.execute<RowOf<typeof columns>>(sql`
    select ${columns} from url_preview
    where url_hash = ${urlHash} and expires_at > ${now.toISOString()}`)
  const row = rows[0]
  return (
    row && { found: row.found, preview: { title: row.title, description: row.description, imagePath: row.imagePath } }
  )
}

async function ask(needs: Needs, url: string, urlHash: string, now: Date): Promise<Preview | null> {
  const inTurn = needs.viewer ? asUser : asGuest
  const read = await inTurn(() => readPage(needs, url, urlHash), needs.viewer?.userId ?? needs.address).catch(error => {
    if (error instanceof TooBusy) throw refuse('TOO_MANY', { retryAfterSeconds: 5 })
    if (!(error instanceof FetchRefused)) throw error
    // The host alone is logged; the rest of the address may be a secret of the writer.
    if (error instanceof FetchBusy) throw refuse('BUSY', { retryAfterSeconds: 5 })
    needs.log.info({ host: new URL(url).host, reason: error.message }, 'a preview could not be read')
    return null
  })
  await keep(needs, { url, urlHash, read, now })
  return read && { ...read, targetName: new URL(url).host }
}

async function keep(
  { db, files }: Needs,
  { url, urlHash, read, now }: { url: string; urlHash: string; read: Omit<Preview, 'targetName'> | null; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + (read ? KEPT_MS : FAILURE_KEPT_MS))
  const { rows } = await db.execute<{ before: string | null }>(sql`
    with old as (select image_path from url_preview where url_hash = ${urlHash})
    insert into url_preview (url_hash, url, found, title, description, image_path, expires_at)
    values (${urlHash}, ${url}, ${read !== null}, ${read?.title ?? ''}, ${read?.description ?? ''},
      ${read?.imagePath ?? null}, ${expiresAt.toISOString()})
    on conflict (url_hash) do update set found = excluded.found, title = excluded.title,
      description = excluded.description, image_path = excluded.image_path, expires_at = excluded.expires_at
    returning (select image_path from old) as before`)
  const before = rows[0]?.before ?? null
  if (before !== (read?.imagePath ?? null)) await forgetPicture(files, before)
}

/** Deletes the stored picture of a preview that no longer shows it. */
export async function forgetPicture(files: Files, imagePath: string | null): Promise<void> {
  if (imagePath !== null) await files.delete(imagePath.replace(/^\/files\//, ''))
}

async function readPage(needs: Needs, url: string, urlHash: string): Promise<Omit<Preview, 'targetName'> | null> {
  const page = await needs.outside(url, { accept: /^(text\/html|application\/xhtml\+xml)$/, cut: true })
  const facts = readFacts(decodePage(page.body, page.charset))
  if (facts.title === '') return null
  const picture = facts.image === null ? null : URL.parse(facts.image, page.url.href)
  return {
    title: facts.title,
    description: facts.description,
    imagePath: picture && (await keepPicture(needs, picture.href, urlHash)),
  }
}

/** Stores the picture of a preview; null when that fails, because a preview without it is better than none. */
async function keepPicture({ outside, files, log }: Needs, address: string, urlHash: string): Promise<string | null> {
  try {
    const { body } = await outside(address, { accept: /^image\/(jpe?g|png|gif|webp)$/, cut: false })
    const webp = await toWebp(body, PICTURE_SIDE, PICTURE_SIDE)
    if (!webp) return null
    // The name depends on the content, because a stored picture never changes under its name.
    const name = createHash('sha256').update(urlHash).update(webp).digest('base64url').slice(0, 32)
    const key = `previews/${name}.${PICTURE_SIDE}.webp`
    await files.put(key, webp)
    return `/files/${key}`
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'the picture of a preview could not be read')
    return null
  }
}
