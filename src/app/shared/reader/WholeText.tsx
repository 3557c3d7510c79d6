// The whole text without its reader, as the server renders it: for visitors without scripts, and until the reader has
// loaded. It has the lines and the sizes with which the reader opens at first; the reader takes its place in one step.

import { RichText } from '#app/ui/RichText.tsx'
import { BareFrame } from '#app/ui/Shell.tsx'
import { EndLinks } from './EndLinks.tsx'
import { HeadLines } from './HeadLines.tsx'
import type { ReaderProps } from './Reader.tsx'
import { linesIn, readText } from './reader-text.ts'
import { leading, usual } from './settings.ts'
import { blockFace } from './TextBlock.tsx'

const PITCH = Math.round(usual.size * leading[usual.gap])
/** Full-width letters in a line of most phones, for the room of a block before it is laid out. */
const PER_LINE = 36

export function WholeText({ origins, unit = '章', ...props }: ReaderProps & { origins: readonly string[] }) {
  const { text: stored, hashtag, lineStart, mentions, back, work, byline, over, title } = props
  const { blocks } = readText(stored, { origins, hashtag: hashtag?.name })
  return (
    <BareFrame>
      <div
        data-replaced=""
        data-vertical="true"
        className="fixed inset-0 flex flex-col bg-paper pt-[env(safe-area-inset-top)] text-ink"
      >
        <header className="flex min-h-(--bar-top) flex-none items-center border-b border-line bg-sheet px-1 md:px-3">
          {back}
          <div className="min-w-0 flex-1 py-1 leading-[1.35]">
            <p className="line-clamp-1 font-mincho text-body leading-[1.35] font-semibold">{work}</p>
            {byline && <p className="line-clamp-1 text-meta leading-[1.35] text-ink-soft">{byline}</p>}
          </div>
        </header>
        <div className="my-4 grid min-h-0 flex-1 items-center justify-items-center [container-type:size]">
          <section
            aria-label="本文"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
            tabIndex={0}
            data-writing="vertical"
            className="strip h-[round(down,min(100cqh,648px),18px)] w-[round(down,calc(100cqw-44px),35px)] overflow-x-auto overflow-y-hidden font-mincho text-[18px] leading-[35px] outline-offset-4 [writing-mode:vertical-rl]"
          >
            <div className="[block-size:max-content]">
              <HeadLines over={over} title={title} vertical />
              {blocks.map(block => (
                <div
                  key={block.row}
                  className={blockFace}
                  style={{
                    containIntrinsicBlockSize: `${linesIn({ ...block, breaks: 0 }, PER_LINE, true) * PITCH}px`,
                    paddingBlockStart: Math.max(0, block.breaks - 1) * PITCH,
                  }}
                >
                  <RichText {...{ origins, hashtag, lineStart, mentions }} text={block.text} firstRow={block.row} />
                </div>
              ))}
              <EndLinks {...props} unit={unit} vertical />
            </div>
          </section>
        </div>
        <p className="min-h-14 flex-none" />
      </div>
    </BareFrame>
  )
}
