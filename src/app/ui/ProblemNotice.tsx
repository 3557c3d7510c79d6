// What went wrong with an act. Red is for what was refused; that a network is missing, or an answer, is no fault of anybody's.
import { CircleHelp, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

export interface Problem {
  /** null: nobody refused it */
  code: string | null
  message: string
  /** it was sent, and what came of it is not known */
  isUnknown: boolean
}

export function ProblemNotice({
  problem: { code, message, isUnknown },
  className,
  children,
}: {
  problem: Problem
  className?: string | undefined
  children?: ReactNode
}) {
  const icon = code !== null ? TriangleAlert : isUnknown ? CircleHelp : WifiOff
  return (
    <Notice tone={code === null ? 'info' : 'hi'} icon={icon} className={className}>
      <p>{message}</p>
      {children}
    </Notice>
  )
}
