// /world/{worldId}/novel/{novelId}: one novel to read.
import { useQuery } from '@tanstack/react-query'
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { EmptyDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { CouldNotLoad, EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { BookDownloads } from './BookDownloads.tsx'
import { ChapterList } from './ChapterList.tsx'
import { ChapterSteps } from './ChapterSteps.tsx'
import { NovelHead } from './NovelHead.tsx'
import { NovelText } from './NovelText.tsx'
import { novelQueries, novelSearch } from './queries.ts'

const FRESH_MS = 60_000

export function NovelScreen({ worldId, novelId }: { worldId: string; novelId: number }) {
  const online = useOnline()
  const { data, error, dataUpdatedAt, refetch, isFetching } = useQuery(novelQueries.novel(novelId))
  // An address that names another world than the novel's leads nowhere.
  const elsewhere = data !== undefined && data.worldId !== worldId
  const novel = elsewhere ? undefined : data
  const missing = elsewhere || (error instanceof Refusal && error.status === 404)
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
          <NovelText body={novel.body} pictureList={novel.pictureList} />
          <ChapterSteps novel={novel} />
          <ChapterList novel={novel} />
          <BookDownloads novel={novel} online={online} />
        </>
      ) : (
        <div className="mt-4">
          {missing ? (
            <EmptyState
              drawing={<EmptyDrawing />}
              title="このノベルは公開されていません。"
              action={
                <ButtonLink variant="ai" to="/novel" search={novelSearch([])}>
                  ノベルの一覧へ
                </ButtonLink>
              }
            />
          ) : error ? (
            <CouldNotLoad
              online={online}
              drawing={<FailureDrawing />}
              title="ノベルを読み込めませんでした。"
              pending={isFetching}
              onRetry={refetch}
            />
          ) : (
            <Loading>
              <SkeletonLines widths={[40, 90, 100, 96, 100, 70, 100, 92]} />
            </Loading>
          )}
        </div>
      )}
    </Screen>
  )
}
