// Texts of users, in the notation of the service (notation): a tree of nodes becomes elements, never a string of HTML.
import { Fragment, type ReactNode, useMemo } from 'react'
import { parse, type TextNode, type WebAddress } from '#rules/text/notation.ts'
import { InnerLink, textLinkFace } from './InnerLink.tsx'

export interface RichTextProps {
  /** text as it is stored */
  text: string
  /** origins whose URLs are inner ones; keep the array, because a new one makes the text be parsed again */
  origins: readonly string[]
  /** the one hashtag that becomes a link, and its address (given the tag as it was typed) */
  hashtag?: { name: string; href: (typed: string) => string } | undefined
  /** replaces an inner URL; without it a link */
  card?: ((address: WebAddress) => ReactNode) | undefined
  /** added under the paragraph of each of the first three external links, which stay as typed (G51) */
  preview?: ((address: WebAddress) => ReactNode) | undefined
  /** added at the start of a line, counted from 1 by the writer's breaks: voice clips */
  lineStart?: ((row: number) => ReactNode) | undefined
  /** renders plain words, for example numbers upright in vertical lines; without it they stay as they are */
  words?: ((words: string) => ReactNode) | undefined
}

/** Links with a preview, at most (G51). */
const MOST_PREVIEWS = 3

/** Characters from which a text is divided into blocks, and the approximate length of a block. */
const LONG = 4_000
const BLOCK = 1_000

// All line breaks are the writer's: spaces stay, long words wrap, and the direction of letters has no effect outside the
// text.
const face = 'leading-[1.9] [word-break:normal] wrap-anywhere whitespace-pre-wrap [unicode-bidi:isolate]'
const gap = 'not-first:[margin-block-start:1em]'
// A block is laid out only near the screen. The first guess of its size is for a phone; ruby may stick out of it.
const blockFace = '[content-visibility:auto] [contain-intrinsic-block-size:auto_50lh] [overflow-clip-margin:1em]'
const emphasisFace = 'emphasis not-italic not-supports-[text-emphasis:filled]:font-bold'

export function RichText({ text, origins, hashtag, card, preview, lineStart, words }: RichTextProps) {
  const tag = hashtag?.name
  const nodes = useMemo(() => parse(text, { siteOrigins: origins, hashtag: tag }), [text, origins, tag])
  const previewed = useMemo(() => firstLinks(nodes), [nodes])
  const shown = (paragraph: Paragraph): ReactNode => (
    <Fragment key={paragraph.row}>
      <p className={paragraph.goesOn ? undefined : gap}>
        {lineStart?.(paragraph.row)}
        {paragraph.nodes.map((node, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
          <Fragment key={place}>
            <Part node={node} hashtagHref={hashtag?.href} card={card} words={words} />
            {node.kind === 'br' && lineStart?.(paragraph.rows[place] ?? paragraph.row)}
          </Fragment>
        ))}
      </p>
      {preview &&
        paragraph.nodes.map(
          node => node.kind === 'link' && previewed.has(node) && <div key={node.url}>{preview(node)}</div>,
        )}
    </Fragment>
  )
  const isLong = text.length > LONG
  const all = paragraphs(nodes, isLong ? BLOCK : Infinity)
  return (
    <div className={face}>
      {isLong
        ? blocks(all).map(block => (
            <div key={block[0]?.row} className={block[0]?.goesOn ? blockFace : `${blockFace} ${gap}`}>
              {block.map(shown)}
            </div>
          ))
        : all.map(shown)}
    </div>
  )
}

/** Links that get a preview: the first ones, each address once. */
function firstLinks(nodes: readonly TextNode[]): ReadonlySet<TextNode> {
  const first = new Map<string, TextNode>()
  for (const node of nodes) {
    if (first.size === MOST_PREVIEWS) break
    if (node.kind === 'link' && !first.has(node.url)) first.set(node.url, node)
  }
  return new Set(first.values())
}

