// The thread of steps over a form in several: solid up to the finished ones, a larger knot at the current one, dotted after it.
import { Fragment, useEffect, useRef } from 'react'
import { cx } from './cx.ts'

interface StepTrailProps {
  /** the current one, from 1 */
  step: number
  names: readonly string[]
}

export function StepTrail({ step, names }: StepTrailProps) {
  const heading = useRef<HTMLElement>(null)
  const before = useRef(step)
  // As on a new screen, the focus of keyboard and screen reader moves to the new content, not to the button below it.
  useEffect(() => {
    if (before.current !== step) heading.current?.focus({ preventScroll: true })
    before.current = step
  }, [step])
  return (
    <div className="mt-3">
      <ol aria-label="登録の流れ" className="flex items-center px-1">
        {names.map((name, index) => {
          const at = index + 1
          const isHere = at === step
          return (
            <Fragment key={name}>
              <li className="grid place-items-center" aria-current={isHere ? 'step' : undefined}>
                <span className="vh">{at < step ? `${name}（済み）` : name}</span>
                <span
                  aria-hidden="true"
                  className={cx(
                    'block rounded-full',
                    isHere
                      ? 'size-3.5 bg-shu outline-2 outline-offset-2 outline-shu'
                      : at < step
                        ? 'size-2.5 bg-ai'
                        : 'size-2.5 border-2 border-line-strong bg-paper',
                  )}
                />
              </li>
              {at < names.length && (
                <li
                  aria-hidden="true"
                  className={cx('flex-1 border-t-2', at < step ? 'border-ai' : 'border-dotted border-line-strong')}
                />
              )}
            </Fragment>
          )
        })}
      </ol>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="num text-meta text-ink-soft">
          {step} / {names.length}
        </span>
        <b ref={heading} tabIndex={-1} className="font-mincho text-head font-semibold outline-none">
          {names[step - 1]}
        </b>
      </p>
    </div>
  )
}
