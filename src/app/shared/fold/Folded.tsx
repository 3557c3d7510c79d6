// A person whom the reader blocked, or what one wrote, where nothing vanishes, or a muted post: a line in its place, with a press
// that shows it.
import type { MouseEvent, ReactNode } from 'react'
import { Avatar, type AvatarProps } from '#app/ui/Avatar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { FOLDED_PERSON, type FOLDED_POST, type MUTED_POST, useFold } from './use-fold.ts'

type Words = typeof FOLDED_PERSON | typeof FOLDED_POST | typeof MUTED_POST

interface FoldedProps {
  isFolded: boolean
  /** of the person or the post, among all that are folded anywhere */
  id: string
  words?: Words
  /** size of the face in whose place it stands, among faces; missing for a line */
  face?: AvatarProps['size']
  /** of the line while it is folded */
  className?: string
  children: ReactNode
}

export function Folded({ isFolded, id, words = FOLDED_PERSON, face, className, children }: FoldedProps) {
  const { isShut, frame, open } = useFold(id, isFolded)
  if (!isFolded) return children
  return (
    <div {...frame}>
      {!isShut ? (
        children
      ) : face === undefined ? (
        <p className={cx('flex flex-wrap items-center gap-x-3 text-sub text-ink-soft', className)}>
          {words}
          <OpenFolded words={words} onOpen={open} />
        </p>
      ) : (
        <button type="button" className="grid w-full justify-items-center gap-0.5 text-meta" onClick={open}>
          <Avatar size={face} />
          <span className="text-ink-soft">{words}</span>
          <span className="font-bold text-ai">表示する</span>
        </button>
      )}
    </div>
  )
}

interface OpenFoldedProps {
  words?: Words
  onOpen: (event: MouseEvent<HTMLElement>) => void
}

export const OpenFolded = ({ words = FOLDED_PERSON, onOpen }: OpenFoldedProps) => (
  <Button variant="text" aria-label={`${words}を表示する`} onClick={onOpen}>
    表示する
  </Button>
)
