// A post in its place: folded while a mute of the reader's is met, until a press shows it.
import type { ReactNode } from 'react'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { MUTED_POST } from '#app/shared/fold/use-fold.ts'
import type { MutablePost } from '#rules/mutes.ts'
import { useMuted } from './use-muted.ts'

interface MutedProps extends MutablePost {
  /** of the post, among all that are folded anywhere */
  id: string
  isMine: boolean
  /** of the line while it is folded; below posts in a row by default */
  className?: string
  children: ReactNode
}

const USUAL = 'border-b border-line py-1'

export function Muted({ id, isMine, characters, texts, className = USUAL, children }: MutedProps) {
  const isFolded = useMuted({ characters, texts }, isMine)
  return (
    <Folded isFolded={isFolded} id={`mute:${id}`} words={MUTED_POST} className={className}>
      {children}
    </Folded>
  )
}
