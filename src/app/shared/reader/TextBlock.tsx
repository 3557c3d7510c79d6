// A block of a text: an empty box of about its size until it comes near the screen, then the words.
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useLinkPreviews } from '#app/platform/reading.ts'
import { LinkCard } from '#app/shared/story/LinkCard.tsx'
import { InnerLink } from '#app/ui/InnerLink.tsx'
import { RichText, type RichTextProps } from '#app/ui/RichText.tsx'
import type { WebAddress } from '#rules/text/nodes.ts'
import { CombinedNumbers } from './CombinedNumbers.tsx'
import type { Pages } from './pages.ts'
import type { Block } from './reader-text.ts'

/** Pieces with which the words of a text are shown. */
type Shown = 'origins' | 'hashtag' | 'lineStart' | 'marks' | 'mentions'

export interface TextBlockProps extends Pick<RichTextProps, Shown> {
  pages: Pages
  index: number
  block: Block
  vertical: boolean
  /** approximate size in px along the text */
  size: number
  /** px before it, for the breaks before the block */
  gap: number
}

// Every line lies on the grid of the page: paragraphs are separated by a whole line, and the readings above a paragraph's
// first line stand in a padding that takes no room, because they would move the line.
export const blockFace =
  'flow-root [content-visibility:auto] [&>div]:leading-[inherit] [&_rt]:leading-none [&_p]:[margin-block-start:-6px] [&_p]:[padding-block-start:6px] [&_p:not(:first-child)]:[margin-block-start:calc(1lh-6px)]'

export const TextBlock = memo(function TextBlock({ pages, index, block, size, gap, ...rest }: TextBlockProps) {
  const element = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  const isShown = useRef(false)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    return pages.blocks.register(index, {
      element: current,
      show: () => {
        isShown.current = true
        setShown(true)
      },
      isShown: () => isShown.current,
    })
  }, [pages, index])
  return (
    <div
      ref={element}
      className={blockFace}
      style={{
        containIntrinsicBlockSize: `${size}px`,
        paddingBlockStart: gap,
        ...(shown ? {} : { blockSize: size + gap }),
      }}
    >
      {shown && <Words block={block} {...rest} />}
    </div>
  )
})

// Content inserted into the text has no characters of its own; a card counts as many as its address.
const instead = ({ url, text }: WebAddress) => (
  <span data-characters={text.length}>
    <LinkCard url={url} instead={<InnerLink url={url}>{text}</InnerLink>} />
  </span>
)

const numbers = (words: string) => <CombinedNumbers words={words} />

function Words({ block, vertical, lineStart, ...rest }: Pick<TextBlockProps, 'block' | 'vertical' | Shown>) {
  const previews = useLinkPreviews()
  const preview = ({ url }: WebAddress) =>
    block.previews.has(url) && (
      <span data-characters={0}>
        <LinkCard url={url} />
      </span>
    )
  const atLine = (row: number) => {
    const clip = lineStart?.(row)
    return clip && <span data-characters={0}>{clip}</span>
  }
  return (
    <RichText
      {...rest}
      text={block.text}
      firstRow={block.row}
      card={instead}
      preview={previews && block.previews.size > 0 ? preview : undefined}
      lineStart={lineStart && atLine}
      words={vertical ? numbers : undefined}
    />
  )
}
