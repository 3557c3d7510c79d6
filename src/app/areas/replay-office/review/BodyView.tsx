// Body of a replay as readers will see it, line by line: a line is pressed to comment on it.
import { useNavigate } from '@tanstack/react-router'
import { MessageSquareText } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import type { ReviewedReplay } from '#app/areas/scenario-replay/check-queries.ts'
import { PartsPreview } from '#app/areas/scenario-replay/PartsPreview.tsx'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import type { ReplayReviewSearch } from '../addresses.ts'
import { bodyLines } from './body-lines.ts'
import { Line } from './Line.tsx'

const CommentForm = lazy(() => import('./CommentForm.tsx').then(module => ({ default: module.CommentForm })))

/** Whether the office may comment on lines: while the replay lies with it. */
export const canComment = (state: ReplayState | undefined): boolean => state === 'checking' || state === 'awaiting'

interface BodyViewProps {
  reviewed: ReviewedReplay
  of: PhaseKey
  place: ReplayReviewSearch
}

export function BodyView({ reviewed, of, place: { row, draft } }: BodyViewProps) {
  const { replay, commentList, state, card } = reviewed
  const navigate = useNavigate()
  const list = useRef<HTMLOListElement>(null)
  const lines = useMemo(() => bodyLines(replay.body, commentList), [replay.body, commentList])
  const takesComments = canComment(state)
  const written = lines.filter(({ text }) => text.trim() !== '')
  /** The line that Tab reaches; the arrow keys go on from it. */
  const [at, setAt] = useState(row ?? written[0]?.rowNo ?? 1)
  const open = (rowNo: number | undefined): void =>
    void navigate({
      to: '/myPage/admin/replay/$worldId/$scenarioId/$phase',
      params: phaseParams(of),
      search: { row: rowNo },
      replace: true,
      resetScroll: false,
    })
  const lineOf = (rowNo: number) => list.current?.querySelector<HTMLElement>(`[data-line="${rowNo}"]`)
  const focusLine = (rowNo: number): void => lineOf(rowNo)?.querySelector<HTMLElement>('button')?.focus()
  // An address that names a line was followed from a list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens.
  useEffect(() => {
    if (row !== undefined) lineOf(row)?.scrollIntoView({ block: 'center' })
  }, [])
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || !(event.target as HTMLElement).matches('[data-comment-on]')) return
    const next = written[written.findIndex(({ rowNo }) => rowNo === at) + by]
    if (!next) return
    event.preventDefault()
    setAt(next.rowNo)
    focusLine(next.rowNo)
  }
  return (
    <section aria-label="読む人の見え方" className="mt-3">
      {takesComments && (
        <p className="text-cap text-ink-soft">行を押すと、その行に指摘を書けます。マスターだけが読みます。</p>
      )}
      <ol ref={list} onKeyDown={step} className="-mx-2 mt-2 max-w-[720px]">
        {lines.map(line => (
          <Line
            key={line.rowNo}
            line={line}
            canComment={takesComments}
            isFirst={line.rowNo === at}
            isOpen={line.rowNo === row}
            onPress={() => {
              setAt(line.rowNo)
              open(line.rowNo === row ? undefined : line.rowNo)
            }}
          >
            {line.rowNo === row && takesComments && (
              <Suspense fallback={<SkeletonBlock className="h-40 rounded-card" />}>
                <CommentForm
                  of={of}
                  title={card.scenarioTitle}
                  line={line}
                  draft={draft}
                  onClose={() => {
                    open(undefined)
                    focusLine(line.rowNo)
                  }}
                />
              </Suspense>
            )}
          </Line>
        ))}
      </ol>
      {commentList.length > 0 && (
        <p className="num mt-2 flex items-center gap-1.5 text-cap text-ink-soft">
          <MessageSquareText aria-hidden="true" className="size-4" />
          指摘 {commentList.length}件
        </p>
      )}
      <PartsPreview partList={replay.partList} castList={reviewed.castList} />
    </section>
  )
}
