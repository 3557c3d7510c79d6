// Reads of the novel screens, and addresses of books.
import calls from 'virtual:contract/novel'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { NovelContract } from '#contract/novel.ts'
import { type EpubDirection, NOVEL_PAGE_SIZE } from '#rules/novel.ts'
import { parseNovelTags } from '#rules/novel-address.ts'
import type { NovelAddress } from './address.ts'

export const novelCalls = connect<NovelContract>('novel', calls)

export type NovelList = Awaited<ReturnType<typeof novelCalls.getList.send>>
export type NovelItem = NovelList['novelList'][number]
export type Novel = Awaited<ReturnType<typeof novelCalls.getDetail.send>>

export const novelQueries = {
  list: ({ worldId, keyword, tags, page }: NovelAddress) =>
    readQuery(
      novelCalls.getList,
      {
        ...(worldId ? { worldId } : {}),
        ...(keyword ? { keyword } : {}),
        ...(tags.length > 0 ? { tags: parseNovelTags([...tags]) } : {}),
        ...{ page, size: NOVEL_PAGE_SIZE },
      },
      { kept: true },
    ),
  tags: () => readQuery(novelCalls.getTags, {}, { kept: true }),
  novel: (novelId: number) => readQuery(novelCalls.getDetail, { novelId }, { kept: true }),
}

/** Address of the book of a novel or of its whole series. */
export const bookAddress = (work: { novelId: number } | { seriesId: number }, direction: EpubDirection): string =>
  novelCalls.epub.request({ ...work, direction }).url
