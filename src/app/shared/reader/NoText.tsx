// Page of the reader without a text: while it is read, where there is none, or where it may not be read.
import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { BareFrame } from '#app/ui/Shell.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'

interface NoTextProps {
  title: string
  back: ReactNode
  className?: string
  children: ReactNode
}

export const NoText = ({ title, back, className = 'mt-4', children }: NoTextProps) => (
  <BareFrame>
    <TopBar title={title} back={back} />
    <div className={cx('mx-auto max-w-[720px] px-4', className)}>{children}</div>
  </BareFrame>
)
