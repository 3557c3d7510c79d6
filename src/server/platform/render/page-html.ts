// A rendered page as one file: the built page of its address with the content in its place, the style that it needs in its head,
// and what only the app needs behind it. It holds no script of its own, no style attribute, and the data as JSON.
import { criticalStyle } from './critical-style.ts'
import type { RenderedPage } from './messages.ts'

/** A built page, cut into what a rendered one takes from it. */
export type Template = {
  head: string
  /** Addresses of the app's entry, of its parts and styles, and of the file that asks for them when they are wanted. */
  app: { entry: string; parts: readonly string[]; styles: readonly string[]; start: string }
  /** The whole style of the app. */
  css: string
  /** Language and other attributes of the element around everything. */
  open: string
}

const ROOT = '<div id="root"><div id="boot"></div></div>'

/** @param readAsset content of a file of the build by its path */
export async function templateOf(page: string, readAsset: (path: string) => Promise<string>): Promise<Template | null> {
  const [, open = '', head = '', body = ''] = /^([\s\S]*?<head>)([\s\S]*?)<\/head>([\s\S]*)$/.exec(page) ?? []
  if (!body.includes(ROOT)) return null
  const links = [
    ...head.matchAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*><\/script>/g),
  ]
  const tags = links.map(([link]) => link)
  const isStyle = (link: string) => link.includes('"stylesheet"')
  const addresses = (of: readonly string[]) => of.flatMap(link => /(?:href|src)="([^"]+)"/.exec(link)?.[1] ?? [])
  const [styles, parts, [entry = '']] = [
    addresses(tags.filter(isStyle)),
    addresses(tags.filter(link => link.includes('"modulepreload"'))),
    addresses(tags.filter(link => link.startsWith('<script'))),
  ]
  return {
    open,
    head: tags
      .reduce((rest, link) => rest.replace(link, ''), head)
      .replace(/<title>[\s\S]*?<\/title>|<meta name="(?:description|rendered-start)"[^>]*>/g, ''),
    app: { entry, parts, styles, start: /<meta name="rendered-start" content="([^"]+)"/.exec(head)?.[1] ?? '' },
    css: (await Promise.all(styles.map(readAsset))).join(''),
  }
}

/** Pictures that React asks for before everything else. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/
const STYLE_ATTRIBUTE = / style="([^"]*)"/g
const SIGNS: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** Content without style attributes, which the policy forbids: each becomes a rule for a mark in its place. */
function withoutStyles(html: string): { html: string; rules: string } {
  const numbers = new Map<string, number>()
  const marked = html.replace(STYLE_ATTRIBUTE, (_, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|amp|lt|gt);/g, sign => SIGNS[sign] ?? sign)
    // A style with letters that could end its rule, or the element that it stands in, is left out.
    if (/[<{}]/.test(style)) return ''
    const number = numbers.get(style) ?? numbers.size
    numbers.set(style, number)
    return ` data-s="${number}"`
  })
  return { html: marked, rules: [...numbers].map(([style, number]) => `[data-s="${number}"]{${style}}`).join('') }
}

/** Words for readers whose browser runs no script, above a form that only the app can send. */
const WITHOUT_SCRIPT =
  '<noscript><p class="bg-hi-soft px-6 py-2.5 text-center text-cap font-bold text-ink">ログインや登録には、JavaScriptが必要です。ブラウザーの設定で有効にしてください。</p></noscript>'

/**
 * Rule by which sections far below the screen are laid out only when the reader comes near: on a slow phone they are a third of the
 * first layout. It holds until the app takes the page over and removes the mark of the root; then the page has its whole height, and a
 * place in it can be scrolled to. Sticky sections and the first two are left out: they may be on the screen, and guessed heights would
 * move them.
 */
const FAR_LATER =
  '#root[data-rendered] main>section~section~section:not(.sticky){content-visibility:auto;contain-intrinsic-size:auto 24em;overflow-clip-margin:24px}'

/** @param tags of the head: title, description, link card */
export function pageHtml(template: Template, { html, state, hue }: RenderedPage, tags: string): string {
  const { open, head, app, css } = template
  const preloads = PRELOADS.exec(html)?.[0] ?? ''
  const content = withoutStyles(html.slice(preloads.length))
  const notice = /<form[^>]* method="post"/.test(content.html) ? WITHOUT_SCRIPT : ''
  // The hue holds until the app takes over and removes the data; then the app sets the hue of each world itself.
  const ofWorld = hue === null ? '' : `:root:has(#rendered){--world-h:${Number(hue)}}`
  const style = criticalStyle(css, notice + content.html) + content.rules + ofWorld + FAR_LATER
  return [
    `${open}${head}`,
    tags,
    preloads,
    `<style>${style}</style></head>`,
    `<body>${notice}<div id="root" data-rendered>${content.html}</div>`,
    // Each `<` is escaped, so that no word of the data can end the element.
    `<script type="application/json" id="rendered">${state.replaceAll('<', '\\u003c')}</script>`,
    `<script type="module" crossorigin src="${app.start}" data-entry="${app.entry}" data-parts="${app.parts.join(' ')}"`,
    `data-styles="${app.styles.join(' ')}"></script></body></html>`,
  ].join('\n')
}
