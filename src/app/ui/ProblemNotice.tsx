// Notice of an act that did not happen. Red means that it was refused; a lost network or answer is no error.
import { CircleHelp, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

export interface Problem {
  /** code of the refusal; null when the server did not refuse the act */
  code: string | null
  message: string
  /** the act was sent, but its result is unknown */
  isUnknown: boolean
}

export function ProblemNotice({
  problem: { code, message, isUnknown },
  title,
  className,
  children,
}: {
  problem: Problem
  /** sentence of what was not done; left out where nobody knows whether it was */
  title?: string
  className?: string | undefined
  children?: ReactNode
}) {
  const icon = code !== null ? TriangleAlert : isUnknown ? CircleHelp : WifiOff
  return (
    <Notice
      tone={code === null ? 'info' : 'hi'}
      icon={icon}
      title={isUnknown ? undefined : title}
      className={className}
    >
      <p>{message}</p>
      {children}
    </Notice>
  )
}
