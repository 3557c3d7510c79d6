import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { modalMaxWidth } from '#rules/constants/display.ts'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { Actions, sheetFace, useFinalFocus } from './Sheet.tsx'
import { useOverlay } from './use-overlay.ts'

export interface Answer {
  label: string
  /** main: the safest, filled · other: beside it, outlined · cancel: quiet · destroy: last, as text in red */
  role: 'main' | 'other' | 'cancel' | 'destroy'
  onPress: () => void
  icon?: LucideIcon | undefined
  pending?: boolean | undefined
}

export interface ConfirmDialogProps {
  open: boolean
  /** called on Esc and back; the scrim does not close a question. The caller sets `open` */
  onClose: () => void
  title: string
  /** one or two sentences about the consequences */
  lead?: ReactNode
  icon?: LucideIcon | undefined
  /** the icon's tone */
  tone?: 'ai' | 'hi' | undefined
  /** subject of the question, between the words and the answers */
  children?: ReactNode
  answers: readonly Answer[]
  /** look of the filled answer: ai (default), or shu when it is the one thing to press */
  filled?: 'ai' | 'shu' | undefined
}

/**
 * A question that must be answered. Two answers stand side by side, outline left and filled right; more, or one that
 * destroys, stand one under the other: the safest filled, the quiet and the destroying one as words in the last row.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, lead, icon, tone = 'ai', children, answers, filled = 'ai' } = props
  const safest = useRef<HTMLButtonElement>(null)
  const finalFocus = useFinalFocus()
  useOverlay(open, onClose)
  const inRow = answers.length < 3 && answers.every(answer => answer.role !== 'destroy')
  const big = answers.filter(answer => inRow || answer.role === 'main' || answer.role === 'other')
  const quiet = answers.filter(answer => !big.includes(answer))
  const button = ({ label, role, icon: sign, pending, onPress }: Answer, isBig: boolean) => (
    <Button
      key={label}
      ref={role === 'main' ? safest : undefined}
      size={isBig ? 'big' : 'normal'}
      variant={isBig ? (role === 'main' ? filled : 'line') : role === 'destroy' ? 'text-danger' : 'text'}
      icon={sign}
      pending={pending}
      onClick={onPress}
    >
      {label}
    </Button>
  )
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={sheetFace.scrim} />
        <Base.Popup
          initialFocus={safest}
          finalFocus={finalFocus}
          className={cx(sheetFace.popup, sheetFace[modalMaxWidth])}
        >
          <span
            aria-hidden="true"
            className="mx-auto mb-3 block h-1 w-9 rounded-full bg-line-strong opacity-60 md:hidden"
          />
          <div className="flex items-start gap-2.5">
            {icon && <Icon of={icon} className={cx('mt-0.5', tone === 'hi' ? 'text-hi' : 'text-ai')} />}
            <Base.Title className={sheetFace.title}>{title}</Base.Title>
          </div>
          {lead && <Base.Description className="phrases mt-1 mb-3 text-cap text-ink-soft">{lead}</Base.Description>}
          {children}
          <Actions column={!inRow}>
            {/* In a row the filled answer is on the right, in any given order. */}
            {(inRow ? big.toSorted((a, b) => Number(a.role === 'main') - Number(b.role === 'main')) : big).map(answer =>
              button(answer, true),
            )}
            {quiet.length > 0 && (
              <div className={cx('flex flex-wrap gap-x-4', quiet.length > 1 ? 'justify-between' : 'justify-center')}>
                {quiet.map(answer => button(answer, false))}
              </div>
            )}
          </Actions>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export type AlertDialogProps = Omit<ConfirmDialogProps, 'answers'> & {
  /** とじる by default */
  button?: string | undefined
}

/** A piece of information that stays until its one button is pressed. */
export function AlertDialog({ button = 'とじる', ...rest }: AlertDialogProps) {
  return <ConfirmDialog {...rest} answers={[{ label: button, role: 'main', onPress: rest.onClose }]} />
}
