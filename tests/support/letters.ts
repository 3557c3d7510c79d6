// Texts of users and admins, for tests: drafts, phrases, letters, articles. The texts named as secrets occur nowhere else.
import { randomUUID } from 'node:crypto'
import { draft, snippet } from '#server/areas/draft/tables.ts'
import { inquiry } from '#server/areas/inquiry/tables.ts'
import { newsPost } from '#server/areas/news/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

export const DRAFT_SECRET = '下書きの秘密'
export const SNIPPET_SECRET = '定型文の秘密'
export const LETTER_SECRET = '手紙の秘密'

/** A draft of version 1. @returns its id. */
export async function givenDraft(
  db: Db,
  userId: string,
  wanted: Partial<typeof draft.$inferInsert> = {},
): Promise<string> {
  const draftId = randomUUID()
  const base = { place: 'novelComment', target: '12', name: '題', text: `${DRAFT_SECRET}。` }
  await db.insert(draft).values({ userId, draftId, ...base, version: 1, updatedAt: PLAY_NOW, ...wanted })
  return wanted.draftId ?? draftId
}

/** The one phrase of a user. @returns its id. */
export async function givenSnippet(db: Db, userId: string): Promise<string> {
  const snippetId = '5a4f8f0e-3c39-4b42-9d2e-2f6d3a0b7c11'
  await db
    .insert(snippet)
    .values({ userId, snippetId, title: '秘', text: `${SNIPPET_SECRET}。`, updatedAt: PLAY_NOW })
    .onConflictDoNothing()
  return snippetId
}

export async function givenLetter(db: Db, userId: string): Promise<void> {
  await db.insert(inquiry).values({ userId, subjectKind: 'other', body: `${LETTER_SECRET}。`, receivedAt: PLAY_NOW })
}

/** An article, by default a draft. @returns its id. */
export async function givenNews(db: Db, wanted: Partial<typeof newsPost.$inferInsert> = {}): Promise<number> {
  const base = { category: 'guide', title: '草稿', body: '草稿の本文。', status: 'draft' } as const
  const [row] = await db
    .insert(newsPost)
    .values({ ...base, ...wanted })
    .returning({ postId: newsPost.postId })
  if (!row) throw new Error('The article was not made.')
  return row.postId
}
