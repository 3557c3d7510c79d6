// The ⋯ menu: the seldom used actions of a card or a screen. Its list is loaded when it is first opened.
import type { LinkProps } from '@tanstack/react-router'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'

const MenuList = lazy(() => import('./MenuList.tsx').then(module => ({ default: module.MenuList })))

/** One entry of a menu: an action on this screen, or a link to another one. */
export type MenuEntry = { label: string; icon: LucideIcon } & ({ onPress: () => void } | { link: LinkProps })

export interface ActionMenuProps {
  /** names the button and the menu: ほかの操作：ミナ・ソルベ */
  label: string
  entries: readonly MenuEntry[]
  className?: string | undefined
}

/** The ⋯ button with its menu; renders nothing without entries. */
export function ActionMenu({ label, entries, className }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  if (entries.length === 0) return null
  return (
    <>
      <IconButton
        ref={button}
        icon={Ellipsis}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={className}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <MenuList label={label} entries={entries} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
