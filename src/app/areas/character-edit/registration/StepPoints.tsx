// Points put on abilities: the remaining number, and the resulting value of each ability with race and class.
import { Minus, Plus, RotateCcw } from 'lucide-react'
import { Card } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { sticksUnderBars } from '#app/ui/under-bars.ts'
import { POINTS_MOST, pointsUsed, pointsWanted, stepPoints } from '#rules/registration-points.ts'
import { assignableOf } from './registration-steps.ts'
import type { StepProps } from './wizard.ts'

export function StepPoints({ registration, form, values, errors }: StepProps) {
  const abilities = assignableOf(registration)
  const chosen = [values.classAId, values.classBId, values.classCId]
  const classes = registration.classList.filter(({ classId }) => chosen.includes(classId))
  // At the first level each class gives its base and one correction.
  const baseOf = (id: number): number =>
    classes.reduce((sum, { kijun, hosei }) => sum + (kijun[id - 1] ?? 0) + (hosei[id - 1] ?? 0), 0)
  if (abilities.length === 0) {
    return <p className="mt-4 text-sub">このワールドには割り振る能力がありません。つぎへ進んでください。</p>
  }
  const wanted = pointsWanted(abilities.length)
  const left = wanted - pointsUsed(values.points)
  const scale = Math.max(1, ...abilities.map(({ id }) => baseOf(id))) + POINTS_MOST
  const step = (id: number, by: 1 | -1) =>
    form.change({ points: stepPoints(form.get().points, id, by, abilities.length) })
  return (
    <>
      <div
        ref={sticksUnderBars}
        className="sticky top-(--bar-top) z-5 -mx-4 mt-2 flex flex-wrap items-center gap-x-3 bg-paper px-4 py-2 md:-mx-6 md:px-6"
      >
        <p role="status" className="text-sub">
          残り <b className={cx('num text-head', left > 0 ? 'text-shu' : 'text-matsuba')}>{left}</b>
          <span className="num text-ink-soft"> / {wanted} ポイント</span>
        </p>
        <TextButton icon={RotateCcw} className="ml-auto" onClick={() => form.change({ points: {} })}>
          振り直す
        </TextButton>
      </div>
      <p className="mb-2 text-cap text-ink-soft">ひとつの能力に{POINTS_MOST}まで。すべて割り振ってください。</p>
      {errors.points && (
        <p role="alert" className="mb-2 text-cap font-semibold text-hi">
          {errors.points}
        </p>
      )}
      <Card as="section" aria-label="能力の割り振り" className="py-2">
        <p className="flex flex-wrap justify-end gap-x-4 text-meta text-ink-soft" aria-hidden="true">
          <Key className="bg-ai" words="種族とクラス" />
          <Key className="bg-kin" words="割り振り" />
        </p>
        <ul className="divide-y divide-line">
          {abilities.map(({ id, value }) => {
            const points = values.points[id] ?? 0
            const base = Math.max(0, baseOf(id))
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span className="min-w-16 flex-[1_1_4rem] text-sub">{value}</span>
                <span
                  aria-hidden="true"
                  className="flex h-2.5 flex-[3_1_6rem] gap-0.5 overflow-hidden rounded-full bg-sunken"
                >
                  <span className="bg-ai" style={{ width: `${(100 * base) / scale}%` }} />
                  <span className="bg-kin" style={{ width: `${(100 * points) / scale}%` }} />
                </span>
                <span className="ml-auto flex items-center gap-1">
                  <Step icon={Minus} label={`${value}を減らす`} isOff={points === 0} onPress={() => step(id, -1)} />
                  <span className="num w-16 text-center text-sub">
                    <span className="vh">{`${value} `}</span>
                    <b>{baseOf(id) + points}</b>
                    <span className="text-meta text-ink-soft">（+{points}）</span>
                  </span>
                  <Step
                    icon={Plus}
                    label={`${value}を増やす`}
                    isOff={points === POINTS_MOST || left === 0}
                    onPress={() => step(id, 1)}
                  />
                </span>
              </li>
            )
          })}
        </ul>
      </Card>
    </>
  )
}

const Key = ({ className, words }: { className: string; words: string }) => (
  <span className="flex items-center gap-1.5">
    <span className={cx('h-2 w-3.5 rounded-bar', className)} />
    {words}
  </span>
)

/** Button that stays focusable at the end of its range, so that the focus is not lost on the last press. */
function Step({
  icon,
  label,
  isOff,
  onPress,
}: {
  icon: typeof Plus
  label: string
  isOff: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className={cx(
        'grid size-11 place-items-center rounded-card',
        isOff ? 'bg-off text-ink-soft' : 'bg-ai-soft text-ai active:opacity-75',
      )}
    >
      <Icon of={icon} size="s" />
    </button>
  )
}
