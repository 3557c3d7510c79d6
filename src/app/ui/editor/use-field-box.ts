// Hook for the size of a field, in which its lines break. It is '' until it is known.
import { type RefObject, useLayoutEffect, useState } from 'react'

/** @param page number of the text in the field; another one is another element */
export function useFieldBox(field: RefObject<HTMLTextAreaElement | null>, page: number): string {
  const [box, setBox] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another element.
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    const observer = new ResizeObserver(() => setBox(`${current.clientWidth} ${current.clientHeight}`))
    observer.observe(current)
    return () => observer.disconnect()
  }, [field, page])
  return box
}
