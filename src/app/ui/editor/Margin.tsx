// Pictures beside lines of the text in a field. They stand at their lines when the typing rests, and scroll with the text.
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useFieldBox } from './use-field-box.ts'

export interface MarginMark {
  /** place of the first unit of the line in the text of the field */
  at: number
  mark: ReactNode
}

interface MarginProps {
  field: RefObject<HTMLTextAreaElement | null>
  marks: readonly MarginMark[]
  /** look of a copy of the text that breaks its lines like the field */
  face: string
  /** number of the text in the field */
  page: number
}

type Placed = MarginMark & { top: number }

export function Margin({ field, marks, face, page }: MarginProps) {
  const copy = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const box = useFieldBox(field, page)
  const [placed, place] = useState<readonly Placed[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines break anew in a box of another size.
  useLayoutEffect(() => {
    const [text, hidden] = [field.current, copy.current]
    if (!text || !hidden || box === '') return
    place(placesOf(text, hidden, marks))
  }, [field, marks, box, page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another element.
  useLayoutEffect(() => {
    const text = field.current
    if (!text) return
    const follow = (): void => {
      if (strip.current) strip.current.style.translate = `0 ${-text.scrollTop}px`
    }
    follow()
    text.addEventListener('scroll', follow, { passive: true })
    return () => text.removeEventListener('scroll', follow)
  }, [field, page])
  return (
    <>
      <div ref={copy} aria-hidden="true" className={face} />
      <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-0 w-12 overflow-hidden">
        <div ref={strip} className="relative">
          {placed.map(({ at, mark, top }) => (
            <span key={at} className="absolute left-2.5 -translate-y-1/2" style={{ top }}>
              {mark}
            </span>
          ))}
        </div>
      </div>
    </>
  )
}

function placesOf(field: HTMLTextAreaElement, copy: HTMLDivElement, marks: readonly MarginMark[]): Placed[] {
  copy.style.width = `${field.clientWidth}px`
  copy.textContent = field.value
  const node = copy.firstChild
  const { top: origin } = copy.getBoundingClientRect()
  const range = document.createRange()
  const placed = marks.flatMap(each => {
    if (!node || each.at >= field.value.length) return []
    range.setStart(node, each.at)
    range.setEnd(node, each.at + 1)
    const { top, height } = range.getClientRects()[0] ?? range.getBoundingClientRect()
    return [{ ...each, top: top + height / 2 - origin }]
  })
  copy.textContent = ''
  return placed
}
