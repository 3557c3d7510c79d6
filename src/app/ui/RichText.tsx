// Texts of users, in the notation of the service (notation): a tree of nodes becomes elements, never a string of HTML.
import { Fragment, type ReactNode, useMemo } from 'react'
import { parse, type TextNode, type WebAddress } from '#rules/text/notation.ts'
import { InnerLink, textLinkFace } from './InnerLink.tsx'
import { blocks, type MarkedLines, markId, type Paragraph, paragraphs, runsOf } from './rich-text-lines.ts'

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
  /** number of the first line; 1 where the text is not a part of a longer one */
  firstRow?: number | undefined
  /** lines that stand out, in their order: places of one's own character; keep the array */
  marks?: readonly MarkedLines[] | undefined
  /** words that lead somewhere, by their line and their part of it */
  mentions?: ((row: number) => readonly LinkedWords[] | undefined) | undefined
  /** marks it as read on its page: toasts keep away from it */
  isStory?: boolean | undefined
  /** renders plain words, for example numbers upright in vertical lines; without it they stay as they are */
  words?: ((words: string) => ReactNode) | undefined
}

/** Words in a line with the link around them. */
export interface LinkedWords {
  /** number of the part of the line (a node of the notation), from 0, and the place in its words */
  node: number
  at: number
  name: string
  link: (children: ReactNode) => ReactNode
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

const noMarks: readonly MarkedLines[] = []
// Marks take no room, so that lines stay where they are: a bar before the lines and a ground behind the words.
const markFace =
  'relative scroll-mt-24 bg-ai-soft text-ink outline-none [box-decoration-break:clone] before:absolute before:inset-y-0 before:-start-3 before:rounded-bar before:bg-shu before:[inline-size:3px]'

export function RichText({ text, origins, hashtag, card, preview, lineStart, words, ...lines }: RichTextProps) {
  const { firstRow = 1, marks = noMarks, mentions, isStory } = lines
  const tag = hashtag?.name
  const nodes = useMemo(() => parse(text, { siteOrigins: origins, hashtag: tag }), [text, origins, tag])
  const previewed = useMemo(() => firstLinks(nodes), [nodes])
  const part = (paragraph: Paragraph, place: number): ReactNode => {
    const node = paragraph.nodes[place]
    const row = paragraph.rows[place] ?? paragraph.row
    if (!node) return null
    const linked = mentions?.(row)?.filter(each => each.node === paragraph.parts[place])
    const isBreak = node.kind === 'br'
    const isEmptyLine = isBreak && (paragraph.nodes[place + 1]?.kind ?? 'br') === 'br'
    return (
      <Fragment key={place}>
        {/* In the mark of its line, whose bar stands before everything. */}
        {!isBreak && paragraph.parts[place] === 0 && lineStart?.(row)}
        <Part node={node} hashtagHref={hashtag?.href} card={card} words={words} linked={linked} />
        {isEmptyLine && lineStart?.(row)}
      </Fragment>
    )
  }
  const shown = (paragraph: Paragraph): ReactNode => (
    <Fragment key={paragraph.row}>
      <p data-row={paragraph.row} className={paragraph.goesOn ? undefined : gap}>
        {paragraph.nodes[0]?.kind === 'br' && lineStart?.(paragraph.row)}
        {runsOf(paragraph, marks).map(({ mark, places }) => {
          const parts = places.map(place => part(paragraph, place))
          if (!mark) return <Fragment key={places[0]}>{parts}</Fragment>
          const isFirst = mark.from >= paragraph.row
          return (
            <mark key={places[0]} id={isFirst ? markId(mark) : undefined} tabIndex={-1} className={markFace}>
              {parts}
            </mark>
          )
        })}
      </p>
      {preview &&
        paragraph.nodes.map(
          node => node.kind === 'link' && previewed.has(node) && <div key={node.url}>{preview(node)}</div>,
        )}
    </Fragment>
  )
  const isLong = text.length > LONG
  const all = paragraphs(nodes, isLong ? BLOCK : Infinity, firstRow)
  return (
    <div className={face} data-story={isStory ? '' : undefined}>
      {isLong
        ? blocks(all, BLOCK).map(block => (
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

type PartProps = Pick<RichTextProps, 'card' | 'words'> & {
  node: TextNode
  hashtagHref: ((typed: string) => string) | undefined
  linked: readonly LinkedWords[] | undefined
}

function Part({ linked, ...props }: PartProps): ReactNode {
  const { node, words = same } = props
  const [first] = linked ?? []
  if (!first) return <PlainPart {...props} />
  // A link in the middle of a reading would tear it apart.
  if (node.kind !== 'text') return first.link(<PlainPart {...props} />)
  const all = [...(linked ?? [])].sort((one, other) => one.at - other.at)
  return all.map(({ at, name, link }, index) => (
    <Fragment key={at}>
      {words(node.value.slice(endOf(all[index - 1]), at))}
      {link(words(name))}
      {index === all.length - 1 && words(node.value.slice(at + name.length))}
    </Fragment>
  ))
}

const same = (words: string): ReactNode => words
const endOf = (before: LinkedWords | undefined): number => (before ? before.at + before.name.length : 0)

function PlainPart({ node, hashtagHref, card, words }: Omit<PartProps, 'linked'>) {
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
      // Whole where the line has room for it: the sign alone at the end of a line is none.
      return (
        <InnerLink url={hashtagHref?.(node.value) ?? ''} className="break-keep">
          {node.value}
        </InnerLink>
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
