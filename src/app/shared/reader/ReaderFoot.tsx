// Line under the page while the controls are hidden: the progress, and a button for the controls, as an alternative to a tap
// on the page.
import { useMemo } from 'react'
import { leftText, type Place, percent } from './place.ts'
import { characterCount, type ReaderText } from './reader-text.ts'

interface ReaderFootProps {
  place: Place
  text: ReaderText
  /** whether the text runs to the left */
  vertical: boolean
  onOpen: () => void
}

export function ReaderFoot({ place: { ratio }, text, vertical, onOpen }: ReaderFootProps) {
  const characters = useMemo(() => characterCount(text), [text])
  const share = `${ratio * 100}%`
  return (
    <button
      type="button"
      onClick={onOpen}
      className="relative mx-auto block min-h-14 w-full max-w-[720px] flex-none px-6 pt-3 pb-[calc(10px+env(safe-area-inset-bottom))] text-meta text-ink-soft -outline-offset-2 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-7 before:bg-linear-to-t before:from-paper before:to-transparent in-data-[vertical=true]:before:hidden"
    >
      <span className="vh">読みかたを開く。</span>
      <span aria-hidden="true" dir={vertical ? 'rtl' : 'ltr'} className="relative mb-2 block h-0.5 bg-line">
        <span className="absolute inset-y-0 start-0 bg-shu" style={{ width: share }} />
        <span className="absolute -top-[3px] -mx-1 size-2 rounded-full bg-shu" style={{ insetInlineStart: share }} />
      </span>
      <span className="num flex flex-wrap justify-between gap-x-3">
        <span>{percent(ratio)}%</span>
        <span>
          {leftText(ratio, text.length)}・全 {characters.toLocaleString('ja-JP')}字
        </span>
      </span>
    </button>
  )
}
