// /masterCommunity/{worldId}/bbs/{boardId}/{threadId} (R167): a thread of a board, whether it is solved, and its posts.
import { CircleCheck, Pin, RotateCcw } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { useLivePosts } from '#app/shared/post/use-live-posts.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged } from '#app/shared/screen/Read.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'
import { TextLink } from '#app/ui/TextLink.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { STAFF_POSTS_MOST, STAFF_POSTS_SIZE } from '#rules/master-communities.ts'
import { staffTopic } from '#rules/master-community-address.ts'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import { StaffThreadChips } from '../board/ThreadRow.tsx'
import { type StaffTalk, type StaffThread, staffCalls, staffQueries } from '../queries.ts'
import { solvingStaffThread } from '../writes.ts'
import { Talk } from './Talk.tsx'
import { ThreadMenu } from './ThreadMenu.tsx'

interface ThreadScreenProps {
  worldId: string
  boardId: number
  talkId: number
  draftId: string | undefined
  /** post at which it opens */
  at: number | undefined
}

export function ThreadScreen({ worldId, boardId, talkId, draftId, at }: ThreadScreenProps) {
  const live = useLivePosts({
    topic: staffTopic(talkId),
    read: part => staffQueries.talk(talkId, part),
    ask: (asked, options) => staffCalls.getTalk.send({ talkId, ...asked }, options),
    size: STAFF_POSTS_SIZE,
    most: STAFF_POSTS_MOST,
    ...(at === undefined ? {} : { first: { after: at - 1 } }),
  })
  const { data } = live.query
  // An address with another board than the thread's is invalid.
  const isNowhere = data !== undefined && (data.worldId !== worldId || data.board?.boardId !== boardId)
  const params = { worldId, boardId: String(boardId) }
  const { back, nowhere } = toList(
    { to: '/masterCommunity/$worldId/bbs/$boardId', params },
    '掲示板へ',
    masterCommunityRefusals.STAFF_THREAD_NOT_FOUND.message,
  )
  const thread = isNowhere ? null : (data?.thread ?? null)
  return (
    <Page
      top={
        <TopBar
          title={thread?.title ?? 'スレッド'}
          back={back}
          trailing={thread && <ThreadMenu {...{ worldId, boardId, thread }} isOffice={data?.isOffice ?? false} />}
        />
      }
    >
      <Talk
        {...live}
        {...{ isNowhere, nowhere, draftId }}
        head={(talk, age) => talk.thread && <Head {...{ talk, age }} thread={talk.thread} />}
      />
    </Page>
  )
}

/** Characters of a title that two lines of the bar hold on a narrow phone. */
const IN_THE_BAR = 20

interface HeadProps {
  talk: StaffTalk
  thread: StaffThread
  /** time of kept posts */
  age: number | null
}

const Head = ({ talk: { worldId, board }, thread, age }: HeadProps) => (
  <>
    {thread.title.length > IN_THE_BAR && (
      <p className="mt-3 font-mincho text-card font-semibold wrap-anywhere">{thread.title}</p>
    )}
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      {board && (
        <TextLink
          className="wrap-anywhere"
          to="/masterCommunity/$worldId/bbs/$boardId"
          params={{ worldId, boardId: String(board.boardId) }}
        >
          {board.boardName}
        </TextLink>
      )}
      <span className="flex flex-wrap items-center gap-1.5">
        <StaffThreadChips of={thread} />
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
    {thread.canSolve && <SolveButton thread={thread} />}
  </>
)

/** Marks the thread as solved, or takes the mark back. Visible at once, also without a network. */
function SolveButton({ thread: { talkId, title, ...thread } }: { thread: StaffThread }) {
  const { write, lastOf } = useWrite(solvingStaffThread)
  const last = lastOf({ talkId })
  const isSolved = last ? last.facts.isSolved === 1 : thread.isSolved
  return (
    <Button
      variant={isSolved ? 'text' : 'line'}
      icon={isSolved ? RotateCcw : CircleCheck}
      className="mt-2"
      onClickCapture={firstPressOnly}
      onClick={() => void write({ talkId, title, isSolved: !isSolved })}
    >
      {isSolved ? '未解決に戻す' : '解決済みにする'}
    </Button>
  )
}
