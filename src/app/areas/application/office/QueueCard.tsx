// An application for an admin: old and new texts, hints, the two answers, and the given answer.
import { Check, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { ReasonForm } from '#app/shared/decision/ReasonForm.tsx'
import type { Decisions, Verdict } from '#app/shared/decision/use-decisions.ts'
import { VerdictLine } from '#app/shared/decision/VerdictLine.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { type ApplicationStage, REJECTION_REASON_MAX, rejectionReasonFault } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { applicationRefusals } from '#rules/refusals/application.ts'
import { firstDependent } from '#rules/validation/dependent.ts'
import { StageChip } from '../Marks.tsx'
import { NumberTable } from '../NumberTable.tsx'
import type { QueuedApplication } from '../queries.ts'
import { ThingTile } from '../ThingTile.tsx'
import { Told } from '../Told.tsx'

const GONE = 'この申請は、ほかの人が判断したか、取り下げられました。'

/** Card of an application. A decided one keeps its place and its height, so that no other card comes under the finger. */
export function QueueCard({
  application,
  isGone,
  decisions,
}: {
  application: QueuedApplication
  /** whether it has left the list since the screen was opened */
  isGone: boolean
  decisions: Decisions<QueuedApplication>
}) {
  const card = useRef<HTMLElement>(null)
  const [rejects, setRejects] = useState(false)
  const [height, setHeight] = useState<number>()
  const [isBack, setIsBack] = useState(false)
  const { applicationId, status, worldName, characterName, createdAt, decidedAt } = application
  const standing = decisions.standingOf(application, isGone)
  const verdict = 'verdict' in standing ? standing.verdict : null
  const reason = verdict?.reason || application.reason

  const decide = async (given: Verdict): Promise<void> => {
    setHeight(card.current?.getBoundingClientRect().height)
    await decisions.decide(application, given)
  }
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
      style={{ minHeight: verdict ? height : undefined }}
      className={cx('flex flex-col', verdict && 'text-ink-soft')}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <StageChip status={verdict ? stageOf(verdict) : status} />
        <span>{worldName}</span>
        <b className="text-ink">{characterName}</b>
        <time className="num ml-auto">{formatDayTime(decidedAt ?? createdAt)}</time>
      </p>
      <OldAndNew application={application} />
      <WhatToLookAt application={application} />
      {reason && (
        // At the place of the form in which it was written.
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
            <Button variant="line" className="mt-2" onClick={() => void decisions.forget(applicationId)}>
              確かめました
            </Button>
          )}
        </Notice>
      )}
      {(standing.state === 'given' || standing.state === 'done') && (
        <VerdictLine
          standing={standing}
          done={decisions.wordsOf(standing.verdict).done}
          name={application.name}
          onTakeBack={() => void (standing.state === 'given' && takeBack(standing.item))}
        />
      )}
      {standing.state === 'open' && status === shinseiStatus.applying && (
        <Answers {...{ application, rejects, isBack }} onRejects={setRejects} onDecide={decide} />
      )}
    </Card>
  )
}

const messageOf = (fault: ReturnType<typeof rejectionReasonFault>): string | undefined =>
  fault ? applicationRefusals[fault].message : undefined

const stageOf = ({ isApproved }: Verdict): ApplicationStage =>
  isApproved ? shinseiStatus.approved : shinseiStatus.rejected

function Answers({
  application,
  rejects,
  isBack,
  onRejects,
  onDecide,
}: {
  application: QueuedApplication
  rejects: boolean
  /** whether a decision was taken back a moment ago, whose button had the focus */
  isBack: boolean
  onRejects: (rejects: boolean) => void
  onDecide: (verdict: Verdict) => Promise<void>
}) {
  const online = useOnline()
  const { applicationId, kind, name, fee, isStale } = application
  const approve = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack && document.activeElement === document.body) approve.current?.focus({ preventScroll: true })
  }, [isBack])
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
        target={`${kind}/${applicationId}`}
        limit={REJECTION_REASON_MAX}
        hint={fee > 0 ? '申請した人が読みます。手数料は全額戻ります。' : '提案した人が読みます。'}
        faultOf={reason => messageOf(rejectionReasonFault(reason))}
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
        ref={approve}
        icon={Check}
        reason={isStale ? '内容が変わったため、承認できません。' : offlineReason(online, '送れます')}
        onClick={() => decide({ isApproved: true, reason: '', draftId: null })}
      >
        承認する<span className="vh">：{name}</span>
      </Button>
    </div>
  )
}

function OldAndNew({ application }: { application: QueuedApplication }) {
  const { kind, name, description, before, level, numberList, slotNo } = application
  if (kind === 'setting') {
    return (
      <>
        <p className="mt-2 text-cap text-ink-soft">
          {name}（自由設定{slotNo}）
        </p>
        <p className="font-mincho text-body whitespace-pre-wrap wrap-anywhere">{description}</p>
      </>
    )
  }
  if (kind === 'class') {
    return (
      <>
        <CardTitle className="mt-2">{name}</CardTitle>
        <Told text={description} />
        <div className="mt-2">
          <NumberTable numbers={numberList} />
        </div>
      </>
    )
  }
  return (
    <div className="mt-2 flex items-start gap-3">
      <ThingTile kind={kind} picture={before?.picture ?? null} />
      <dl className="min-w-0 flex-1">
        <dt className="text-meta text-ink-soft">もと</dt>
        <dd className="text-ink-soft">
          <span className="text-sub font-semibold">{before?.name}</span>
          {level !== null && level > 1 && <span className="num ml-1.5 text-meta">Lv.{level}</span>}
          <Told text={before?.description ?? ''} />
        </dd>
        <dt className="mt-2 text-meta text-ink-soft">新しい名前と説明</dt>
        <dd>
          <CardTitle as="p">{name}</CardTitle>
          <Told text={description} />
        </dd>
      </dl>
    </div>
  )
}

/** Hints that the rules find by themselves; the rest is left to the admin. */
function WhatToLookAt({ application }: { application: QueuedApplication }) {
  const { name, description, isNameKnown, isStale } = application
  const strange = firstDependent(name + description, true)
  if (!isNameKnown && strange === null && !isStale) return null
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {isNameKnown && (
        <Chip tone="hi" icon={TriangleAlert}>
          同じ名前があります
        </Chip>
      )}
      {strange !== null && (
        <Chip tone="kin" icon={TriangleAlert}>
          機種依存文字「{strange}」
        </Chip>
      )}
      {isStale && (
        <Chip tone="hi" icon={TriangleAlert}>
          申請のあとで変わりました
        </Chip>
      )}
    </p>
  )
}
