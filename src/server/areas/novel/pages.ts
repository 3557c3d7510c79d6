// Link cards of novels.
import { imageSource } from '#rules/images.ts'
import { rightsLine } from '#rules/quotations.ts'
import { parseRowId } from '#rules/row-id.ts'
import { type Asked, cardOf, type Page, type PageCard, plainPage } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { findNovel } from './detail.ts'

async function novelCard({ db, now, params: { novelId = '' } }: Asked): Promise<PageCard | null> {
  if (parseRowId(novelId) === null) return null
  const novel = await findNovel(db, { novelId: Number(novelId), now })
  if (!novel) return null
  return cardOf({
    title: [novel.title, novel.chapterTitle ?? ''].join(' '),
    description: novel.firstLine,
    imagePath: novel.cover ? imageSource(novel.cover.picture, 'assets', 240) : null,
    worldName: novel.worldName,
    rights: rightsLine({
      masterName: novel.writerName,
      worldName: novel.worldName,
      publishedAt: new Date(novel.publishedAt).toISOString(),
    }),
  })
}

export const novelPages: readonly Page[] = [
  plainPage('/novel', 'ノベル', 'ワールドの物語を読む。'),
  plainPage('/shelf', '保存した物語', 'この端末に保存した物語を、電波のないところでも読む。'),
  plainPage('/whatsNew', '新しくなったところ', 'つむぎのアプリで、新しくできるようになったこと。'),
  {
    route: '/novel/$keyword',
    card: async ({ params: { keyword } }) =>
      cardOf({ title: `「${keyword}」のノベル`, description: 'ワールドの物語を読む。' }),
  },
  worldPage('/world/$worldId/novel', ({ world: { worldName } }) => ({
    title: 'ノベル',
    description: `${worldName}の物語を読む。`,
  })),
  { route: '/world/$worldId/novel/$novelId', card: novelCard },
  { route: '/world/$worldId/novel/$novelId/read', card: novelCard },
]
