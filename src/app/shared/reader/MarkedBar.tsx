// Bar under the page while words are marked, in place of the line with the progress: what can be done with them.
import type { ReactNode } from 'react'

export const MarkedBar = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="選んだ文"
    className="relative mx-auto flex min-h-14 w-full max-w-[720px] flex-none items-center justify-center border-t border-line bg-surface px-4 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))]"
  >
    {children}
  </section>
)
