// Notice of a press that failed; for a lost answer it says that the app asks for it, with a button to ask at once.
import type { ReactNode } from 'react'
import type { Pressing } from '#app/platform/outbox/use-press.ts'
import { Button } from '#app/ui/Button.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { CHECKING } from '#rules/messages/offline.ts'

interface PressNoticeProps {
  of: Pick<Pressing, 'problem' | 'isChecking' | 'askAgain'>
  className?: string
  /** acts that help with the problem */
  children?: ReactNode
}

export function PressNotice({ of, className = 'mt-3', children }: PressNoticeProps) {
  const { problem, isChecking, askAgain } = of
  if (!isChecking) {
    return (
      problem && (
        <ProblemNotice problem={problem} className={className}>
          {children}
        </ProblemNotice>
      )
    )
  }
  return (
    <ProblemNotice problem={{ code: null, message: CHECKING, isUnknown: true }} className={className}>
      <Button className="mt-2" onClick={askAgain}>
        もう一度確かめる
      </Button>
    </ProblemNotice>
  )
}
