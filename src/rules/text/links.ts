// URLs and the one hashtag (notation §4).
import type { TextNode } from './nodes.ts'
import { characterAt, characterBefore, type Form, type Source } from './source.ts'

const MAX_URL = 2048

// Without the flag u: with it, letters outside ASCII (ſ) would match letters of the scheme.
const urls = /https?:\/\/[a-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/iy
const label = '[a-z0-9]+(?:-+[a-z0-9]+)*'
const authorities = new RegExp(`^https?://(${label}(?:\\.${label})*)(?::[0-9]+)?(?:[/?#]|$)`, 'i')

/** The configured site origins as the URL standard writes them; values that are no URL are left out. */
export const normalOrigins = (origins: readonly string[]): readonly string[] =>
  origins.flatMap(origin => parseUrl(origin)?.origin ?? [])

/** The form at the start of a scheme: a URL, or the whole match as ordinary text (no shorter link is looked for). */
export function webAddress(source: Source, start: number, origins: readonly string[]): Form<TextNode> | null {
  if (/[a-z0-9]/i.test(source.text.charAt(start - 1))) return null
  urls.lastIndex = start
  const match = urls.exec(source.text)?.[0]
  if (match === undefined) return null
  source.meter.steps += 2 * match.length
  const text = trimmed(match)
  const host = text.length <= MAX_URL ? authorities.exec(text)?.[1] : undefined
  const url = host === undefined ? null : parseUrl(text)
  const isInner = url !== null && origins.includes(url.origin)
  if (!url || !(isInner || host?.includes('.'))) return { start, end: start + match.length, node: null }
  return { start, end: start + text.length, node: { kind: isInner ? 'card' : 'link', url: url.href, text } }
}

/** The match without the punctuation of the surrounding sentence. */
function trimmed(match: string): string {
  const open: Record<string, number> = { '(': 0, '[': 0 }
  let end = 0
  for (let at = 0; at < match.length; at++) {
    const character = match.charAt(at)
    const opener = character === ')' ? '(' : character === ']' ? '[' : ''
    if (character in open) open[character] = (open[character] ?? 0) + 1
    const hasPartner = (open[opener] ?? 0) > 0
    if (hasPartner) open[opener] = (open[opener] ?? 0) - 1
    // The text ends behind the last character that is neither punctuation nor a closing bracket without its opening
    // one.
    if (hasPartner || !".,:;!?')]".includes(character)) end = at + 1
  }
  return match.slice(0, end)
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The configured hashtag without its sign, in the form for comparing; null when none is configured. */
export const tagName = (hashtag: string | undefined): string | null =>
  lowerAscii((hashtag ?? '').replace(/^[#＃]/, '')) || null

/** The hashtag with its sign at `start`, unless it is a part of a longer word. */
export function hashtagAt(source: Source, start: number, name: string): Form<TextNode> | null {
  const end = start + 1 + name.length
  const value = source.text.slice(start, end)
  source.meter.steps += value.length
  if (lowerAscii(value.slice(1)) !== name) return null
  if (/[\p{L}\p{N}\p{M}_&/]/u.test(characterBefore(source, start))) return null
  if (/[\p{L}\p{N}\p{M}_]/u.test(characterAt(source, end))) return null
  return { start, end, node: { kind: 'hashtag', value } }
}

// Case is ignored for ASCII letters only.
const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, letter => letter.toLowerCase())
