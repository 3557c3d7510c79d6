// Dialog with one picture in full screen, over the page or over a sheet.
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { fileSource } from './file-address.ts'
import { Icon } from './Icon.tsx'
import { useOverlay } from './use-overlay.ts'

export function ZoomDialog({ name, src, onClose }: { name: string; src: string; onClose: () => void }) {
  useOverlay(true, onClose)
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          onClick={onClose}
          className="fixed inset-0 z-40 grid bg-scrim place-content-center place-items-center gap-3 p-4 outline-none"
        >
          <Dialog.Title className="vh">{name}の絵</Dialog.Title>
          <img
            {...fileSource(src)}
            alt={name}
            className="art max-h-[80dvh] max-w-full rounded-card bg-surface object-contain"
          />
          <Dialog.Close
            className="grid size-11 place-items-center rounded-full bg-surface text-ink"
            aria-label="とじる"
          >
            <Icon of={X} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
