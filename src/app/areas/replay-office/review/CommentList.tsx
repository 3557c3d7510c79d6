// All comments on a replay, those that are still open first, each with the way to its line.
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import type { ReplayComment, ReviewedReplay } from '#app/areas/scenario-replay/check-queries.ts'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { behindEnd } from './body-lines.ts'

export function CommentList({ reviewed, of }: { reviewed: ReviewedReplay; of: PhaseKey }) {
  const { commentList, replay } = reviewed
  if (commentList.length === 0) {
    return (
      <div className="mt-4">
        <EmptyState
          drawing={<EmptyDrawing />}
          title="指摘はまだありません。"
          note="「見え方」で行を押すと、その行に書けます。"
        />
      </div>
    )
  }
  const lost = new Set(behindEnd(replay.body, commentList))
  const inOrder = commentList.toSorted((one, other) => Number(one.isDone) - Number(other.isDone))
  return (
    <List className="mt-4">
      {inOrder.map(comment => (
        <li key={comment.commentId}>
          {lost.has(comment) ? (
            <div className="px-4 py-2.5">
              <Words comment={comment} />
            </div>
          ) : (
            <Link
              to="/myPage/admin/replay/$worldId/$scenarioId/$phase"
              params={phaseParams(of)}
              search={{ row: comment.rowNo }}
              replace
              className="flex items-center gap-2 py-2.5 pr-3 pl-4 text-ink -outline-offset-2"
            >
              <Words comment={comment} />
              <Icon of={ChevronRight} size="s" />
            </Link>
          )}
        </li>
      ))}
    </List>
  )
}

const Words = ({ comment: { rowNo, quoted, body, userName, isDone, createdAt } }: { comment: ReplayComment }) => (
  <span className="min-w-0 flex-1">
    <span className="num flex flex-wrap items-center gap-x-2 text-meta text-ink-soft">
      <Chip tone={isDone ? 'matsuba' : 'kin'}>{isDone ? '直しました' : '未対応'}</Chip>
      {rowNo}行目・{userName}・{formatDayTime(createdAt)}
    </span>
    <span className="mt-1 block border-l-2 border-line pl-2 font-mincho text-cap text-ink-soft wrap-anywhere">
      {quoted || '（空の行）'}
    </span>
    <span className="mt-1 block text-sub whitespace-pre-wrap wrap-anywhere">{body}</span>
  </span>
)
