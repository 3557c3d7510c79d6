// /world/{worldId}/community/{communityId}/{threadId} (R148): the posts of a thread from the first unread one, as they come, and the
// field below them.
import { useQueryClient } from '@tanstack/react-query'
import { Pin } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { PostPages, PostsSkeleton } from '#app/shared/post/PostPages.tsx'
import { useLivePosts } from '#app/shared/post/use-live-posts.ts'
import { useSeenPosts } from '#app/shared/post/use-seen-posts.ts'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { THREAD_POSTS_MOST, THREAD_POSTS_SIZE } from '#rules/communities.ts'
import { threadTopic } from '#rules/community-address.ts'
import { communityRefusals } from '#rules/refusals/community.ts'
import type { ThreadOf } from '../draft-places.ts'
import { communityCalls, communityQueries, type ThreadPage, type ThreadPost } from '../queries.ts'
import { ThreadChips } from '../ThreadChips.tsx'
import { ThreadFoot } from './ThreadFoot.tsx'
import { ThreadMenu } from './ThreadMenu.tsx'
import { ThreadPostRow } from './ThreadPostRow.tsx'
import { WatchButton } from './WatchButton.tsx'

interface ThreadScreenProps extends ThreadOf {
  draftId: string | undefined
}

/** The screen of one thread; another one is a new screen, because what is answered belongs to its own. */
export function ThreadScreen({ draftId, ...of }: ThreadScreenProps) {
  const { worldId, communityId, threadId } = of
  const { user } = useSession()
  const client = useQueryClient()
  const { query, show } = useLivePosts({
    topic: threadTopic(threadId),
    read: part => communityQueries.thread(threadId, part),
    ask: (asked, options) => communityCalls.getThread.send({ threadId, ...asked }, options),
    size: THREAD_POSTS_SIZE,
    most: THREAD_POSTS_MOST,
  })
  const [reply, setReply] = useState<ThreadPost | null>(null)
  const { data } = query
  // An address with another community than the thread's is invalid.
  const elsewhere =
    data !== undefined && (data.community.worldId !== worldId || data.community.communityId !== communityId)
  const page = elsewhere ? undefined : data
  useSeenPosts(user ? page?.postList.at(-1)?.postId : undefined, async postId => {
    await communityCalls.setRead.send({ threadId, postId })
    // Lists with the number of unread posts, which no screen shows now.
    for (const list of ['getThreads', 'getOwnList']) await client.invalidateQueries({ queryKey: ['community', list] })
  })
  const { back, nowhere } = toList(
    { to: '/world/$worldId/community/$communityId', params: { worldId, communityId: String(communityId) } },
    'コミュニティのページへ',
    communityRefusals.THREAD_NOT_FOUND.message,
  )
  return (
    <WorldFrame
      worldId={worldId}
      title={page?.thread.title ?? 'スレッド'}
      back={back}
      faceless
      tools={
        user &&
        page && (
          <>
            <WatchButton thread={page.thread} />
            <ThreadMenu of={of} page={page} />
          </>
        )
      }
    >
      <Read
        query={query}
        title="スレッドを読み込めませんでした。"
        className="mt-3"
        isNowhere={elsewhere}
        nowhere={nowhere}
        skeleton={<PostsSkeleton />}
      >
        {(shown, age) => (
          <>
            <Head of={of} page={shown} age={age} />
            <section aria-label="発言">
              <PostPages page={shown} show={show}>
                {post => (
                  <ThreadPostRow
                    key={post.postId}
                    of={of}
                    post={post}
                    isFirstUnread={post.postId === shown.unreadFrom}
                    onReply={shown.canWrite === 'nobody' ? undefined : () => setReply(post)}
                  />
                )}
              </PostPages>
            </section>
            <ThreadFoot
              {...{ of, draftId, reply }}
              page={shown}
              onNoReply={() => setReply(null)}
              onPosted={() => {
                setReply(null)
                show({})
              }}
            />
          </>
        )}
      </Read>
    </WorldFrame>
  )
}

/** Characters of a title that two lines of the bar hold on a narrow phone. */
const IN_THE_BAR = 20

interface HeadProps {
  of: ThreadOf
  page: ThreadPage
  /** time of kept posts */
  age: number | null
}

const Head = ({ of: { worldId, communityId }, page: { thread, community }, age }: HeadProps) => (
  <>
    {thread.title.length > IN_THE_BAR && (
      <p className="mt-3 font-mincho text-card font-semibold wrap-anywhere">{thread.title}</p>
    )}
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <TextLink
        className="wrap-anywhere"
        to="/world/$worldId/community/$communityId"
        params={{ worldId, communityId: String(communityId) }}
      >
        <bdi>{community.communityName}</bdi>
      </TextLink>
      <span className="flex flex-wrap items-center gap-1.5">
        <ThreadChips of={thread} />
        {thread.isPinned && (
          <Chip tone="kin" icon={Pin}>
            固定
          </Chip>
        )}
      </span>
      <p className="num text-meta text-ink-soft">
        発言 {thread.postCount}件
        <Aged since={age} />
      </p>
    </div>
  </>
)
