// Marks for the state of an application and of a free setting.
import { Check, Hourglass, Undo2, X } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { type ApplicationKind, type ApplicationStage, applicationKindLabels } from '#rules/applications.ts'
import { shinseiStatus, shinseiStatusLabels } from '#rules/codes/application.ts'
import { isBeingExamined, isConfirmed } from '#rules/free-settings.ts'

const stages = {
  [shinseiStatus.applying]: { tone: 'kin', icon: Hourglass },
  [shinseiStatus.approved]: { tone: 'matsuba', icon: Check },
  [shinseiStatus.rejected]: { tone: 'hi', icon: X },
  [shinseiStatus.cancelled]: { tone: 'line', icon: Undo2 },
} as const

export function StageChip({ status }: { status: ApplicationStage }) {
  return <Chip {...stages[status]}>{shinseiStatusLabels[status]}</Chip>
}

type Standing = { status: ApplicationStage; kind: ApplicationKind; isNew: boolean; at: string | null }

/** Head of an application's card: its state, its kind, and the time. */
export const StandingLine = ({ status, kind, isNew, at }: Standing) => (
  <p className="flex flex-wrap items-center gap-1.5">
    <StageChip status={status} />
    <Chip>{applicationKindLabels[kind]}</Chip>
    {isNew && <Chip tone="hi">新着</Chip>}
    {at && <time className="num ml-auto text-meta text-ink-soft">{formatDayTime(at)}</time>}
  </p>
)

/** The golden seal of 公認, a little tilted. */
const ConfirmedSeal = ({ className }: { className?: string }) => (
  <span
    className={cx(
      'inline-grid min-h-6.5 min-w-10 flex-none -rotate-3 place-items-center rounded-bar border-[1.5px] border-kin bg-kin-soft px-1 font-mincho text-cap font-semibold text-kin',
      className,
    )}
  >
    公認
  </span>
)

/** State of a free setting: 自称, 公認申請中, 公認 or 却下. */
export function SettingMark({ status }: { status: number }) {
  if (isConfirmed(status)) return <ConfirmedSeal />
  if (isBeingExamined(status)) {
    return (
      <Chip tone="kin" icon={Hourglass}>
        公認申請中
      </Chip>
    )
  }
  return status === shinseiStatus.rejected ? (
    <Chip tone="hi" icon={X}>
      公認の却下
    </Chip>
  ) : (
    <Chip>自称</Chip>
  )
}
