// The part of the app's style that a rendered page needs before its stylesheet has come: rules whose classes all stand in the
// page. The stylesheet is that of our own build, so a scanner of blocks is enough.

type Rule = { prelude: string; body: string | null }

/** Rules of a style or of the inside of a block, in their order. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let at = 0
  while (at < css.length) {
    const end = endOfPrelude(css, at)
    const prelude = css.slice(at, end).trim()
    if (css[end] !== '{') {
      if (prelude) rules.push({ prelude, body: null })
      at = end + 1
      continue
    }
    const close = endOfBlock(css, end)
    rules.push({ prelude, body: css.slice(end + 1, close) })
    at = close + 1
  }
  return rules
}

/** Place of the `{` or `;` after a prelude, outside of strings, escapes and brackets. */
function endOfPrelude(css: string, from: number): number {
  let depth = 0
  for (let at = from; at < css.length; at = next(css, at)) {
    const sign = css[at]
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (depth === 0 && (sign === '{' || sign === ';')) return at
  }
  return css.length
}

/** Place of the `}` of the block that opens at `from`. */
function endOfBlock(css: string, from: number): number {
  let depth = 0
  for (let at = from; at < css.length; at = next(css, at)) {
    if (css[at] === '{') depth += 1
    else if (css[at] === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return css.length
}

/** The place after a sign; strings, comments and escaped signs are passed whole. */
function next(css: string, at: number): number {
  const sign = css[at]
  if (sign === '\\') return at + 2
  if (sign === '"' || sign === "'") {
    let end = at + 1
    while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1
    return end + 1
  }
  if (sign === '/' && css[at + 1] === '*') return css.indexOf('*/', at + 2) + 2 || css.length
  return at + 1
}

/** Blocks of which the rules inside are looked at one by one. */
const GROUP = /^@(layer|media|supports|container)\b/
const CLASS = /\.((?:\\.|[\w-])+)/g
/** Parts of a selector whose classes may be missing in the page although the rule applies. */
const ASIDE = /:(?:not|where|is|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

const classesOf = (selector: string): string[] =>
  [...selector.replace(ASIDE, '').matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

/** Selectors of a list; a comma in brackets or behind an escape divides nothing. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at < list.length; at = next(list, at)) {
    const sign = list[at]
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      selectors.push(list.slice(from, at))
      from = at + 1
    }
  }
  return [...selectors, list.slice(from)]
}

function kept(css: string, classes: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`
      if (GROUP.test(prelude)) {
        const inside = kept(body, classes)
        return inside === '' ? '' : `${prelude}{${inside}}`
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`
      const isNeeded = selectorsOf(prelude).some(selector => classesOf(selector).every(name => classes.has(name)))
      return isNeeded ? `${prelude}{${body}}` : ''
    })
    .join('')
}

const AMPERSANDS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Classes of all elements of a page. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.replace(/&(?:amp|lt|gt|quot|#x27);/g, sign => AMPERSANDS[sign] ?? sign).split(/\s+/)) {
      if (name) classes.add(name)
    }
  }
  return classes
}

/** Rules of `css` that apply to a page, without properties and animations that none of them names. */
export function criticalStyle(css: string, html: string): string {
  const style = kept(css, classesIn(html))
  return rulesOf(style)
    .map(({ prelude, body }) => {
      const named = /^@(?:property|keyframes)\s+([\w-]+)/.exec(prelude)?.[1]
      // A name that is used stands twice at least: in its own rule, and where it is used.
      if (named && (style.match(new RegExp(`(?<![\\w-])${named}(?![\\w-])`, 'g')) ?? []).length < 2) return ''
      return body === null ? `${prelude};` : `${prelude}{${body}}`
    })
    .join('')
}
