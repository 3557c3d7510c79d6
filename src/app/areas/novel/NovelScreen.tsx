// /world/{worldId}/novel/{novelId}: one novel.

import { BookOpen } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { EndMark } from '#app/shared/reader/EndMark.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { novelSearch } from './address.ts'
import { BookDownloads } from './BookDownloads.tsx'
import { ChapterList } from './ChapterList.tsx'
import { ChapterSteps } from './ChapterSteps.tsx'
import { NovelHead } from './NovelHead.tsx'
import { NovelMissing } from './NovelMissing.tsx'
import { NovelText } from './NovelText.tsx'
import { novelQueries } from './queries.ts'
import { readToEnd } from './read-to-end.ts'

export function NovelScreen({ worldId, novelId }: { worldId: string; novelId: number }) {
  const online = useOnline()
  const query = useRead(novelQueries.novel(novelId))
  const { data } = query
  // An address with another world than the novel's is invalid.
  const elsewhere = data !== undefined && data.worldId !== worldId
  const novel = elsewhere ? undefined : data
  return (
    <Page
      top={
        <TopBar plain={novel !== undefined} title="ノベル" back={<BackLink to="/novel" search={novelSearch([])} />} />
      }
    >
      {novel ? (
        <>
          <NovelHead novel={novel} age={online ? null : oldSince(query)} />
          <ButtonLink
            variant="line"
            icon={BookOpen}
            className="my-2"
            to="/world/$worldId/novel/$novelId/read"
            params={{ worldId: novel.worldId, novelId: String(novel.novelId) }}
          >
            リーダーで読む
          </ButtonLink>
          <NovelText body={novel.body} pictureList={novel.pictureList} />
          <EndMark key={novel.novelId} onSeen={readToEnd(novel.novelId)} />
          <ChapterSteps novel={novel} />
          <ChapterList novel={novel} />
          <BookDownloads novel={novel} online={online} />
        </>
      ) : (
        <div className="mt-4">
          <NovelMissing elsewhere={elsewhere} query={query} />
        </div>
      )}
    </Page>
  )
}
