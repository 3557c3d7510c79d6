// The grammar of notation §2 written down a second time, tried anew at every character: slow, and near to the letter. The
// hashtag is #物語.
import { type NotationOptions, parse, stripNodes, type TextNode } from '#rules/text/notation.ts'

/** Nodes of a cleaned text. Of URLs only the match is written here; the parser under test decides on links. */
export function parseSlowly(text: string, options: NotationOptions): TextNode[] {
  const nodes: TextNode[] = []
  let ordinary = ''
  const put = (node: TextNode) => {
    if (ordinary) nodes.push({ kind: 'text', value: ordinary })
    ordinary = ''
    nodes.push(node)
  }
  const isSeen = (part: string | undefined) => /\P{White_Space}/u.test(part ?? '')
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at)
    const before = Array.from(text.slice(0, at)).at(-1) ?? ''
    const [explicit, base = '', rt = ''] = /^[｜|]([^｜|《》\n]{1,20})《([^《》\n]{1,50})》/u.exec(rest) ?? []
    const [em, value = ''] = /^《《([^《》\n]+)》》/u.exec(rest) ?? []
    const [auto, reading = ''] = /^《([^《》\n]{1,50})》/u.exec(rest) ?? []
    const run =
      /[\p{Script=Han}〆][\ufe00-\ufe0f\u{e0100}-\u{e01ef}]*(?:[\p{Script=Han}〆][\ufe00-\ufe0f\u{e0100}-\u{e01ef}]*|[ヶヵ])*$/u
    const kanji = run.exec(ordinary)?.[0] ?? ''
    const [tag] = /^[#＃]物語(?![\p{L}\p{N}\p{M}_])/u.exec(rest) ?? []
    const [url] = (!/[a-z0-9]/i.test(before) && /^https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/i.exec(rest)) || []
    if (rest.startsWith('\n')) {
      put({ kind: 'br' })
      at += 1
    } else if (/^[｜|]《/.test(rest)) {
      ordinary += '《'
      at += 2
    } else if (explicit && isSeen(base) && isSeen(rt)) {
      put({ kind: 'ruby', base, rt })
      at += explicit.length
    } else if (em && isSeen(value)) {
      put({ kind: 'em', value })
      at += em.length
    } else if (auto && isSeen(reading) && kanji && Array.from(kanji).length <= 20) {
      ordinary = ordinary.slice(0, -kanji.length)
      put({ kind: 'ruby', base: kanji, rt: reading })
      at += auto.length
    } else if (url) {
      const linked = parse(url, options).find(node => node.kind !== 'text')
      if (linked) put(linked)
      ordinary += linked ? url.slice(stripNodes([linked]).length) : url
      at += url.length
    } else if (tag && !/[\p{L}\p{N}\p{M}_&/]/u.test(before)) {
      put({ kind: 'hashtag', value: tag })
      at += tag.length
    } else {
      ordinary += String.fromCodePoint(text.codePointAt(at) ?? 0)
      at += String.fromCodePoint(text.codePointAt(at) ?? 0).length
    }
  }
  if (ordinary) nodes.push({ kind: 'text', value: ordinary })
  return nodes
}
