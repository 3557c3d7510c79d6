import { Dialog } from '@base-ui/react/dialog'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { modalMaxWidth } from '#rules/constants/display.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { cx } from './cx.ts'
import { firstPressOnly } from './first-press.ts'
import { useOverlay } from './use-overlay.ts'
import { useSwipe } from './use-swipe.ts'

export const sheetFace = {
  scrim:
    'fixed inset-0 z-30 bg-scrim transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute',
  // Inside a sheet all hairlines have the sheet's colour, and lists and fields are transparent.
  popup: cx(
    '[--line:var(--sheet-line)] [--surface:transparent] fixed inset-x-0 bottom-0 z-31 max-h-[92dvh] overflow-auto overscroll-contain',
    'rounded-t-sheet bg-sheet px-4 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))] shadow-sheet outline-none transition-[translate,opacity]',
    'data-starting-style:translate-y-full data-ending-style:translate-y-full',
    'md:inset-auto md:top-1/2 md:left-1/2 md:-translate-1/2 md:rounded-sheet md:p-6 md:data-starting-style:-translate-1/2 md:data-starting-style:opacity-0 md:data-ending-style:-translate-1/2 md:data-ending-style:opacity-0',
  ),
  400: 'md:w-[400px]',
  500: 'md:w-[500px]',
  720: 'md:w-[720px]',
  title: 'text-card font-semibold',
}

/**
 * Target of the focus on closing: the element that had it before, or the screen's heading when that element is gone (the
 * card of a claimed reward, a deleted item).
 */
export function useFinalFocus(): () => HTMLElement | boolean | null {
  const before = useRef(document.activeElement)
  return () => {
    const { current } = before
    return (current !== document.body && current?.isConnected) || document.querySelector<HTMLElement>('[data-heading]')
  }
}

export interface SheetProps {
  open: boolean
  /** called on Esc, the scrim, back and a swipe down from the handle. The caller sets `open` */
  onClose: () => void
  title: string
  /** 400 for results (default), 500 for a choice, 720 for a text to read: the width from 768 px on */
  width?: 400 | 500 | 720 | undefined
  /** a drawing above the title; the title is centred under it */
  art?: ReactNode
  /** one soft line under the title */
  lead?: ReactNode
  /** content, always with an answer that closes the sheet (Actions) */
  children: ReactNode
}

/**
 * A question or an answer over the page: from the bottom on phones, centred from 768 px. Load it when it is first needed.
 * The focus goes to the element with `data-autofocus`, else to the sheet itself, and returns on closing (useFinalFocus).
 */
export function Sheet({ open, onClose, title, width = modalMaxWidth, art, lead, children }: SheetProps) {
  const popup = useRef<HTMLDivElement>(null)
  const finalFocus = useFinalFocus()
  useOverlay(open, onClose)
  const swipe = useSwipe({ axis: 'y', onDismiss: onClose, mover: () => popup.current })
  return (
    <Dialog.Root open={open} onOpenChange={next => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={sheetFace.scrim} />
        <Dialog.Popup
          ref={popup}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? popup.current}
          finalFocus={finalFocus}
          className={cx(sheetFace.popup, sheetFace[width])}
        >
          {/* Not a control: the answers, Esc and the scrim close the sheet. */}
          <div
            {...swipe}
            aria-hidden="true"
            className="relative -mt-2 h-6 touch-none pt-2 before:absolute before:inset-x-0 before:top-0 before:h-11 md:hidden"
          >
            <span className="mx-auto block h-1 w-9 rounded-full bg-line-strong opacity-60" />
          </div>
          {art && <div className="grid place-items-center">{art}</div>}
          <Dialog.Title className={cx(sheetFace.title, Boolean(art) && 'text-center')}>{title}</Dialog.Title>
          {lead && (
            <Dialog.Description className={cx('phrases mt-0.5 text-meta text-ink-soft', Boolean(art) && 'text-center')}>
              {lead}
            </Dialog.Description>
          )}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Answers of a sheet: side by side (outline left, filled right), or one under the other. Give it big Buttons. When the words
 * do not fit side by side, they go one under the other.
 */
export function Actions({
  column,
  className,
  ...rest
}: ComponentPropsWithRef<'div'> & { column?: boolean | undefined }) {
  return (
    <div
      onClickCapture={firstPressOnly}
      {...rest}
      className={cx('mt-4 flex', column ? 'flex-col gap-2' : 'flex-wrap gap-3 *:min-w-0 *:flex-[1_1_8rem]', className)}
    />
  )
}

/**
 * Answers of a sheet that asks for confirmation: キャンセル and the confirming button, which takes the properties of a Button.
 */
export const ConfirmActions = ({
  onCancel,
  ...confirm
}: Omit<ButtonProps, 'variant' | 'size'> & { onCancel: () => void }) => (
  <Actions>
    <Button variant="line" size="big" onClick={onCancel}>
      {commonMessages.cancel}
    </Button>
    <Button {...confirm} variant="shu" size="big" />
  </Actions>
)

/** The answer of a sheet that only shows something. */
export const CloseActions = ({ onClose }: { onClose: () => void }) => (
  <Actions>
    <Button variant="line" size="big" onClick={onClose}>
      とじる
    </Button>
  </Actions>
)
