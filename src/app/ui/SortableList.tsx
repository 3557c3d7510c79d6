import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { MenuEntry } from './ActionMenu.tsx'
import { announce } from './announce.ts'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'

interface SortableListProps<T> {
  /** name of the list for screen readers */
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  nameOf: (item: T) => string
  /** called with the new order when a row was moved */
  onOrder: (items: readonly T[]) => void
  /** whether no row can be moved now */
  fixed?: boolean | undefined
  /** a row: its grip, and the same moves as entries of its menu, for who cannot drag */
  children: (item: T, parts: { grip: ReactNode; moves: readonly MenuEntry[] }) => ReactNode
}

/** @property dy way of the pointer in pixels; to the place in which the row would be dropped */
type Drag = { from: number; to: number; dy: number; startY: number; middles: readonly number[] }

const EDGE = 56
const STEP = 12

const moved = <T,>(items: readonly T[], from: number, to: number): T[] => {
  const others = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? others : [...others.slice(0, to), item, ...others.slice(to)]
}

/**
 * Rows in an order that is changed by dragging their grips, by the arrow keys on a grip, or from a menu. The rows stay where they
 * are until the dragged one is dropped; a line shows where that will be.
 */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, keyOf, nameOf, onOrder, fixed = false, children } = props
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const move = (from: number, to: number): void => {
    const item = items[from]
    if (fixed || item === undefined || to < 0 || to >= items.length || to === from) return
    onOrder(moved(items, from, to))
    announce(`${nameOf(item)}を${items.length}件中${to + 1}番目に動かしました`)
  }
  const drop = useRef(move)
  useEffect(() => {
    drop.current = move
  })
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    const follow = ({ pageY, clientY }: globalThis.PointerEvent): void => {
      if (clientY < EDGE) scrollBy(0, -STEP)
      else if (clientY > innerHeight - EDGE) scrollBy(0, STEP)
      setDrag(
        old =>
          old && {
            ...old,
            dy: pageY - old.startY,
            to: old.middles.filter((middle, index) => index !== old.from && middle < pageY).length,
          },
      )
    }
    const end = (): void =>
      setDrag(old => {
        if (old) queueMicrotask(() => drop.current(old.from, old.to))
        return null
      })
    const stop = (): void => setDrag(null)
    const onKey = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') stop()
    }
    addEventListener('pointermove', follow)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', stop)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', stop)
      removeEventListener('keydown', onKey)
    }
  }, [isDragging])
  const begin = (event: PointerEvent, from: number): void => {
    if (fixed || event.button !== 0 || !list.current) return
    event.preventDefault()
    const middles = [...list.current.children].map(row => {
      const { top, height } = row.getBoundingClientRect()
      return top + scrollY + height / 2
    })
    setDrag({ from, to: from, dy: 0, startY: event.pageY, middles })
  }
  const onKeyDown = (event: KeyboardEvent, from: number): void => {
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(from, to)
  }
  /** Line over the row before which the dragged one would be dropped, or below the last. */
  const lineAt = (index: number): string => {
    if (!drag || drag.to === drag.from) return ''
    const before = drag.to > drag.from ? drag.to + 1 : drag.to
    if (index === before) return 'inset 0 3px 0 var(--ai)'
    return before === items.length && index === items.length - 1 ? 'inset 0 -3px 0 var(--ai)' : ''
  }
  return (
    <ul
      ref={list}
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {items.map((item, index) => {
        const isDragged = drag?.from === index
        const grip = (
          <button
            type="button"
            aria-label={`${nameOf(item)}を動かす（上下の矢印キー）`}
            aria-disabled={fixed || undefined}
            className={cx(
              'flex min-h-11 min-w-11 flex-none touch-none items-center justify-center text-ink-soft',
              fixed ? 'opacity-40' : 'cursor-move',
            )}
            onPointerDown={event => begin(event, index)}
            onKeyDown={event => onKeyDown(event, index)}
          >
            <Icon of={GripVertical} />
          </button>
        )
        const moves: MenuEntry[] = [
          ...(index > 0 ? [{ label: '上へ動かす', icon: ArrowUp, onPress: () => move(index, index - 1) }] : []),
          ...(index < items.length - 1
            ? [{ label: '下へ動かす', icon: ArrowDown, onPress: () => move(index, index + 1) }]
            : []),
        ]
        return (
          <li
            key={keyOf(item)}
            className={cx('relative bg-surface', isDragged && 'z-1 shadow-sheet')}
            style={isDragged ? { transform: `translateY(${drag.dy}px)` } : { boxShadow: lineAt(index) }}
          >
            {children(item, { grip, moves: fixed ? [] : moves })}
          </li>
        )
      })}
    </ul>
  )
}
