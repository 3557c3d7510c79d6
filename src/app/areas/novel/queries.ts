// What the novel screens read, and where books are fetched.
import calls from 'virtual:contract/novel'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { NovelContract } from '#contract/novel.ts'
import { type EpubDirection, NOVEL_PAGE_SIZE, parseNovelTags } from '#rules/novel.ts'
import type { NovelPlace } from './place.ts'

export const novelCalls = connect<NovelContract>('novel', calls)

export type NovelList = Awaited<ReturnType<typeof novelCalls.getList.send>>
export type NovelItem = NovelList['novelList'][number]
export type Novel = Awaited<ReturnType<typeof novelCalls.getDetail.send>>

export const novelQueries = {
  list: ({ keyword, tags, page }: NovelPlace) =>
    readQuery(
      novelCalls.getList,
      {
        ...(keyword ? { keyword } : {}),
        ...(tags.length > 0 ? { tags: parseNovelTags([...tags]) } : {}),
        ...{ page, size: NOVEL_PAGE_SIZE },
      },
      { kept: true },
    ),
  tags: () => readQuery(novelCalls.getTags, {}, { kept: true }),
  novel: (novelId: number) => readQuery(novelCalls.getDetail, { novelId }, { kept: true }),
}

/** The address of the book of a novel or of its whole series. */
export const bookAddress = (work: { novelId: number } | { seriesId: number }, direction: EpubDirection): string =>
  novelCalls.epub.request({ ...work, direction }).url
