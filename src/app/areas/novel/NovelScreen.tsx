// /world/{worldId}/novel/{novelId}: one novel to read.
import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { BookDownloads } from './BookDownloads.tsx'
import { ChapterList } from './ChapterList.tsx'
import { ChapterSteps } from './ChapterSteps.tsx'
import { NovelHead } from './NovelHead.tsx'
import { NovelMissing } from './NovelMissing.tsx'
import { NovelText } from './NovelText.tsx'
import { novelSearch } from './place.ts'
import { novelQueries } from './queries.ts'
import { ReadToEnd } from './ReadToEnd.tsx'

const FRESH_MS = 60_000

export function NovelScreen({ worldId, novelId }: { worldId: string; novelId: number }) {
  const online = useOnline()
  const query = useQuery(novelQueries.novel(novelId))
  const { data, dataUpdatedAt } = query
  // An address that names another world than the novel's leads nowhere.
  const elsewhere = data !== undefined && data.worldId !== worldId
  const novel = elsewhere ? undefined : data
  return (
    <Screen
      top={
        <TopBar plain={novel !== undefined} title="ノベル" back={<BackLink to="/novel" search={novelSearch([])} />} />
      }
      strip={<OfflineStrip offline={!online} />}
    >
      {novel ? (
        <>
          <NovelHead novel={novel} age={!online && dataUpdatedAt < Date.now() - FRESH_MS ? dataUpdatedAt : null} />
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
          <ReadToEnd key={novel.novelId} novelId={novel.novelId} />
          <ChapterSteps novel={novel} />
          <ChapterList novel={novel} />
          <BookDownloads novel={novel} online={online} />
        </>
      ) : (
        <div className="mt-4">
          <NovelMissing elsewhere={elsewhere} query={query} />
        </div>
      )}
    </Screen>
  )
}
