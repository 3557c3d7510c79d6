// /admin/news/{postId}: one article at the news desk, or a new one. It is read afresh before it is changed; unsaved text
// comes back from the device.

import { useEffect, useState } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { DeskMissing } from './DeskMissing.tsx'
import { NewsForm } from './NewsForm.tsx'
import { type AdminArticle, adminNewsQueries } from './queries.ts'
import { NEW } from './taking-step.ts'

export function AdminNewsScreen({
  postId,
  isPreview,
  draftId,
}: {
  postId: number | null
  isPreview: boolean
  /** draft to open first */
  draftId: string | undefined
}) {
  const target = postId === null ? NEW : String(postId)
  const { article, query } = useFreshArticle(postId)
  if (postId === null || article) {
    return <NewsForm key={target} target={target} article={article ?? null} isPreview={isPreview} draftId={draftId} />
  }
  return (
    <Page
      top={
        <TopBar title="お知らせの編集" back={<BackLink to="/admin/news" search={{ state: undefined, page: 1 }} />} />
      }
    >
      {query.error && !article ? (
        <DeskMissing query={query} />
      ) : (
        <div className="mt-4">
          <Loading>
            <SkeletonBlock className="h-12 w-full" />
            <SkeletonBlock className="mt-4 h-12 w-full" />
            <SkeletonBlock className="mt-4 h-72 w-full" />
            <SkeletonLines widths={[60, 40]} className="mt-4" />
          </Loading>
        </div>
      )}
    </Page>
  )
}

/** The newest version of the article on the server; without a network the last one read. */
function useFreshArticle(postId: number | null) {
  const [mountedAt] = useState(Date.now)
  const query = useRead({
    ...adminNewsQueries.article(postId ?? 0),
    enabled: postId !== null,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data, error, dataUpdatedAt, isFetching } = query
  const [first, setFirst] = useState<AdminArticle>()
  const isFresh = dataUpdatedAt >= mountedAt || (error !== null && !isFetching)
  // Later versions do not change the form during writing.
  const found = first?.postId === postId ? first : isFresh && data?.postId === postId ? data : undefined
  useEffect(() => {
    if (found) setFirst(found)
  }, [found])
  return { article: found, query }
}
