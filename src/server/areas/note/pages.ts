// Link cards of notes and their books: of public ones alone.
import { imageSource } from '#rules/images.ts'
import { parseRowId } from '#rules/row-id.ts'
import type { Asked, Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { findBook } from './book-rows.ts'
import { findNote } from './detail.ts'

async function card({ db, params: { noteId = '' }, world }: Asked & { world: { worldId: string } }) {
  if (parseRowId(noteId) === null) return null
  const found = await findNote(db, { userId: null, noteId: Number(noteId) })
  if (found?.worldId !== world.worldId) return null
  return { title: `${found.title}（${found.character.characterFullName}）`, description: found.firstLine }
}

export const notePages: readonly Page[] = [
  worldPage('/world/$worldId/worldSearch/note', ({ world: { worldName } }) => ({
    title: 'ノートを探す',
    description: `${worldName}のキャラクターが書いたノートを、タグや言葉で探す。`,
  })),
  worldPage('/world/$worldId/note/$noteId', card),
  worldPage('/world/$worldId/note/$noteId/read', card),
  worldPage('/world/$worldId/noteBook/$noteBookId', async ({ db, params: { noteBookId = '' }, world }) => {
    if (parseRowId(noteBookId) === null) return null
    const found = await findBook(db, { userId: null, noteBookId: Number(noteBookId) })
    if (found?.worldId !== world.worldId) return null
    const { title, character, summary: description, cover } = found
    return {
      ...{ title: `${title}（${character.characterFullName}）`, description },
      ...(cover ? { imagePath: imageSource(cover.picture, 'assets', 240) } : {}),
    }
  }),
]
