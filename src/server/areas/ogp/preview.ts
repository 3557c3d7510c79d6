// Previews of pages of others: read once, kept, shown to all. Readers get the picture from us, so that whoever wrote the
// link does not learn who reads (G51).
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RequestContext, Services, Viewer } from '../../platform/context.ts'
import type { Files } from '../../platform/files.ts'
import { FetchBusy, FetchRefused } from '../../platform/outside/read-answer.ts'
import type { PageCard } from '../../platform/pages.ts'
import { toWebp } from '../../platform/pictures/decode.ts'
import { refuse } from '../../platform/refuse.ts'
import { createTurns, TooBusy } from '../../platform/turns.ts'
import { decodePage, readFacts } from './page-facts.ts'

export type Preview = PageCard

const HOUR = 3_600_000
const KEPT_MS = 7 * 24 * HOUR
/** A page that could not be read may be back soon; asking at every view would be an attack on it. */
const FAILURE_KEPT_MS = HOUR
/** The card shows 100 x 100; phones have two or three device pixels for each. */
const PICTURE_SIDE = 300

/**
 * How many pages are read at once: 64 in all (platform/outside), and of these the guests of all addresses leave 16 to those
 * who are signed in. One reader takes at most an eighth or so of the places that are free, so that several readers of slow
 * pages leave some to others. What is kept is shown to everybody all the same.
 */
const asGuest = createTurns(48, 0, 1 / 8)
const asUser = createTurns(16, 0, 3 / 8)

type Needs = Pick<Services, 'db' | 'outside' | 'files' | 'log'> &
  Pick<RequestContext, 'address'> & { viewer: Viewer | null }

/** Several readers open a text at once: one asks, the others wait for its answer. */
const asking = new Map<string, Promise<Preview | null>>()

/** The preview of a page of others, or null where there is none. */
export function previewOf(needs: Needs, address: URL, now: Date): Promise<Preview | null> {
  const url = withoutFragment(address)
  const urlHash = createHash('sha256').update(url).digest('base64url')
  const running = asking.get(urlHash)
  if (running !== undefined) return running
  // Looking is a part of asking: who looked before the answer was kept must not ask behind it once more.
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

type Row = Omit<Preview, 'targetName'> & { found: boolean }

async function keptPreview(db: Services['db'], urlHash: string, now: Date) {
  const { rows } = await db.execute<Row>(sql`
    select found, title, description, image_path as "imagePath" from url_preview
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
    // The host alone: what follows it may be a secret of whoever wrote the link.
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

/** A preview without its picture is better than none. */
async function keepPicture({ outside, files, log }: Needs, address: string, urlHash: string): Promise<string | null> {
  try {
    const { body } = await outside(address, { accept: /^image\/(jpe?g|png|gif|webp)$/, cut: false })
    const webp = await toWebp(body, PICTURE_SIDE, PICTURE_SIDE)
    if (!webp) return null
    // Named by what it shows, because a stored picture never changes under its name.
    const name = createHash('sha256').update(urlHash).update(webp).digest('base64url').slice(0, 32)
    const key = `previews/${name}.${PICTURE_SIDE}.webp`
    await files.put(key, webp)
    return `/files/${key}`
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'the picture of a preview could not be read')
    return null
  }
}