type Paragraph = {
  /** Line of the text with which the paragraph begins, from 1. */
  row: number
  nodes: TextNode[]
  /** Line of each node. */
  rows: number[]
  /** Whether only one break separates it from the one before, because the writer's paragraph is longer than a block. */
  goesOn: boolean
}

/**
 * Divides the nodes into paragraphs at two breaks. Further breaks become the first lines of the next one, because writers
 * use empty lines as pauses. After `most` characters a single break is enough.
 */
function paragraphs(nodes: readonly TextNode[], most: number): Paragraph[] {
  let row = 1
  let current: Paragraph = { row, nodes: [], rows: [], goesOn: false }
  const all = [current]
  let breaks = 0
  let length = 0
  for (const node of nodes) {
    const isBreak = node.kind === 'br'
    if (isBreak) row++
    breaks = isBreak ? breaks + 1 : 0
    if (breaks === 2) current.nodes.pop()
    if (breaks === 2 || (isBreak && length > most)) {
      current = { row, nodes: [], rows: [], goesOn: breaks < 2 }
      all.push(current)
      length = 0
    } else {
      current.nodes.push(node)
      current.rows.push(row)
      length += lengthOf(node)
    }
  }
  return all.filter(paragraph => paragraph.nodes.length > 0)
}

/** Groups of paragraphs, long enough to be worth a box of their own. */
function blocks(all: readonly Paragraph[]): Paragraph[][] {
  const made: Paragraph[][] = []
  let length = Infinity
  for (const paragraph of all) {
    if (length > BLOCK) {
      made.push([])
      length = 0
    }
    made.at(-1)?.push(paragraph)
    for (const node of paragraph.nodes) length += lengthOf(node)
  }
  return made
}

/** Length in characters, with a few more for each line break, because lines may be short. */
const lengthOf = (node: TextNode): number =>
  node.kind === 'br' ? 10 : node.kind === 'ruby' ? node.base.length : 'value' in node ? node.value.length : 30

type PartProps = Pick<RichTextProps, 'card' | 'words'> & {
  node: TextNode
  hashtagHref: ((typed: string) => string) | undefined
}

function Part({ node, hashtagHref, card, words }: PartProps) {
  switch (node.kind) {
    case 'text':
      return words ? words(node.value) : node.value
    case 'br':
      return <br />
    // NVDA, VoiceOver and TalkBack read base and reading one after the other; Chromium's own tree has the reading as a
    // description of the base. Hiding either would lose words: in stories a reading often means something else than its base
    // (強敵, read とも). So both stand here once, in this order, with parentheses that separate the reading from the sentence
    // wherever ruby is flattened, and without another name that would repeat the reading.
    case 'ruby':
      return (
        <ruby>
          {words ? words(node.base) : node.base}
          <rp>（</rp>
          <rt>{node.rt}</rt>
          <rp>）</rp>
        </ruby>
      )
    case 'em':
      return <em className={emphasisFace}>{marked(node.value, words)}</em>
    case 'hashtag':
      return (
        <a href={hashtagHref?.(node.value)} className={textLinkFace}>
          {node.value}
        </a>
      )
    case 'card':
      return card ? card(node) : <InnerLink url={node.url}>{node.text}</InnerLink>
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noopener noreferrer nofollow ugc" className={textLinkFace}>
          {node.text}
          {/* Read aloud, but not copied with the address. */}
          <span className="vh select-none">（新しいタブで開きます）</span>
        </a>
      )
  }
}

/** Text with emphasis marks. Spaces and punctuation get none, which not every browser does by itself. */
const marked = (value: string, words: PartProps['words']): ReactNode[] =>
  value.split(/([\p{P}\s]+)/u).map((part, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
      <Fragment key={place}>{words ? words(part) : part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={place} className="[text-emphasis:none]">
        {part}
      </span>
    ),
  )
