// List of a menu, beside its button: arrow keys, first letters, Esc, back, a press outside. Load it when it is first needed.
import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { MenuEntry } from './ActionMenu.tsx'
import { Icon } from './Icon.tsx'
import { useOverlay } from './use-overlay.ts'

const lineFace =
  'flex min-h-12 cursor-default items-center gap-3 rounded-card px-3 py-2 text-sub leading-[1.35] text-ink outline-none select-none data-highlighted:bg-ai-soft data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ai'

export function MenuList({
  label,
  entries,
  button,
  onClose,
}: {
  label: string
  entries: readonly MenuEntry[]
  /** the button that opened it: the list stands there, and the focus returns there */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  useOverlay(true, onClose)
  // The menu closes first, because an open one keeps the focus and an opened sheet has to give it back to the button.
  const press = (onPress: () => void): void => {
    flushSync(onClose)
    button.current?.focus()
    onPress()
  }
  return (
    <Menu.Root open onOpenChange={open => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner
          positionMethod="fixed"
          anchor={button}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-30"
        >
          <Menu.Popup
            aria-label={label}
            finalFocus={button}
            className="max-h-(--available-height) max-w-[min(20rem,calc(100vw-1rem))] min-w-52 overflow-auto overscroll-contain rounded-card border border-line-strong bg-sheet p-1 shadow-sheet outline-none"
          >
            {entries.map(entry => {
              const words = (
                <>
                  <Icon of={entry.icon} size="s" className="text-ai" />
                  <span className="phrases min-w-0 flex-1">{entry.label}</span>
                </>
              )
              return 'link' in entry ? (
                <Menu.LinkItem key={entry.label} closeOnClick className={lineFace} render={<Link {...entry.link} />}>
                  {words}
                </Menu.LinkItem>
              ) : (
                <Menu.Item key={entry.label} className={lineFace} onClick={() => press(entry.onPress)}>
                  {words}
                </Menu.Item>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
