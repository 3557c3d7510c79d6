import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { uploadOverlaySpinnerSize } from '#rules/constants/display.ts'
import { useBackCloses } from './page-history.ts'

const stays = () => {}

/**
 * Overlay while something large is being sent: nothing else can be pressed, and back has no effect. Mount it for that time.
 */
export function UploadOverlay({ message }: { message: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useBackCloses(true, stays)
  useEffect(() => {
    // The browser's own modal dialog: it holds the focus and stands above everything, toasts included. (Test environments
    // have none, hence the second question marks.)
    const element = dialog.current
    element?.showModal?.()
    return () => element?.close?.()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="upload-overlay-message"
      onCancel={event => event.preventDefault()}
      className="fixed inset-0 z-300 m-0 size-full max-h-none max-w-none place-content-center justify-items-center gap-4 bg-scrim p-6 text-center font-semibold text-on-pic outline-none open:grid"
    >
      <LoaderCircle aria-hidden="true" size={uploadOverlaySpinnerSize} strokeWidth={1.5} className="animate-turn" />
      <p id="upload-overlay-message" role="status">
        {message}
      </p>
    </dialog>
  )
}
