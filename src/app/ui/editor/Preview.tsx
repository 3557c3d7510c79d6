// Preview of the text being written. It follows the typing when there is time, and renders only changed parts again.
import { memo, type ReactNode, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { cx } from '../cx.ts'
import { RichText } from '../RichText.tsx'
import type { LiveText } from './live-text.ts'

const here = [location.origin]
const plain = (text: string): ReactNode => <RichText text={text} origins={here} />

/** Approximate length of a part, about a screenful; a part is rendered as a whole. */
const PART = 600

export interface PreviewPart {
  text: string
  /** whether a paragraph ended before the part, not only a line */
  isParagraph: boolean
}

/**
 * The text divided between its lines, which no form of the notation crosses. Groups of three and more breaks stay inside a
 * part.
 */
export function partsOf(text: string): readonly PreviewPart[] {
  const parts: PreviewPart[] = []
  const cuts = /(?<=[^\n\u2028\u2029])\n{1,2}(?=[^\n\u2028\u2029])/g
  let from = 0
  let isParagraph = false
  for (;;) {
    cuts.lastIndex = from + PART
    const cut = cuts.exec(text)
    parts.push({ text: text.slice(from, cut?.index), isParagraph })
    if (!cut) return parts
    from = cuts.lastIndex
    isParagraph = cut[0].length === 2
  }
}

const Part = memo(({ text, isParagraph, show }: PreviewPart & { show: (text: string) => ReactNode }) => (
  <div className={cx('[contain-intrinsic-size:auto_600px] [content-visibility:auto]', isParagraph && 'mt-[1em]')}>
    {show(text)}
  </div>
))

interface PreviewProps {
  text: string
  show?: ((text: string) => ReactNode) | undefined
}

/** The preview of a field, rendered at each key, unlike the editor around it. */
export function LivePreview({ live, show }: Omit<PreviewProps, 'text'> & { live: LiveText }) {
  return <Preview text={useSyncExternalStore(live.watch, live.get)} show={show} />
}

export function Preview({ text, show = plain }: PreviewProps) {
  const shown = useDeferredValue(text, text.slice(0, PART))
  const parts = useMemo(() => partsOf(shown), [shown])
  if (shown === '') return <p className="text-sub text-ink-soft">書いたものが、ここに読まれるかたちで表示されます。</p>
  return (
    // Ruby and emphasis are tinted, which a plain field cannot do.
    <div className="font-mincho text-[1.0625rem] [&_:is(ruby,em)]:text-ai">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
        <Part key={place} {...part} show={show} />
      ))}
    </div>
  )
}
