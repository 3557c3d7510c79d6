// The notation of the rich-text display (notation): a text in, the list of its nodes out. Total and linear.
import { clean } from './clean.ts'
import { automaticRuby, emphasis, explicitRuby } from './forms.ts'
import { hashtagAt, normalOrigins, tagName, webAddress } from './links.ts'
import { stripNodes, type TextNode } from './nodes.ts'
import type { Form, Meter, Source } from './source.ts'

export { clean } from './clean.ts'
export { stripNodes, type TextNode, type WebAddress } from './nodes.ts'
export type { Meter } from './source.ts'

export interface NotationOptions {
  /** Origins whose URLs become cards. */
  siteOrigins?: readonly string[] | undefined
  /** The one hashtag that becomes a link, with or without its sign. */
  hashtag?: string | undefined
}

/** Parses a text from left to right; the first form that matches at a place is consumed whole (§3.1). */
export function parse(typed: string, options: NotationOptions = {}, meter: Meter = { steps: 0 }): readonly TextNode[] {
  const text = clean(typed)
  const source = { text, meter }
  const origins = normalOrigins(options.siteOrigins ?? [])
  const hashtag = tagName(options.hashtag)
  const output = createOutput(source)

  /** The form that begins at `at`, or null; for an automatic ruby `at` is the bracket behind its base. */
  const formAt = (at: number): Form<TextNode> | null => {
    switch (text[at]) {
      case '\n':
        return { start: at, end: at + 1, node: { kind: 'br' } }
      case '｜':
      case '|':
        return explicitRuby(source, at)
      case '《':
        return emphasis(source, at) ?? automaticRuby(source, at, output.ordinaryFrom())
      case '#':
      case '＃':
        return hashtag === null ? null : hashtagAt(source, at, hashtag)
      default:
        return webAddress(source, at, origins)
    }
  }

  for (let at = nextOpener(source, 0); at < text.length; ) {
    let end = at + 1
    if (isEscape(text, at)) {
      output.drop(at)
      end = at + 2
    } else {
      const form = formAt(at)
      if (form?.node) output.put(form.start, form.end, form.node)
      end = form?.end ?? end
    }
    at = nextOpener(source, end)
  }
  return output.finish()
}

/** Words of a text without the notation, for lengths and excerpts (§6). */
export const strip = (text: string, options?: NotationOptions): string => stripNodes(parse(text, options))

// Every form begins with one of these; an automatic ruby is recognized at its 《.
const openers = /[\n｜|《#＃]|https?:\/\//gi

function nextOpener({ text, meter }: Source, from: number): number {
  openers.lastIndex = from
  const next = openers.exec(text)?.index ?? text.length
  meter.steps += next - from + 1
  return next
}

const isEscape = (text: string, at: number): boolean => /[｜|]/.test(text.charAt(at)) && text[at + 1] === '《'

/** Collects the nodes; the ordinary text between two of them becomes one text node (§3.7). */
function createOutput({ text }: Source) {
  const nodes: TextNode[] = []
  let pieces: string[] = []
  let from = 0
  const closeText = (end: number) => {
    pieces.push(text.slice(from, end))
    const value = pieces.join('')
    if (value !== '') nodes.push({ kind: 'text', value })
    pieces = []
  }
  return {
    /** Start of the ordinary text behind the last node or dropped character. */
    ordinaryFrom: () => from,
    put(start: number, end: number, node: TextNode) {
      closeText(start)
      nodes.push(node)
      from = end
    },
    /** Leaves out one character: the bar of an escape. */
    drop(at: number) {
      pieces.push(text.slice(from, at))
      from = at + 1
    },
    finish(): readonly TextNode[] {
      closeText(text.length)
      return nodes
    },
  }
}
