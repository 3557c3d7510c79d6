// Title before the text, as a part of the page.
import { cx } from '#app/ui/cx.ts'
import { CombinedNumbers } from './CombinedNumbers.tsx'

interface HeadLinesProps {
  /** a softer line before the title */
  over?: string | undefined
  title: string
  vertical: boolean
}

// In vertical writing these lines are as wide as those of the text, so that pages end between lines.
export const HeadLines = ({ over, title, vertical }: HeadLinesProps) => (
  <header data-head="" className={vertical ? 'pe-1 [padding-block-end:1lh]' : 'mb-5'}>
    {over && (
      <p className={cx('text-[0.72em] tracking-[0.08em] text-ink-soft', vertical && 'leading-[inherit]')}>
        {vertical ? <CombinedNumbers words={over} /> : over}
      </p>
    )}
    <h1
      tabIndex={-1}
      data-heading=""
      className={cx(
        'font-semibold outline-none',
        vertical ? 'text-[1.11em] tracking-[0.08em]' : 'text-[1.22em] leading-[1.5]',
      )}
    >
      {vertical ? <CombinedNumbers words={title} /> : title}
    </h1>
  </header>
)
