// An application for an admin: old and new texts, hints, the two answers, and the given answer.
import { TriangleAlert } from 'lucide-react'
import { ApplicationAnswers } from '#app/shared/decision/ApplicationAnswers.tsx'
import { JudgedCard } from '#app/shared/decision/JudgedCard.tsx'
import type { Decisions, Verdict } from '#app/shared/decision/use-decisions.ts'
import { CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { type ApplicationStage, rejectionReasonFault } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { applicationRefusals } from '#rules/refusals/application.ts'
import { firstDependent } from '#rules/validation/dependent.ts'
import { StageChip } from '../Marks.tsx'
import { NumberTable } from '../NumberTable.tsx'
import type { QueuedApplication } from '../queries.ts'
import { ThingTile } from '../ThingTile.tsx'
import { Told } from '../Told.tsx'

const GONE = 'この申請は、ほかの人が判断したか、取り下げられました。'

interface QueueCardProps {
  application: QueuedApplication
  /** whether it has left the list since the screen was opened */
  isGone: boolean
  decisions: Decisions<QueuedApplication>
}

export function QueueCard({ application, isGone, decisions }: QueueCardProps) {
  const { applicationId, kind, name, fee, isStale, status, worldName, characterName, createdAt, decidedAt } =
    application
  return (
    <JudgedCard
      thing={application}
      id={applicationId}
      {...{ name, isGone, decisions }}
      gone={GONE}
      reason={application.reason}
      reasonTitle="却下の理由"
      about={verdict => (
        <>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
            <StageChip status={verdict ? stageOf(verdict) : status} />
            <span>{worldName}</span>
            <b className="text-ink">{characterName}</b>
            <time className="num ml-auto">{formatDayTime(decidedAt ?? createdAt)}</time>
          </p>
          <OldAndNew application={application} />
          <WhatToLookAt application={application} />
        </>
      )}
      answers={
        status === shinseiStatus.applying
          ? acts => (
              <ApplicationAnswers
                {...acts}
                name={name}
                obstacle={isStale ? '内容が変わったため、承認できません。' : undefined}
                target={`${kind}/${applicationId}`}
                hint={fee > 0 ? '申請した人が読みます。手数料は全額戻ります。' : '提案した人が読みます。'}
                faultOf={reason => messageOf(rejectionReasonFault(reason))}
              />
            )
          : null
      }
    />
  )
}

const messageOf = (fault: ReturnType<typeof rejectionReasonFault>): string | undefined =>
  fault ? applicationRefusals[fault].message : undefined

const stageOf = ({ isApproved }: Verdict): ApplicationStage =>
  isApproved ? shinseiStatus.approved : shinseiStatus.rejected

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
