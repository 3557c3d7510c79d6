// Writing news: saving, publishing, withdrawing, removing. Every change names the version it was made from and is possible
// only in certain states (reliability rule 15).

import { sql } from 'drizzle-orm'
import { newsSteps } from '#rules/news.ts'
import type { NewsCategory } from '#rules/news-address.ts'
import { required } from '#rules/validation/standard.ts'
import type { Tx } from '../../db/client.ts'
import type { Files } from '../../platform/files.ts'
import { refuse } from '../../platform/refuse.ts'
import { newsPost } from '../news/tables.ts'
import { type DeskNamed, type DeskSaved, publishingDesk } from '../office/publishing-desk.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { getAdminArticle } from './articles.ts'
import { hasPicture } from './pictures.ts'
import { queueNews } from './tell-news.ts'

const desk = publishingDesk({
  ...{ thing: null, table: newsPost, key: 'postId', steps: newsSteps },
  refusals: { changed: 'NEWS_CHANGED', state: 'NEWS_STATE' },
  read: (tx, { postId, now }) => getAdminArticle(tx, postId, now),
})
type Named = DeskNamed<'postId'>

type Written = DeskSaved<'postId'> & {
  title: string
  category: NewsCategory
  worldId: string | null
  body: string
  publishAt: string | null
  /** Id of a picture, null for none; left out to keep the current one. */
  picture?: string | null | undefined
}

/** @throws NEWS_NOT_FOUND, NEWS_CHANGED, NEWS_WITHOUT_TEXT, NEWS_PICTURE, WORLD_NOT_FOUND */
export async function saveArticle(tx: Tx, files: Files, written: Written) {
  const { title, category, worldId, body, publishAt, now } = written
  if (worldId !== null) await worldOrRefuse(tx, worldId)
  const article = await desk.before(tx, written)
  const isReleased = article?.state === 'scheduled' || article?.state === 'published'
  if (isReleased && !required(body)) throw refuse('NEWS_WITHOUT_TEXT')
  const picture = await pictureOf(files, written, article?.picture ?? null)
  const values = { category, title, body, worldId, picture, updatedAt: now }
  const planned = sql`${publishAt}::timestamptz`
  const saved = await desk.keep(
    tx,
    { ...written, draftId: null },
    { ...values, plannedAt: sql`case when status = 'released' then planned_at else ${planned} end` },
    { ...values, plannedAt: planned, status: 'draft' },
  )
  return getAdminArticle(tx, saved, now)
}

/** Id of the picture after the change. The current one is not checked again. @throws NEWS_PICTURE */
async function pictureOf(files: Files, { picture }: Written, before: string | null): Promise<string | null> {
  if (picture === undefined) return before
  if (picture !== null && picture !== before && !(await hasPicture(files, picture))) throw refuse('NEWS_PICTURE')
  return picture
}

/** @throws NEWS_NOT_FOUND, NEWS_CHANGED, NEWS_STATE, NEWS_WITHOUT_TEXT */
export async function publishArticle(tx: Tx, { publishAt, ...named }: Named & { publishAt: string | null }) {
  // A past time would place the article behind those that readers have already seen.
  const at = publishAt !== null && new Date(publishAt) > named.now ? new Date(publishAt) : named.now
  const set = sql`status = 'released', published_at = ${at.toISOString()}, planned_at = null`
  const article = await desk.step(tx, 'publish', named, set, ({ body }) => {
    if (!required(body)) throw refuse('NEWS_WITHOUT_TEXT')
  })
  await queueNews(tx, named.postId, at)
  return article
}

/** @throws NEWS_NOT_FOUND, NEWS_CHANGED, NEWS_STATE */
export const withdrawArticle = (tx: Tx, named: Named) =>
  desk.step(tx, 'withdraw', named, sql`status = 'withdrawn', planned_at = published_at, published_at = null`)

/** @throws NEWS_NOT_FOUND, NEWS_CHANGED, NEWS_STATE */
export const removeArticle = (tx: Tx, named: Named) => desk.remove(tx, named)
