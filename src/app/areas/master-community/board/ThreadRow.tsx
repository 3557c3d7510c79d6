// A thread in the list of its board, with what is new in it and whether it is solved.
import { CircleCheck, CircleQuestionMark, Lock, Pin } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { formatCount } from '#rules/counts.ts'
import type { StaffThread } from '../queries.ts'

/** Chips of a thread: ended, solved or not. */
export const StaffThreadChips = ({ of: { isClosed, isSolved } }: { of: StaffThread }) => (
  <>
    {isSolved ? (
      <Chip tone="matsuba" icon={CircleCheck}>
        解決済み
      </Chip>
    ) : (
      <Chip icon={CircleQuestionMark}>未解決</Chip>
    )}
    {isClosed && <Chip icon={Lock}>書きこみ終了</Chip>}
  </>
)

interface ThreadRowProps {
  worldId: string
  boardId: number
  thread: StaffThread
}

export function ThreadRow({ worldId, boardId, thread }: ThreadRowProps) {
  const { talkId, title, isPinned, postCount, unread, lastPostAt, lastName, writerName } = thread
  return (
    <ListLink
      to="/masterCommunity/$worldId/bbs/$boardId/$threadId"
      params={{ worldId, boardId: String(boardId), threadId: String(talkId) }}
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
          <bdi>{writerName}</bdi>・発言 {formatCount(postCount)}件・{lastName && <bdi>{lastName} </bdi>}
          <time dateTime={lastPostAt}>{formatDayTime(lastPostAt)}</time>
        </>
      }
      chips={
        <>
          {unread > 0 && <Chip tone="shu">未読 {formatCount(unread)}</Chip>}
          <StaffThreadChips of={thread} />
        </>
      }
    />
  )
}
