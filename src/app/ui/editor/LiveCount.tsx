// The count of the text in a field, with the mark of what is past its limit. It is rendered at each key, unlike the editor around it;
// of a part of a long text behind the letter.
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import type { LiveText } from './live-text.ts'
import type { CountRule } from './over-limit.ts'
import { Count } from './Toolbar.tsx'
import { useBehind } from './use-behind.ts'
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
  /** whether the text is a part of a long one */
  isPart: boolean | undefined
  /** hears whether the text is past its limit */
  onOver: (isOver: boolean) => void
}

export function LiveCount({ id, live, count, limit, field, copy, page, isPart, onOver }: LiveCountProps) {
  const behind = useBehind(live.watch)
  const text = useSyncExternalStore(isPart ? behind : live.watch, live.get)
  const measured = useCount(text, count, limit)
  useOverMark(field, copy, measured, page)
  const isOver = measured.overAt < measured.text.length
  useLayoutEffect(() => onOver(isOver), [isOver, onOver])
  return <Count id={id} used={measured.used} limit={limit} />
}
