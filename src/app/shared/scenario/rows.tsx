// Rows of a form that are added and taken away: their ids, how many there are, what is wrong with them, where the focus goes.
import { useEffect, useRef } from 'react'

export const nextId = (rows: readonly { id: number }[]): number => Math.max(-1, ...rows.map(({ id }) => id)) + 1

/**
 * Hook for the focus after a change of the rows: the first field of a new row has it; after one was taken away, the
 * button that adds.
 */
export function useFocusAfter() {
  const list = useRef<HTMLElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const wanted = useRef<number | 'adder' | null>(null)
  useEffect(() => {
    const { current: where } = wanted
    wanted.current = null
    if (where === 'adder') adder.current?.focus()
    else if (where !== null) {
      list.current?.querySelector<HTMLElement>(`[data-row="${where}"] :is(input, select, textarea)`)?.focus()
    }
  })
  return {
    list,
    adder,
    focusRow: (id: number): void => {
      wanted.current = id
    },
    focusAdder: (): void => {
      wanted.current = 'adder'
    },
  }
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
