// Toolbar under the text: tools for the selection, and the number of characters left. A press keeps the focus, so that the
// phone's keyboard stays open.
import { Redo2, TextQuote, Undo2 } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import { countWords } from './over-limit.ts'

export interface ToolbarProps {
  /** id of the text that it controls */
  controls: string
  onRuby: () => void
  onEmphasis: () => void
  onBrackets: () => void
  onUndo: () => void
  onRedo: () => void
  onSnippets: (() => void) | undefined
  count: ReactNode
}

function Tool({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
      className={cx(
        'grid min-h-12 min-w-11 flex-none place-items-center rounded-card px-1 text-sub -outline-offset-2 font-semibold text-ink active:opacity-75',
        className,
      )}
    />
  )
}

export function Toolbar({ controls, onRuby, onEmphasis, onBrackets, onUndo, onRedo, onSnippets, count }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center border-t border-line pb-[env(safe-area-inset-bottom)]">
      {/* One row that scrolls inside itself; with large letters the count wraps under it. */}
      <fieldset
        aria-controls={controls}
        className="flex min-w-0 flex-[1_1_11rem] overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        <legend className="vh">記法</legend>
        <Tool aria-label="ルビ" aria-keyshortcuts="Control+I Meta+I" title="ルビ（Ctrl+I）" onClick={onRuby}>
          {/* Drawn by the style, because letters here would become part of the name. */}
          <span
            aria-hidden="true"
            className="grid justify-items-center leading-[1.2] before:text-[0.5em] before:content-['ルビ'] after:content-['字']"
          />
        </Tool>
        <Tool aria-label="傍点" aria-keyshortcuts="Control+B Meta+B" title="傍点（Ctrl+B）" onClick={onEmphasis}>
          <span aria-hidden="true" className="emphasis [text-emphasis-style:filled_sesame] leading-[2]">
            傍点
          </span>
        </Tool>
        <Tool aria-label="かぎかっこ" title="かぎかっこ" onClick={onBrackets}>
          <span aria-hidden="true">「」</span>
        </Tool>
        <Tool aria-label="元に戻す" title="元に戻す" onClick={onUndo}>
          <Icon of={Undo2} />
        </Tool>
        <Tool aria-label="やり直す" title="やり直す" onClick={onRedo}>
          <Icon of={Redo2} />
        </Tool>
        {onSnippets && (
          <Tool aria-label="定型文" title="定型文" onClick={onSnippets}>
            <Icon of={TextQuote} />
          </Tool>
        )}
      </fieldset>
      {count}
    </div>
  )
}

/** Count of characters: あと42.5字; past the limit in red, with the excess. */
export function Count({ id, used, limit }: { id: string; used: number; limit: number | undefined }) {
  const { before, number, after } = countWords(used, limit)
  const isOver = limit !== undefined && used > limit
  return (
    <p
      id={id}
      data-count={used}
      className={cx('num ml-auto min-h-11 content-center pr-2.5 pl-1 text-sub whitespace-nowrap', isOver && 'text-hi')}
    >
      {before}
      <b className="text-card">{number}</b>
      {after}
    </p>
  )
}
