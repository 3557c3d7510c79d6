// Rows of a form that are added and taken away: their ids, how many there are, what is wrong with them, where the focus goes.
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/Button.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'

/** A number above those of all rows. */
export const nextId = (ids: readonly number[]): number => Math.max(-1, ...ids) + 1

/** Mark for the button that adds; no id of a row. */
const ADDER = 'adder'

/**
 * Hook for the focus after a change of the rows: the first field of a new row has it; after one was taken away, the
 * button that adds.
 */
export function useFocusAfter<List extends HTMLElement = HTMLElement>() {
  const list = useRef<List>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const wanted = useRef<number | string | null>(null)
  useEffect(() => {
    const { current: where } = wanted
    wanted.current = null
    if (where === ADDER) adder.current?.focus()
    else if (where !== null) {
      list.current?.querySelector<HTMLElement>(`[data-row="${where}"] :is(input, select, textarea)`)?.focus()
    }
  })
  return {
    list,
    adder,
    focusRow: (id: number | string): void => {
      wanted.current = id
    },
    focusAdder: (): void => {
      wanted.current = ADDER
    },
  }
}

interface Numbered {
  id: number
}

/**
 * Hook for rows with numbers of their own: changing one, adding one at the end, taking one away, each with its focus.
 * @property list goes to the section, adder to its AddRow
 */
export function useRows<Row extends Numbered>(rows: readonly Row[], onChange: (rows: readonly Row[]) => void) {
  const { list, adder, focusRow, focusAdder } = useFocusAfter()
  return {
    list,
    adder,
    change: (id: number, patch: Partial<Row>): void =>
      onChange(rows.map(row => (row.id === id ? { ...row, ...patch } : row))),
    add: (row: Omit<Row, 'id'>): void => {
      const id = nextId(rows.map(row => row.id))
      onChange([...rows, { ...row, id } as Row])
      focusRow(id)
    },
    remove: (id: number): void => {
      onChange(rows.filter(row => row.id !== id))
      focusAdder()
    },
  }
}

interface AddRowProps {
  ref: RefObject<HTMLButtonElement | null>
  /** words while no further row can be added */
  full: string | false
  onAdd: () => void
  children: string
}

/** Button under the rows that adds one. */
export const AddRow = ({ ref, full, onAdd, children }: AddRowProps) => (
  <Button ref={ref} variant="line" icon={Plus} className="mt-2" reason={full || undefined} onClick={onAdd}>
    {children}
  </Button>
)

interface MoveButtonsProps<Row> {
  /** name of the row: 選択肢 2 */
  name: string
  rows: readonly Row[]
  index: number
  onChange: (rows: readonly Row[]) => void
}

/** Buttons that move a row up and down among the others. */
export function MoveButtons<Row>({ name, rows, index, onChange }: MoveButtonsProps<Row>) {
  const ways = [
    { icon: ArrowUp, label: `${name}を上へ`, to: index - 1 },
    { icon: ArrowDown, label: `${name}を下へ`, to: index + 1 },
  ]
  return ways.map(({ icon, label, to }) => {
    const isEnd = to < 0 || to >= rows.length
    const move = (): void => {
      if (isEnd) return
      onChange(rows.toSpliced(index, 1).toSpliced(to, 0, ...rows.slice(index, index + 1)))
      announce(`${to + 1}番目に動かしました。`)
    }
    return (
      <IconButton
        key={label}
        {...{ icon, label }}
        aria-disabled={isEnd}
        className={isEnd ? 'opacity-40' : ''}
        onClick={move}
      />
    )
  })
}

export const Count = ({ used, most }: { used: number; most: number }) => (
  <span className="num text-meta text-ink-soft">
    {used} / {most}
  </span>
)

/** Fault of a whole section; the first fault of a form is found by its mark. */
export const FaultLine = ({ error }: { error: string | undefined }) =>
  error && (
    <p data-fault="" tabIndex={-1} className="mt-1.5 text-cap font-semibold text-hi">
      {error}
    </p>
  )
