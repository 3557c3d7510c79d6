// One application as an admin reads it: old and new, what to look at, the two answers.
import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import type { ActProblem } from '#app/platform/use-sent-act.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { formatDayTime } from '#rules/dates.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { firstDependent } from '#rules/validation/dependent.ts'
import { StageChip } from './Marks.tsx'
import { NumberTable } from './NumberTable.tsx'
import { adminApplicationCalls, type QueuedApplication } from './queries.ts'
import { RejectForm } from './RejectForm.tsx'
import { ThingTile } from './ThingTile.tsx'
import { Told } from './Told.tsx'
import { useAct } from './use-act.ts'

/** Whether the application was judged by somebody else, or by what was sent before: then the card goes, with its words. */
const leaves = ({ code, isUnknown }: ActProblem): boolean =>
  !isUnknown && (code === null || code === 'APPLICATION_DECIDED' || code === 'APPLICATION_NOT_FOUND')

export function QueueCard({ application }: { application: QueuedApplication }) {
  const online = useOnline()
  const act = useAct(
    problem => leaves(problem) && toasts.add({ type: 'error', title: problem.message, overline: application.name }),
  )
  const [rejects, setRejects] = useState(false)
  const { applicationId, status, name, worldName, characterName, createdAt, decidedAt, isStale } = application
  const isWaiting = status === shinseiStatus.applying
  const approve = async (): Promise<void> => {
    const request = adminApplicationCalls.decide.request({ applicationId, isApproved: true, reason: '' })
    if ((await act.run(`decide:${applicationId}`, request)) === null) return
    toasts.add({ type: 'success', title: '承認しました', overline: name })
  }
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <StageChip status={status} />
        <span>{worldName}</span>
        <b className="text-ink">{characterName}</b>
        <time className="num ml-auto">{formatDayTime(decidedAt ?? createdAt)}</time>
      </p>
      <OldAndNew application={application} />
      <WhatToLookAt application={application} />
      {application.reason && (
        <p className="mt-2 rounded-card bg-hi-soft px-3.5 py-2.5 text-cap whitespace-pre-wrap wrap-anywhere">
          <b>却下の理由</b>
          <br />
          {application.reason}
        </p>
      )}
      {act.problem && (
        <Notice tone="hi" icon={TriangleAlert} className="mt-3">
          {act.problem}
        </Notice>
      )}
      {isWaiting && rejects && <RejectForm application={application} act={act} onClose={() => setRejects(false)} />}
      {isWaiting && !rejects && (
        <div className="mt-3 flex flex-wrap justify-end gap-3">
          <Button variant="line" onClick={() => setRejects(true)}>
            却下する<span className="vh">：{name}</span>
          </Button>
          <Button
            icon={Check}
            pending={act.pending}
            reason={isStale ? '内容が変わったため、承認できません。' : offlineReason(online, '送れます')}
            onClick={() => void approve()}
          >
            承認する<span className="vh">：{name}</span>
          </Button>
        </div>
      )}
    </Card>
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

/** What the rules find by themselves; the rest is for whoever reads. */
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
