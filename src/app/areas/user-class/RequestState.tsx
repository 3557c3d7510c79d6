// The state of an application: its chip, the reason of a rejection, the button that withdraws it.
import { Undo2 } from 'lucide-react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { type ShinseiStatus, shinseiStatus, shinseiStatusLabels } from '#rules/codes/application.ts'
import type { OwnRequest } from './queries.ts'
import { withdrawing } from './writes.ts'

const tones: Partial<Record<ShinseiStatus, ChipTone>> = { 1: 'kin', 2: 'matsuba', 3: 'hi' }

export const RequestChip = ({ status, label }: { status: ShinseiStatus; label?: string }) => (
  <Chip tone={tones[status] ?? 'line'}>{label ?? shinseiStatusLabels[status]}</Chip>
)

/** @param name name of the thing applied for, for readers of the button alone */
export function RequestState({ request, name }: { request: OwnRequest; name: string }) {
  const { status, reason, createdAt, decidedAt } = request
  return (
    <>
      <p className="num mt-2 text-meta text-ink-soft">
        {status === shinseiStatus.applying
          ? `${formatDayTime(createdAt)}に申請しました。結果はメールでもお知らせします。`
          : `${formatDayTime(decidedAt ?? createdAt)}・${shinseiStatusLabels[status]}`}
      </p>
      {reason && (
        <p className="mt-2 rounded-card bg-hi-soft px-3.5 py-2.5 text-cap whitespace-pre-wrap wrap-anywhere text-ink">
          <b>却下の理由</b>
          <br />
          {reason}
        </p>
      )}
      {status === shinseiStatus.applying && <Withdraw requestId={request.requestId} name={name} />}
    </>
  )
}

export function Withdraw({ requestId, name }: { requestId: number; name: string }) {
  const acts = usePress(withdrawing, { requestId }, { can: '取り下げられます' })
  return (
    <>
      <PressNotice of={acts} />
      <div className="mt-3 flex justify-end">
        <Button
          variant="line"
          icon={Undo2}
          pending={acts.pending}
          pendingLabel="送っています"
          reason={acts.reason}
          onClick={() => void acts.press({ requestId, name })}
        >
          取り下げる<span className="vh">：{name}</span>
        </Button>
      </div>
    </>
  )
}
