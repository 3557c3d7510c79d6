// An application for the office: who applies, what they wrote, the two answers, and the given one.
import { ApplicationAnswers } from '#app/shared/decision/ApplicationAnswers.tsx'
import { JudgedCard } from '#app/shared/decision/JudgedCard.tsx'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { CardTitle } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { rejectionReasonFault } from '#rules/applications.ts'
import { examQuestions } from '#rules/class-requests.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
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

export function RequestCard({ request, isGone, decisions }: RequestCardProps) {
  const { requestId, kind, userName, publicUserId, userSince, earlierCount, status, createdAt, decidedAt } = request
  const name = `${userName}・${requestName(request)}`
  return (
    <JudgedCard
      thing={request}
      id={requestId}
      {...{ name, isGone, decisions }}
      gone={GONE}
      reason={request.reason}
      reasonTitle="却下の理由"
      about={verdict => (
        <>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
            <RequestChip
              status={verdict ? (verdict.isApproved ? shinseiStatus.approved : shinseiStatus.rejected) : status}
            />
            <span>{requestName(request)}</span>
            <b className="text-ink">{userName}</b>
            <time className="num ml-auto">{formatDayTime(decidedAt ?? createdAt)}</time>
          </p>
          <p className="num mt-1 text-meta text-ink-soft">
            {publicUserId}・{formatDayTime(userSince)}に登録
            {earlierCount > 0 && `・前にも${earlierCount}回申請しています`}
          </p>
          <Written request={request} />
        </>
      )}
      answers={
        status === shinseiStatus.applying
          ? acts => (
              <ApplicationAnswers
                {...acts}
                name={name}
                target={rejectedTarget(kind, requestId)}
                hint="申請した人が、メールと画面で読みます。"
                faultOf={reason =>
                  rejectionReasonFault(reason) ? classRequestRefusals.CLASS_REQUEST_REASON.message : undefined
                }
              />
            )
          : null
      }
    />
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
