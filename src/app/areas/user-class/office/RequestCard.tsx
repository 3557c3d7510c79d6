// An application for the office: who applies, what they wrote, the two answers, and the given one.
import { Check, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { ReasonForm } from '#app/shared/decision/ReasonForm.tsx'
import type { Decisions, Verdict } from '#app/shared/decision/use-decisions.ts'
import { VerdictLine } from '#app/shared/decision/VerdictLine.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { REJECTION_REASON_MAX, rejectionReasonFault } from '#rules/applications.ts'
import { examQuestions } from '#rules/class-requests.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { classRequestRefusals } from '#rules/refusals/class-request.ts'
import { rejectedTarget } from '../draft-places.ts'
import type { QueuedRequest } from '../queries.ts'
import { RequestChip } from '../RequestState.tsx'
import { requestName } from '../writes.ts'

const GONE = 'この申請は、ほかの人が判断したか、取り下げられました。'

interface RequestCardProps {
  request: QueuedRequest
  /** whether it has left the list since the screen was opened */
  isGone: boolean
  decisions: Decisions<QueuedRequest>
}

/** Card of an application. A decided one keeps its place and its height, so that no other card comes under the finger. */
export function RequestCard({ request, isGone, decisions }: RequestCardProps) {
  const card = useRef<HTMLElement>(null)
  const [height, setHeight] = useState<number>()
  const [rejects, setRejects] = useState(false)
  const { requestId, userName, publicUserId, userSince, earlierCount, status, createdAt, decidedAt } = request
  const standing = decisions.standingOf(request, isGone)
  const verdict = 'verdict' in standing ? standing.verdict : null
  const reason = verdict?.reason || request.reason
  const shown = verdict ? (verdict.isApproved ? shinseiStatus.approved : shinseiStatus.rejected) : status
  const name = `${userName}・${requestName(request)}`

  const decide = async (given: Verdict): Promise<void> => {
    setHeight(card.current?.getBoundingClientRect().height)
    await decisions.decide(request, given)
  }
  const takeBack = async (item: OutboxItem): Promise<void> => {
    if (!(await decisions.takeBack(item))) return
    setHeight(undefined)
    setRejects(verdict?.isApproved === false)
  }
  return (
    <Card
      as="li"
      ref={card}
      style={{ minHeight: verdict ? height : undefined }}
      className={cx('flex flex-col', verdict && 'text-ink-soft')}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <RequestChip status={shown} />
        <span>{requestName(request)}</span>
        <b className="text-ink">{userName}</b>
        <time className="num ml-auto">{formatDayTime(decidedAt ?? createdAt)}</time>
      </p>
      <p className="num mt-1 text-meta text-ink-soft">
        {publicUserId}・{formatDayTime(userSince)}に登録
        {earlierCount > 0 && `・前にも${earlierCount}回申請しています`}
      </p>
      <Written request={request} />
      {reason && (
        <p className="mt-2 grow rounded-card bg-hi-soft px-3.5 py-2.5 text-cap whitespace-pre-wrap wrap-anywhere text-ink">
          <b>却下の理由</b>
          <br />
          {reason}
        </p>
      )}
      {'problem' in standing && (standing.problem || standing.state === 'gone') && (
        <Notice tone={standing.problem ? 'hi' : 'info'} icon={TriangleAlert} className="mt-3">
          <p>{standing.problem?.message ?? GONE}</p>
          {standing.problem && standing.state === 'gone' && (
            <Button variant="line" className="mt-2" onClick={() => void decisions.forget(requestId)}>
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
      {standing.state === 'open' && status === shinseiStatus.applying && (
        <Answers {...{ request, name, rejects }} onRejects={setRejects} onDecide={decide} />
      )}
    </Card>
  )
}

function Written({ request: { kind, name, career, answers, worldName } }: { request: QueuedRequest }) {
  const face = 'text-sub whitespace-pre-wrap wrap-anywhere'
  if (kind === 'permission') return <CardTitle className="mt-2">{worldName}</CardTitle>
  if (answers) {
    return (
      <dl className="mt-2 grid grid-cols-1 gap-2">
        {examQuestions.map(({ id, words }) => (
          <div key={id}>
            <dt className="text-meta text-ink-soft">{words}</dt>
            <dd className={face}>{answers[id]}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <>
      <CardTitle className="mt-2">{name}</CardTitle>
      <p className={face}>{career}</p>
    </>
  )
}

interface AnswersProps {
  request: QueuedRequest
  name: string
  rejects: boolean
  onRejects: (rejects: boolean) => void
  onDecide: (verdict: Verdict) => Promise<void>
}

function Answers({ request: { kind, requestId }, name, rejects, onRejects, onDecide }: AnswersProps) {
  const online = useOnline()
  /** Whether a decision is being stored. */
  const busy = useRef(false)
  const decide = (verdict: Verdict): void => {
    if (busy.current) return
    busy.current = true
    void onDecide(verdict).finally(() => {
      busy.current = false
    })
  }
  if (rejects) {
    return (
      <ReasonForm
        label="却下の理由"
        target={rejectedTarget(kind, requestId)}
        limit={REJECTION_REASON_MAX}
        hint="申請した人が、メールと画面で読みます。"
        faultOf={reason =>
          rejectionReasonFault(reason) ? classRequestRefusals.CLASS_REQUEST_REASON.message : undefined
        }
        button="この理由で却下する"
        onClose={() => onRejects(false)}
        onReject={(reason, draftId) => decide({ isApproved: false, reason, draftId })}
      />
    )
  }
  return (
    <div className="mt-3 flex flex-wrap justify-end gap-3">
      <Button variant="line" onClick={() => onRejects(true)}>
        却下する<span className="vh">：{name}</span>
      </Button>
      <Button
        icon={Check}
        reason={offlineReason(online, '送れます')}
        onClick={() => decide({ isApproved: true, reason: '', draftId: null })}
      >
        承認する<span className="vh">：{name}</span>
      </Button>
    </div>
  )
}
