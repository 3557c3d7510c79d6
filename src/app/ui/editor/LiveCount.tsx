// The count of the text in a field, with the mark of what is past its limit. It is rendered at each key, unlike the editor around it.
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import type { LiveText } from './live-text.ts'
import type { CountRule } from './over-limit.ts'
import { Count } from './Toolbar.tsx'
import { useCount } from './use-count.ts'
import { useOverMark } from './use-over-mark.ts'

interface LiveCountProps {
  id: string
  live: LiveText
  count: CountRule
  limit: number | undefined
  field: RefObject<HTMLTextAreaElement | null>
  copy: RefObject<HTMLDivElement | null>
  /** number of the text in the field */
  page: number
  /** hears whether the text is past its limit */
  onOver: (isOver: boolean) => void
}

export function LiveCount({ id, live, count, limit, field, copy, page, onOver }: LiveCountProps) {
  const text = useSyncExternalStore(live.watch, live.get)
  const measured = useCount(text, count, limit)
  useOverMark(field, copy, measured, page)
  const isOver = measured.overAt < measured.text.length
  useLayoutEffect(() => onOver(isOver), [isOver, onOver])
  return <Count id={id} used={measured.used} limit={limit} />
}
