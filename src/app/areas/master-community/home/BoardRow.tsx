// A board in a list, with what is new in it.
import { Lock } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { ListLink } from '#app/ui/List.tsx'
import { formatCount } from '#rules/counts.ts'
import type { StaffBoard } from '../queries.ts'

export function BoardRow({ worldId, board }: { worldId: string; board: StaffBoard }) {
  const { boardId, boardName, description, isClosed, isForQuestions, threadCount, unreadThreads, lastPostAt } = board
  return (
    <ListLink
      to="/masterCommunity/$worldId/bbs/$boardId"
      params={{ worldId, boardId: String(boardId) }}
      title={<b className="wrap-anywhere">{boardName}</b>}
      note={
        <>
          {description && <span className="block font-sans wrap-anywhere">{description}</span>}
          スレッド {formatCount(threadCount)}件
          {lastPostAt !== null && (
            <>
              ・<time dateTime={lastPostAt}>{formatDayTime(lastPostAt)}</time>
            </>
          )}
        </>
      }
      chips={
        (unreadThreads > 0 || isForQuestions || isClosed) && (
          <>
            {unreadThreads > 0 && <Chip tone="shu">未読 {formatCount(unreadThreads)}件</Chip>}
            {isForQuestions && <Chip tone="ai">質問はここへ</Chip>}
            {isClosed && <Chip icon={Lock}>書きこみ終了</Chip>}
          </>
        )
      }
    />
  )
}
