// Panel at the foot of a page for the office's answer to what was handed in: approval with a time, or a reason for sending it back.
// Afterwards it shows the answer, a button that takes it back for some seconds, and what waits next.
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { REASON_MOST } from '#rules/scenario/desk.ts'
import { lengthCount } from '#rules/text/count.ts'
import { Answers } from './Answers.tsx'
import { ApproveForm } from './ApproveForm.tsx'
import { publicationWords } from './publication-words.ts'
import { ReasonForm } from './ReasonForm.tsx'
import type { Decisions, Verdict } from './use-decisions.ts'
import { VerdictLine } from './VerdictLine.tsx'

interface DecisionPanelProps<Thing> {
  /** the judged thing, with the version that is read */
  thing: Thing
  id: number
  name: string
  decisions: Decisions<Thing>
  canApprove: boolean
  canReject: boolean
  /** target of the draft of a reason */
  target: string
  /** words of what is approved at once, though others of its kind have a time: its button, what follows, who reads a reason */
  plain?: { button: string; note: string; hint: string } | undefined
  /** time of publication that its writer wishes */
  wish: string | null
  /** whether there is a newer version than the one on the screen */
  isChanged: boolean
  /** whether a stored version of an earlier visit is still being read again */
  isOpening: boolean
  /** reason that prevents an approval */
  obstacle?: string | undefined
  /** id of a draft of the reason, from the address */
  draft: string | undefined
  now: number
  /** links after an answer */
  next: ReactNode
  onReadAgain: () => Promise<void>
}

/** Answer whose form is open; null when none is. */
export type Answering = 'approve' | 'reject' | null

export function DecisionPanel<Thing>(props: DecisionPanelProps<Thing>) {
  const { thing, id, name, decisions, canApprove, canReject, isChanged, isOpening, draft, now, onReadAgain } = props
  const { plain } = props
  const isTimed = decisions.isTimed && plain === undefined
  const standing = decisions.standingOf(thing, false)
  const [answering, setAnswering] = useState<Answering>(draft === undefined ? null : 'reject')
  const panel = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else if (answering !== null) panel.current?.focus()
  }, [answering])

  const decide = async (verdict: Verdict): Promise<void> => {
    await decisions.decide(thing, verdict)
    setAnswering(null)
  }
  const takeBack = async (item: OutboxItem, { isApproved }: Verdict): Promise<void> => {
    if (await decisions.takeBack(item)) setAnswering(!isApproved ? 'reject' : isTimed ? 'approve' : null)
  }
  const readAgain = async (): Promise<void> => {
    await onReadAgain()
    await decisions.forget(id)
    setAnswering(null)
    document.querySelector<HTMLElement>('[data-heading]')?.focus()
    scrollTo({ top: 0 })
  }
  const frame = (content: ReactNode, isBar = false) => (
    <section
      ref={panel}
      aria-label="審査の結果"
      tabIndex={-1}
      {...(isBar && { 'data-action-bar': '' })}
      className={cx(
        '-mx-4 mt-4 scroll-mb-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] border-t border-line bg-surface px-4 py-2.5 outline-none md:-mx-6 md:px-6',
        // A form stays in view on wide screens only, because the keyboard of a phone needs the room.
        isBar
          ? 'sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 md:bottom-0'
          : 'md:sticky md:bottom-0 md:z-5 md:max-h-[70dvh] md:overflow-auto',
      )}
    >
      {content}
    </section>
  )
  if (standing.state === 'given' || standing.state === 'done') {
    const { verdict } = standing
    return frame(
      <>
        <div className="min-h-14">
          <VerdictLine
            standing={standing}
            done={decisions.wordsOf(verdict).done}
            name={name}
            note={verdict.isApproved && (plain?.note ?? (isTimed && publicationWords(verdict.publishAt ?? null, now)))}
            onTakeBack={() => void (standing.state === 'given' && takeBack(standing.item, verdict))}
          />
        </div>
        {props.next}
      </>,
      true,
    )
  }
  const { problem } = standing
  if (isChanged || problem) {
    return frame(
      <Notice tone={problem?.code === null ? 'info' : 'hi'} icon={TriangleAlert}>
        <p>{problem?.message ?? '読んでいるあいだに、内容が変わりました。'}</p>
        <Button variant="line" className="mt-2" onClick={() => void readAgain()}>
          新しい内容を読む
        </Button>
      </Notice>,
      true,
    )
  }
  if (!canReject) return null
  const close = () => setAnswering(null)
  const approvalObstacle = isOpening ? READING : props.obstacle
  if (answering === 'reject') {
    return frame(
      <ReasonForm
        label="差し戻しの理由"
        target={props.target}
        limit={REASON_MOST}
        hint={plain?.hint ?? 'マスターが読みます。どこをどう直せばよいかを書いてください。'}
        faultOf={reasonFault}
        button="この理由で差し戻す"
        draft={draft}
        className=""
        obstacle={isOpening ? READING : undefined}
        onReject={(reason, draftId) => void decide({ isApproved: false, reason, draftId })}
        onClose={close}
      />,
    )
  }
  if (answering === 'approve' && canApprove) {
    return frame(
      <ApproveForm
        wish={props.wish}
        now={now}
        obstacle={approvalObstacle}
        onApprove={publishAt => void decide({ isApproved: true, reason: '', draftId: null, publishAt })}
        onClose={close}
      />,
    )
  }
  const answer = (next: Answering): void => {
    if (next !== 'approve' || isTimed) setAnswering(next)
    else if (!approvalObstacle) void decide({ isApproved: true, reason: '', draftId: null })
  }
  return frame(
    <Answers
      {...{ name, canApprove }}
      isTimed={isTimed}
      approveWords={plain?.button}
      obstacle={isTimed ? undefined : approvalObstacle}
      onAnswer={answer}
    />,
    true,
  )
}

const READING = '最新の内容を読み込んでいます。'

const reasonFault = (reason: string): string | undefined => {
  if (reason.trim() === '') return scenarioRefusals.REASON_NEEDED.message
  return lengthCount(reason) > REASON_MOST ? `理由は${REASON_MOST}文字以内で入力してください。` : undefined
}
