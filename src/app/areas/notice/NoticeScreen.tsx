// /notice: the toasts of this device, by day, the newest first.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { countNotices, NOTICES } from '#app/shared/notice/keep-notices.ts'
import { isUnseen, markNoticesSeen, readNotices } from '#app/shared/notice/notices.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import { byDay } from './notice-days.ts'

/** Hook: the notices. Those unread at the beginning of this visit stay marked; the number on the bell disappears at once. */
function useNotices(userId: string) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [NOTICES, userId],
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

export function NoticeScreen() {
  const { user } = useSession()
  return (
    <Page top={<TopBar title="通知" back={<BackLink to="/" />} />}>{user && <Notices userId={user.userId} />}</Page>
  )
}

function Notices({ userId }: { userId: string }) {
  const kept = useNotices(userId)
  if (!kept) {
    return (
      <div className="mt-3">
        <NewsRowSkeleton />
      </div>
    )
  }
  const { noticeList } = kept
  if (noticeList.length === 0) {
    return (
      <div className="mt-3">
        <EmptyState
          drawing={<EmptyDrawing />}
          title="通知はまだありません。"
          note="この端末に出たお知らせや操作の結果が、ここに残ります。"
          action={
            <ButtonLink variant="ai" to="/">
              ホームへ
            </ButtonLink>
          }
        />
      </div>
    )
  }
  return (
    <>
      {byDay(noticeList, Date.now()).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="num mt-1.5 flex min-h-10 items-center text-cap font-semibold text-ink-soft">{day}</h2>
          <List>
            {ofDay.map(notice => (
              <NoticeRow
                key={`${notice.page} ${notice.at} ${notice.title}`}
                notice={notice}
                isNew={isUnseen(notice, kept)}
              />
            ))}
          </List>
        </section>
      ))}
      <p className="mt-3 text-meta text-ink-soft">
        この端末に出たものが、新しい順に100件まで残ります。ログアウトすると消えます。
      </p>
    </>
  )
}
