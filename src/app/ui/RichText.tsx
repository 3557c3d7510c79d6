// What users wrote, in the notation of the service (notation.md): a tree of nodes becomes elements, never a string of HTML.
import { type ReactNode, useMemo } from 'react'
import { parse, type TextNode } from '#rules/text/notation.ts'

export interface RichTextProps {
  /** as it is stored */
  text: string
  /** whose URLs are inner ones; keep the array, a new one parses the text again */
  origins: readonly string[]
  /** the one hashtag that links, and where to (given the tag as it was typed) */
  hashtag?: { name: string; href: (typed: string) => string } | undefined
}

// Every break is the writer's: spaces stay, long words wrap, and no direction of letters reaches beyond the text.
const face = 'leading-[1.9] wrap-anywhere whitespace-pre-wrap [unicode-bidi:isolate]'
const linkFace = 'text-ai underline underline-offset-4 [text-orientation:sideways]'
const emphasisFace = 'emphasis not-italic not-supports-[text-emphasis:filled]:font-bold'

export function RichText({ text, origins, hashtag }: RichTextProps) {
  const tag = hashtag?.name
  const nodes = useMemo(() => parse(text, { siteOrigins: origins, hashtag: tag }), [text, origins, tag])
  return (
    <div className={face}>
      {paragraphs(nodes).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
        <p key={place} className="not-first:[margin-block-start:1em]">
          {paragraph.map((node, nodePlace) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Part key={nodePlace} node={node} hashtagHref={hashtag?.href} />
          ))}
        </p>
      ))}
    </div>
  )
}

/** Two breaks part paragraphs. Further ones stay in the next as its first lines: writers pause with empty lines. */
function paragraphs(nodes: readonly TextNode[]): TextNode[][] {
  let current: TextNode[] = []
  const all = [current]
  let breaks = 0
  for (const node of nodes) {
    breaks = node.kind === 'br' ? breaks + 1 : 0
    if (breaks === 2) {
      current.pop()
      current = []
      all.push(current)
    } else current.push(node)
  }
  return all.filter(paragraph => paragraph.length > 0)
}

function Part({ node, hashtagHref }: { node: TextNode; hashtagHref: ((typed: string) => string) | undefined }) {
  switch (node.kind) {
    case 'text':
      return node.value
    case 'br':
      return <br />
    case 'ruby':
      return (
        <ruby>
          {node.base}
          <rp>（</rp>
          <rt>{node.rt}</rt>
          <rp>）</rp>
        </ruby>
      )
    case 'em':
      return <em className={emphasisFace}>{marked(node.value)}</em>
    case 'hashtag':
      return (
        <a href={hashtagHref?.(node.value)} className={linkFace}>
          {node.value}
        </a>
      )
    // The preview card that stands in place of an inner URL comes with the link cards; this is what it leaves when closed.
    case 'card':
      return (
        <a href={node.url} className={linkFace}>
          {node.text}
        </a>
      )
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noopener noreferrer nofollow ugc" className={linkFace}>
          {node.text}
          {/* heard, but not copied along with the address */}
          <span className="vh select-none">（新しいタブで開きます）</span>
        </a>
      )
  }
}

/** Spaces and punctuation carry no mark; not every browser knows that by itself. */
const marked = (words: string): ReactNode[] =>
  words.split(/([\p{P}\s]+)/u).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={place} className="[text-emphasis:none]">
        {part}
      </span>
    ),
  )
