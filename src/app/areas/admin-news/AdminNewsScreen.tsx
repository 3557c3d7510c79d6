// /admin/news/{postId}: one article at the news desk, or a new one. It is read afresh before it is changed; what was typed and not
// saved comes back from the device.
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { DeskMissing } from './DeskMissing.tsx'
import { type KeptAct, keepAct, readAct } from './kept-act.ts'
import { NewsForm } from './NewsForm.tsx'
import { type AdminArticle, adminNewsQueries } from './queries.ts'
import { NEW } from './use-news-form.ts'

export function AdminNewsScreen({
  postId,
  isPreview,
  draftId,
}: {
  postId: number | null
  isPreview: boolean
  /** the draft to open first */
  draftId: string | undefined
}) {
  const online = useOnline()
  const target = postId === null ? NEW : String(postId)
  const kept = useKeptAct(target)
  const { article, query } = useFreshArticle(postId)
  const movedTo = postId === null ? kept?.act?.postId : null
  if (movedTo) return <Navigate to="/admin/news/$postId" params={{ postId: String(movedTo) }} search={{}} replace />
  if (kept && (postId === null || article)) {
    return (
      <NewsForm
        key={target}
        target={target}
        article={article ?? null}
        kept={kept.act}
        isPreview={isPreview}
        draftId={draftId}
      />
    )
  }
  return (
    <Screen
      top={
        <TopBar title="お知らせの編集" back={<BackLink to="/admin/news" search={{ state: undefined, page: 1 }} />} />
      }
      strip={<OfflineStrip offline={!online} />}
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
    </Screen>
  )
}

/** What the device keeps; undefined until it was asked. A new article that has become one since goes on as that. */
function useKeptAct(target: string): { act: KeptAct | null } | undefined {
  const [kept, setKept] = useState<{ target: string; act: KeptAct | null }>()
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const act = await readAct(target)
      if (target === NEW && act?.postId) {
        await keepAct(String(act.postId), act).catch(() => {})
        await keepAct(NEW, null).catch(() => {})
      }
      if (!isGone) setKept({ target, act })
    }
    read().catch(() => {})
    return () => {
      isGone = true
    }
  }, [target])
  return kept?.target === target ? kept : undefined
}

/** The article as the server has it now; without a network as it was read last. */
function useFreshArticle(postId: number | null) {
  const [mountedAt] = useState(Date.now)
  const query = useQuery({
    ...adminNewsQueries.article(postId ?? 0),
    enabled: postId !== null,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data, error, dataUpdatedAt, isFetching } = query
  const [first, setFirst] = useState<AdminArticle>()
  const isFresh = dataUpdatedAt >= mountedAt || (error !== null && !isFetching)
  // What comes later does not change the form under the hands of its writer.
  const found = first?.postId === postId ? first : isFresh && data?.postId === postId ? data : undefined
  useEffect(() => {
    if (found) setFirst(found)
  }, [found])
  return { article: found, query }
}
