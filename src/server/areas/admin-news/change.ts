// Writing news: saving, publishing, withdrawing, removing. Every change names the version it was made from and is possible
// only in certain states (reliability rule 15).

import { type SQL, sql } from 'drizzle-orm'
import { canTakeStep, type NewsStep, newsSteps } from '#rules/news.ts'
import type { NewsCategory } from '#rules/news-address.ts'
import { required } from '#rules/validation/standard.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Files } from '../../platform/files.ts'
import { refuse } from '../../platform/refuse.ts'
import { newsPost } from '../news/tables.ts'
import { getAdminArticle, stateOf } from './articles.ts'
import { hasPicture } from './pictures.ts'
import { queueNews } from './tell-news.ts'

type Written = {
  postId: number | null
  baseVersion: number
  title: string
  category: NewsCategory
  worldId: string | null
  body: string
  publishAt: string | null
  /** Id of a picture, null for none; left out to keep the current one. */
  picture?: string | null | undefined
  now: Date
}

const postColumn = columnsOf(newsPost, null, ['postId'])

/** @throws NEWS_NOT_FOUND, NEWS_CHANGED, NEWS_WITHOUT_TEXT, NEWS_PICTURE, WORLD_NOT_FOUND */
export async function saveArticle(tx: Tx, files: Files, written: Written) {
  const { postId, title, category, worldId, body, publishAt, now } = written
  const { rows: worlds } = await tx.execute(sql`select 1 from world where world_id = ${worldId}`)
  if (worldId !== null && worlds.length === 0) throw refuse('WORLD_NOT_FOUND')
  if (postId === null) {
    if (written.baseVersion !== 0) throw refuse('NEWS_CHANGED')
    const picture = await pictureOf(files, written, null)
    const { rows } = await tx.execute<RowOf<typeof postColumn>>(sql`
      insert into news_post (category, title, body, world_id, picture, status, planned_at, updated_at)
      values (${category}, ${title}, ${body}, ${worldId}, ${picture}, 'draft', ${publishAt}, ${now.toISOString()})
      returning ${postColumn}`)
    return getAdminArticle(tx, rows[0]?.postId ?? 0, now)
  }
  const article = await lock(tx, { postId, baseVersion: written.baseVersion, now })
  const isReleased = article.state === 'scheduled' || article.state === 'published'
  if (isReleased && !required(body)) throw refuse('NEWS_WITHOUT_TEXT')
  const picture = await pictureOf(files, written, article.picture)
  await tx.execute(sql`
    update news_post p set category = ${category}, title = ${title}, body = ${body}, world_id = ${worldId}, picture = ${picture},
      planned_at = case when status = 'released' then planned_at else ${publishAt}::timestamptz end,
      version = version + 1, updated_at = ${now.toISOString()}
    where p.post_id = ${postId} and p.version = ${written.baseVersion}`)
  return getAdminArticle(tx, postId, now)
}

/** Id of the picture after the change. The current one is not checked again. @throws NEWS_PICTURE */
async function pictureOf(files: Files, { picture }: Written, before: string | null): Promise<string | null> {
  if (picture === undefined) return before
  if (picture !== null && picture !== before && !(await hasPicture(files, picture))) throw refuse('NEWS_PICTURE')
  return picture
}

type Named = { postId: number; baseVersion: number; now: Date }

/** @throws NEWS_NOT_FOUND, NEWS_CHANGED, NEWS_STATE, NEWS_WITHOUT_TEXT */
export async function publishArticle(tx: Tx, { publishAt, ...named }: Named & { publishAt: string | null }) {
  const article = await lockFor(tx, 'publish', named)
  if (!required(article.body)) throw refuse('NEWS_WITHOUT_TEXT')
  // A past time would place the article behind those that readers have already seen.
  const at = publishAt !== null && new Date(publishAt) > named.now ? new Date(publishAt) : named.now
  await take(tx, 'publish', named, sql`status = 'released', published_at = ${at.toISOString()}, planned_at = null`)
  await queueNews(tx, named.postId, at)
  return getAdminArticle(tx, named.postId, named.now)
}

/** @throws NEWS_NOT_FOUND, NEWS_CHANGED, NEWS_STATE */
export async function withdrawArticle(tx: Tx, named: Named) {
  await lockFor(tx, 'withdraw', named)
  await take(tx, 'withdraw', named, sql`status = 'withdrawn', planned_at = published_at, published_at = null`)
  return getAdminArticle(tx, named.postId, named.now)
}

/** @throws NEWS_NOT_FOUND, NEWS_CHANGED, NEWS_STATE */
export async function removeArticle(tx: Tx, named: Named) {
  await lockFor(tx, 'remove', named)
  const { rowCount } = await tx.execute(sql`delete from news_post p where ${mayTake('remove', named)}`)
  if (!rowCount) throw refuse('NEWS_STATE')
  return { postId: named.postId }
}

/** The article, with its row locked until the transaction ends. @throws NEWS_NOT_FOUND, NEWS_CHANGED */
async function lock(tx: Tx, { postId, baseVersion, now }: Named) {
  await tx.execute(sql`select 1 from news_post where post_id = ${postId} for update`)
  const article = await getAdminArticle(tx, postId, now)
  if (article.version !== baseVersion) throw refuse('NEWS_CHANGED')
  return article
}

async function lockFor(tx: Tx, step: NewsStep, named: Named) {
  const article = await lock(tx, named)
  if (!canTakeStep(step, article.state)) throw refuse('NEWS_STATE')
  return article
}

const mayTake = (step: NewsStep, { postId, baseVersion, now }: Named): SQL => sql`
  p.post_id = ${postId} and p.version = ${baseVersion} and ${stateOf(now)} = any(${`{${newsSteps[step].join(',')}}`}::text[])`

async function take(tx: Tx, step: NewsStep, named: Named, change: SQL): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update news_post p set ${change}, version = version + 1, updated_at = ${named.now.toISOString()}
    where ${mayTake(step, named)}`)
  if (!rowCount) throw refuse('NEWS_STATE')
}
