// Threads of a community, the pinned ones first, with what is new in each; members open new ones.
import { BellRing, MessageSquarePlus, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { WaitingCards } from '#app/shared/draft/WaitingCards.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { THREAD_PAGE_SIZE } from '#rules/communities.ts'
import { formatCount } from '#rules/counts.ts'
import { type Community, communityQueries, type ListedThread } from '../queries.ts'
import { ThreadChips } from '../ThreadChips.tsx'
import { makingThread } from '../thread/thread-writes.ts'

interface ThreadsTabProps {
  community: Community
  page: number
  link: (page: number, face: LinkFace) => ReactNode
  /** @param draftId draft to continue with */
  onNewThread: (draftId?: string) => void
}

export function ThreadsTab({ community, page, link, onNewThread }: ThreadsTabProps) {
  const { communityId, memberIdList } = community
  const query = useRead(communityQueries.threads(communityId, page))
  const isMember = memberIdList.length > 0
  const begin = (variant: 'ai' | 'line') =>
    isMember && (
      <Button variant={variant} icon={MessageSquarePlus} onClick={() => onNewThread()}>
        スレッドを立てる
      </Button>
    )
  return (
    <>
      <WaitingCards kind={makingThread.kind} about={{ communityId }} onTakenBack={onNewThread} />
      <Read
        query={query}
        title="スレッドを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-3">
            <NewsRowSkeleton count={3} />
          </div>
        }
      >
        {({ threadList, count }, age) => (
          <PagedList
            shown={threadList.length}
            count={count}
            page={page}
            size={THREAD_PAGE_SIZE}
            age={age}
            link={link}
            beside={isMember && <span className="py-1.5">{begin('line')}</span>}
            past="このページにスレッドはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="スレッドがありません。"
                note={isMember ? 'はじめの話題を立ててみませんか？' : undefined}
                action={begin('ai')}
              />
            }
          >
            <List>
              {threadList.map(thread => (
                <ThreadRow key={thread.threadId} community={community} thread={thread} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </>
  )
}

function ThreadRow({ community, thread }: { community: Community; thread: ListedThread }) {
  const { worldId, communityId } = community
  const { threadId, title, isPinned, postCount, unread, lastPostAt, lastName, isWatched } = thread
  return (
    <ListLink
      to="/world/$worldId/community/$communityId/$threadId"
      params={{ worldId, communityId: String(communityId), threadId: String(threadId) }}
      search={{}}
      viewTransition
      title={
        <span className="flex items-start gap-1.5 font-semibold">
          {isPinned && (
            <>
              <Icon of={Pin} size="xs" className="mt-1 text-kin" />
              <span className="vh">固定</span>
            </>
          )}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
      }
      note={
        <>
          発言 {formatCount(postCount)}件・{lastName && <bdi>{lastName} </bdi>}
          <time dateTime={lastPostAt}>{formatDayTime(lastPostAt)}</time>
        </>
      }
      chips={
        <>
          {unread > 0 && <Chip tone="shu">未読 {formatCount(unread)}</Chip>}
          <ThreadChips of={thread} />
        </>
      }
      trailing={
        isWatched && (
          <>
            <Icon of={BellRing} size="s" className="text-ai" />
            <span className="vh">通知を受け取る</span>
          </>
        )
      }
    />
  )
}
