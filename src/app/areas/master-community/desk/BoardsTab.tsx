// Boards at the desk: their order, new ones, their names, and whether writing has ended.
import { Lock, MessageSquarePlus, PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { SortableList } from '#app/ui/SortableList.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { STAFF_BOARDS_MOST } from '#rules/master-communities.ts'
import type { StaffBoard } from '../queries.ts'
import { orderingBoards } from './desk-writes.ts'
import { inOrder } from './in-order.ts'

const BoardSheet = lazy(() => import('./BoardSheet.tsx').then(module => ({ default: module.BoardSheet })))

export function BoardsTab({ worldId, boards }: { worldId: string; boards: readonly StaffBoard[] }) {
  const [ordered, order] = useState<readonly number[] | null>(null)
  /** board whose sheet is open; null: a new one */
  const [edited, edit] = useState<{ board: StaffBoard | null } | null>(null)
  const sorting = usePress(orderingBoards, { worldId }, { can: '並べ替えられます' })
  const shown = inOrder(boards, ordered, ({ boardId }) => boardId)
  const sort = async (rows: readonly StaffBoard[]): Promise<void> => {
    const ids = rows.map(({ boardId }) => boardId)
    order(ids)
    if (!(await sorting.press({ worldId, name: '掲示板', ids }))) order(null)
  }
  return (
    <>
      <p className="num mt-3 text-meta text-ink-soft">
        {shown.length} / {STAFF_BOARDS_MOST}。書きこみを終えた掲示板は、うしろに並びます。
      </p>
      <Button
        variant="shu"
        icon={MessageSquarePlus}
        className="mt-2"
        reason={shown.length >= STAFF_BOARDS_MOST ? 'これ以上は加えられません。' : undefined}
        onClick={() => edit({ board: null })}
      >
        掲示板を加える
      </Button>
      <PressNotice of={sorting} />
      <div className="mt-3">
        {shown.length === 0 ? (
          <EmptyState drawing={<EmptyDrawing />} title="掲示板がありません。" />
        ) : (
          <SortableList
            label="掲示板"
            items={shown}
            keyOf={({ boardId }) => String(boardId)}
            nameOf={({ boardName }) => boardName}
            fixed={sorting.pending || sorting.reason !== undefined}
            onOrder={rows => void sort(rows)}
          >
            {(board, { grip, moves }) => (
              <div className="flex min-h-14 items-center gap-1 py-1 pr-1">
                {grip}
                <div className="min-w-0 flex-1">
                  <p className="text-sub font-semibold wrap-anywhere">{board.boardName}</p>
                  <p className="num text-meta text-ink-soft wrap-anywhere">
                    {board.description && <span className="block font-sans">{board.description}</span>}
                    スレッド {board.threadCount}件
                  </p>
                  <p className="flex flex-wrap gap-1">
                    {board.isForQuestions && <Chip tone="ai">質問はここへ</Chip>}
                    {board.isClosed && <Chip icon={Lock}>書きこみ終了</Chip>}
                  </p>
                </div>
                <ActionMenu
                  label={`ほかの操作：${board.boardName}`}
                  entries={[{ label: '設定を変える', icon: PenLine, onPress: () => edit({ board }) }, ...moves]}
                />
              </div>
            )}
          </SortableList>
        )}
      </div>
      {edited && (
        <Suspense>
          <BoardSheet worldId={worldId} board={edited.board} onClose={() => edit(null)} />
        </Suspense>
      )}
    </>
  )
}
