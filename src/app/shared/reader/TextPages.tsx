// The page: the text in its blocks, and the gestures for moving in it: taps, swipes, the wheel.
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, type WheelEvent } from 'react'
import { cx } from '#app/ui/cx.ts'
import { HeadLines } from './HeadLines.tsx'
import type { Pages } from './pages.ts'
import { linesIn, type ReaderText } from './reader-text.ts'
import type { ReaderSettings } from './settings.ts'
import { TextBlock, type TextBlockProps } from './TextBlock.tsx'
import { usePageSize } from './use-page-size.ts'

const WHEEL_PAUSE_MS = 350

export interface TextPagesProps
  extends Pick<TextBlockProps, 'origins' | 'hashtag' | 'lineStart' | 'marks' | 'mentions'> {
  pages: Pages
  text: ReaderText
  settings: ReaderSettings
  /** whether the stored place is known */
  placed: boolean
  head: { over?: string | undefined; title: string }
  /** content behind the last line */
  end: ReactNode
  onToggle: () => void
}

export function TextPages({ pages, text, settings, placed, head, end, onToggle, ...rest }: TextPagesProps) {
  const stage = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const wheeled = useRef(0)
  const size = usePageSize(stage, probe, settings)
  const vertical = settings.writing === 'vertical'
  const ready = size !== null
  const perLine = size?.perLine ?? 1
  const lines = useMemo(
    () => text.blocks.map(block => linesIn({ ...block, breaks: 0 }, perLine, vertical)),
    [text, perLine, vertical],
  )

  useLayoutEffect(() => {
    if (ready && scroller.current && strip.current) return pages.attach(scroller.current, strip.current)
  }, [pages, ready])
  useLayoutEffect(() => {
    if (!size) return
    // Delayed, because it fills and measures blocks, which an effect must not do itself.
    queueMicrotask(() => pages.lay(size.vertical, size.pitch))
  }, [pages, size])

  const tap = ({ clientX, target, currentTarget }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a, button')) return
    if (getSelection()?.isCollapsed === false) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const third = Math.floor((3 * (clientX - left)) / width)
    if (third === 1) onToggle()
    else pages.turn((third === 0) === vertical ? 1 : -1)
  }
  const wheel = ({ deltaX, deltaY, timeStamp }: WheelEvent): void => {
    if (!vertical || Math.abs(deltaY) <= Math.abs(deltaX) || timeStamp - wheeled.current < WHEEL_PAUSE_MS) return
    wheeled.current = timeStamp
    pages.turn(deltaY > 0 ? 1 : -1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: taps on the page; the keys and the bars do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={stage}
      onClick={tap}
      onWheel={wheel}
      className={cx('relative grid min-h-0 flex-1 justify-items-center', vertical && 'my-4 items-center')}
    >
      <span ref={probe} aria-hidden="true" className="invisible absolute w-[1rem]" />
      {size && (
        <section
          ref={scroller}
          aria-label="本文"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          data-writing={settings.writing}
          className={cx(
            'strip font-mincho outline-offset-4 [overflow-anchor:none]',
            vertical
              ? 'snap-x snap-mandatory overflow-x-auto overflow-y-hidden [writing-mode:vertical-rl]'
              : 'overflow-x-hidden overflow-y-auto',
            !placed && 'invisible',
          )}
          style={{ width: size.width, height: size.height, fontSize: size.letter, lineHeight: `${size.pitch}px` }}
        >
          <div
            className={cx('relative', !vertical && 'mx-auto px-[22px] py-7')}
            style={vertical ? { blockSize: 'max-content', minBlockSize: '100%' } : { maxWidth: 36 * size.letter + 44 }}
          >
            <HeadLines {...head} vertical={vertical} />
            {text.blocks.map((block, index) => (
              <TextBlock
                key={block.row}
                {...rest}
                {...{ pages, index, block, vertical }}
                size={(lines[index] ?? 0) * size.pitch}
                gap={Math.max(0, block.breaks - 1) * size.pitch}
              />
            ))}
            {end}
            <div
              ref={strip}
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 overflow-clip [&>div]:[block-size:var(--page)]"
            />
          </div>
        </section>
      )}
    </div>
  )
}
