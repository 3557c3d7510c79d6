// Card of something that waits for the office: what it is, the answers, and the given one. A decided one keeps its place and its height,
// so that no other card comes under the finger.
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOneAtATime } from '#app/platform/use-one-at-a-time.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Notice } from '#app/ui/Notice.tsx'
import type { Decisions, Verdict } from './use-decisions.ts'
import { VerdictLine } from './VerdictLine.tsx'

/** State of a card that its answers follow, and the acts that they have. */
export interface Answering {
  /** whether the form of the reason is open */
  rejects: boolean
  onRejects: (rejects: boolean) => void
  onDecide: (verdict: Verdict) => void
  /** whether a decision was taken back a moment ago, whose button had the focus */
  isBack: boolean
  /** keeps the height for an answer that is no decision */
  keepHeight: () => void
}

interface JudgedCardProps<Thing> {
  thing: Thing
  id: number
  /** name of the thing, for buttons */
  name: string
  /** whether it has left the list since the screen was opened */
  isGone: boolean
  /** words for a thing that somebody else has judged */
  gone: string
  decisions: Decisions<Thing>
  /** reason of its rejection, and its heading: 却下の理由 */
  reason: string | null
  reasonTitle: string
  /** content, with the verdict that was given here */
  about: (verdict: Verdict | null) => ReactNode
  /** line behind the reason while nothing was decided here */
  note?: ReactNode
  /** whether it keeps its height though it is not decided */
  isKept?: boolean
  /** null when it cannot be judged any more */
  answers: ((acts: Answering) => ReactNode) | null
}

export function JudgedCard<Thing>(props: JudgedCardProps<Thing>) {
  const { thing, id, name, isGone, gone, decisions, reasonTitle, about, note, isKept = false, answers } = props
  const card = useRef<HTMLElement>(null)
  const [height, setHeight] = useState<number>()
  const [rejects, setRejects] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const standing = decisions.standingOf(thing, isGone)
  const verdict = 'verdict' in standing ? standing.verdict : null
  const reason = verdict?.reason || props.reason
  const keepHeight = (): void => setHeight(card.current?.getBoundingClientRect().height)
  const decide = useOneAtATime(async (given: Verdict) => {
    keepHeight()
    await decisions.decide(thing, given)
  })
  const takeBack = async (item: OutboxItem): Promise<void> => {
    if (!(await decisions.takeBack(item))) return
    setHeight(undefined)
    setIsBack(true)
    setRejects(verdict?.isApproved === false)
  }
  return (
    <Card
      as="li"
      ref={card}
      style={{ minHeight: verdict || isKept ? height : undefined }}
      className={cx('flex flex-col', verdict && 'text-ink-soft')}
    >
      {about(verdict)}
      {reason && (
        // At the place of the form in which it was written.
        <p className="mt-2 grow rounded-card bg-hi-soft px-3.5 py-2.5 text-cap whitespace-pre-wrap wrap-anywhere text-ink">
          <b>{reasonTitle}</b>
          <br />
          {reason}
        </p>
      )}
      {!verdict && note}
      {'problem' in standing && (standing.problem || standing.state === 'gone') && (
        <Notice tone={standing.problem?.code ? 'hi' : 'info'} icon={TriangleAlert} className="mt-3">
          <p>{standing.problem?.message ?? gone}</p>
          {standing.problem && standing.state === 'gone' && (
            <Button variant="line" className="mt-2" onClick={() => void decisions.forget(id)}>
              確かめました
            </Button>
          )}
        </Notice>
      )}
      {(standing.state === 'given' || standing.state === 'done') && (
        <VerdictLine
          standing={standing}
          done={decisions.wordsOf(standing.verdict).done}
          name={name}
          onTakeBack={() => void (standing.state === 'given' && takeBack(standing.item))}
        />
      )}
      {standing.state === 'open' && answers?.({ rejects, onRejects: setRejects, onDecide: decide, isBack, keepHeight })}
    </Card>
  )
}
