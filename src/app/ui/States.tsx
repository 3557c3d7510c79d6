// Empty and failed states of a screen or a part of it: one drawing, one sentence, one button.

import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { commonMessages } from '#rules/messages/common.ts'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'

interface StateProps {
  /** a drawing of thread, about 150 x 56 */
  drawing?: ReactNode
  /** one sentence */
  title: string
  /** another sentence, in a softer tone */
  note?: ReactNode
  /** without the card around it, inside a list or card of the caller */
  bare?: boolean | undefined
}

function Face({ drawing, title, note, bare, role, children }: StateProps & { role?: string; children?: ReactNode }) {
  return (
    <div role={role} className={cx('px-4 py-6 text-center', !bare && 'rounded-card border border-line bg-surface')}>
      {drawing && <div className="mb-2 grid place-items-center">{drawing}</div>}
      <p className="font-mincho text-[1.0625rem] font-semibold phrases text-balance">{title}</p>
      {note && <p className="phrases mt-0.5 text-sub text-balance text-ink-soft">{note}</p>}
      {children && <div className="mt-3.5 grid justify-items-center">{children}</div>}
    </div>
  )
}

/** State of an empty list, with the action that fills it (a Button or ButtonLink, variant ai). */
export const EmptyState = ({ action, ...rest }: StateProps & { action?: ReactNode }) => <Face {...rest}>{action}</Face>

/** State after a failure, described in the user's words, with もう一度試す. */
export const FailureState = ({
  onRetry,
  pending,
  ...rest
}: StateProps & { onRetry?: (() => void) | undefined; pending?: boolean | undefined }) => (
  <Face {...rest} role="alert">
    {onRetry && (
      <Button variant="ai" icon={RotateCw} pending={pending} pendingLabel={commonMessages.loading} onClick={onRetry}>
        もう一度試す
      </Button>
    )}
  </Face>
)
