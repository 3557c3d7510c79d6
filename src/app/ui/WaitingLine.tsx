// Line on a thing with an open act: the act waits, is being sent, or is being checked.
import { Check, ClockArrowUp, LoaderCircle, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Chip, type ChipTone } from './Chip.tsx'

const states = {
  waiting: ['送信待ち', 'kin', ClockArrowUp],
  sending: ['送信中', 'ai', LoaderCircle],
  checking: ['確認中', 'ai', RefreshCw],
  sent: ['送信しました', 'matsuba', Check],
  refused: ['送れませんでした', 'hi', TriangleAlert],
} as const satisfies Record<string, readonly [string, ChipTone, LucideIcon]>

export type SendState = keyof typeof states

/** Name of a state, as a chip. */
export function SendChip({ state }: { state: SendState }) {
  const [word, tone, icon] = states[state]
  return (
    <Chip tone={tone} icon={icon}>
      {word}
    </Chip>
  )
}

export interface WaitingLineProps {
  /** waiting on this device · sending · checking the result after a lost answer */
  state: Extract<SendState, 'waiting' | 'sending' | 'checking'>
  /** the words: つながったら送ります */
  children: ReactNode
  /** cancels the act (取り消す), while that is still possible */
  onCancel?: (() => void) | undefined
}

/** Last line of a card with an open act: a dotted thread, the chip, words and 取り消す. */
export function WaitingLine({ state, children, onCancel }: WaitingLineProps) {
  return (
    <div
      role="status"
      className="mt-2.5 -mb-2 flex min-h-[52px] flex-wrap items-center gap-x-2 border-t-2 border-dotted border-line-strong pt-1.5"
    >
      <SendChip state={state} />
      <span className="min-w-0 flex-1 basis-32 text-cap">{children}</span>
      {onCancel && (
        <Button variant="text" onClick={onCancel}>
          取り消す
        </Button>
      )}
    </div>
  )
}
