// Results of acts on this device, which the server does not keep, by day, the newest first.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isUnseen, markNoticesSeen, readNotices } from '#app/shared/notice/notices.ts'
import { countNotices, DEVICE_NOTICES } from '#app/shared/notice/unread.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Days } from './Days.tsx'
import { DeviceRow } from './DeviceRow.tsx'

/** Hook: the notices. Those unread at the beginning of this visit stay marked; the number on the bell disappears at once. */
function useNotices(userId: string) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [DEVICE_NOTICES, userId],
    queryFn: () => readNotices(userId),
    gcTime: 0,
    staleTime: 0,
  })
  const first = useQuery({
    queryKey: ['noticesSeenBefore', userId],
    queryFn: async () => (await readNotices(userId)).seenAt,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
  const isKnown = data !== undefined && first !== undefined
  useEffect(() => {
    if (!isKnown) return
    markNoticesSeen(userId, Date.now())
      .then(() => countNotices(userId, client))
      .catch(() => {})
  }, [isKnown, userId, client])
  return isKnown ? { noticeList: data.noticeList, seenAt: first } : null
}

export function DeviceNotices({ userId }: { userId: string }) {
  const kept = useNotices(userId)
  if (!kept) {
    return (
      <div className="mt-3">
        <NewsRowSkeleton />
      </div>
    )
  }
  if (kept.noticeList.length === 0) {
    return (
      <div className="mt-3">
        <EmptyState
          drawing={<EmptyDrawing />}
          title="操作の結果はまだありません。"
          note="この端末でしたことの結果が、ここに残ります。"
        />
      </div>
    )
  }
  return (
    <>
      <Days
        noticeList={kept.noticeList}
        now={Date.now()}
        timeOf={({ at }) => at}
        row={notice => (
          <DeviceRow
            key={`${notice.page} ${notice.at} ${notice.title}`}
            notice={notice}
            isNew={isUnseen(notice, kept)}
          />
        )}
      />
      <p className="mt-3 text-meta text-ink-soft">
        この端末での結果が、新しい順に100件まで残ります。ログアウトすると消えます。
      </p>
    </>
  )
}
