// Previews of our own pages, from our own data: nothing is fetched, and nothing is told that a guest could not read.

import { imageSource } from '#rules/images.ts'
import { loginMessages } from '#rules/messages/account.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import type { Db } from '../../db/client.ts'
import { findCard } from '../character/detail.ts'
import { openLink } from '../distribution/receive.ts'
import { findArticle } from '../news/articles.ts'
import { findNovel } from '../novel/detail.ts'
import type { Preview } from './preview.ts'

const SERVICE = 'つむぎ'

const screens: Record<string, { title: string; description: string }> = {
  '/': { title: SERVICE, description: commonMessages.tagline },
  '/mission': { title: 'ミッション', description: 'めざすものと、とどいた報酬。' },
  '/news': { title: 'お知らせ', description: '運営とワールドからのお知らせ。' },
  '/novel': { title: 'ノベル', description: 'ワールドの物語を読む。' },
  '/login': { title: loginMessages.signIn, description: commonMessages.tagline },
}

/** The preview of a page of ours, as a guest would see it. Null for addresses that show nothing to guests. */
export async function ownPreview(db: Db, path: string, now: Date): Promise<Preview | null> {
  const postId = /^\/news\/([1-9]\d{0,8})\/?$/.exec(path)?.[1]
  if (postId) return articlePreview(db, Number(postId), now)
  const novelId = /^\/world\/[\w-]+\/novel\/([1-9]\d{0,8})\/?$/.exec(path)?.[1]
  if (novelId) return novelPreview(db, Number(novelId), now)
  const share = /^\/tailor\/share\/([\w-]{1,64})\/(\d{1,2})\/(\d{1,2})\/?$/.exec(path)
  if (share) return sharePreview(db, share, now)
  const [, worldId, characterId] = /^\/world\/([\w-]{1,64})\/character\/([\w-]{1,64})\/?$/.exec(path) ?? []
  if (worldId && characterId) return characterPreview(db, worldId, characterId)
  const screen = screens[path.replace(/(?<=.)\/$/, '')]
  return screen ? { ...screen, imagePath: null, targetName: SERVICE } : null
}

async function articlePreview(db: Db, postId: number, now: Date): Promise<Preview | null> {
  const article = await findArticle(db, { userId: null, postId, now })
  if (!article) return null
  return {
    title: oneLine(article.title, 100),
    description: oneLine(strip(article.body), 200),
    imagePath: article.picture ? imageSource(article.picture, 'assets', 240) : null,
    targetName: article.worldName ? `${SERVICE}・${article.worldName}` : SERVICE,
  }
}

async function novelPreview(db: Db, novelId: number, now: Date): Promise<Preview | null> {
  const novel = await findNovel(db, { novelId, now })
  if (!novel) return null
  return {
    title: oneLine([novel.title, novel.chapterTitle ?? ''].join(' '), 100),
    description: novel.firstLine,
    imagePath: novel.cover ? imageSource(novel.cover.picture, 'assets', 240) : null,
    targetName: `${SERVICE}・${novel.worldName}`,
  }
}

/** The goods of a link, whoever may still take them. */
async function sharePreview(
  db: Db,
  [, shouhinId = '', option, amount]: RegExpExecArray,
  now: Date,
): Promise<Preview | null> {
  const key = { shouhinId, officialOptionId: Number(option), suuryoSentakuId: Number(amount) }
  const detail = await openLink(db, { ...key, userId: null, now }).catch(() => null)
  if (!detail) return null
  const { shouhinmei, description, picture, worldName } = detail.shouhin
  return {
    title: oneLine(shouhinmei, 100),
    description: oneLine(description, 200),
    imagePath: picture ? imageSource(picture, 'shouhin', 256) : null,
    targetName: `${SERVICE}・${worldName}`,
  }
}

async function characterPreview(db: Db, worldId: string, characterId: string): Promise<Preview | null> {
  const found = await findCard(db, worldId, characterId)
  if (!found) return null
  const { characterFullName, className, level, catchphrase, profile, icon, worldName } = found
  return {
    title: oneLine(characterFullName, 100),
    description: oneLine([`${className} Lv.${level}`, catchphrase || strip(profile)].filter(Boolean).join('　'), 200),
    imagePath: icon ? imageSource(icon, 'character', 192) : null,
    targetName: `${SERVICE}・${worldName}`,
  }
}
