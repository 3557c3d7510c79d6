// Texts that try to become more than text (B23): generated from a grammar of our own notation and of code that browsers run.
import type { Random } from './random.ts'

/** Address of the request that a run or loaded fragment would make. */
export const CANARY = 'https://canary.invalid'

const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onfocus autofocus tabindex=0',
  'onanimationstart',
  'ontoggle',
  'onpointerenter',
]
const code = [
  `fetch('${CANARY}/run')`,
  `document.location='${CANARY}/gone'`,
  `new Image().src='${CANARY}/image'`,
  `alert(1)`,
]
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  ' javascript:',
  'javascript&colon;',
  'data:text/html,',
  'vbscript:',
  'file:///',
  '//canary.invalid/',
  'blob:',
  'javascript\u200B:',
  '\u0001javascript:',
]
const quotes = ['"', "'", '`', '', '&quot;', '\\"']

type Make = (random: Random) => string

const script: Make = random =>
  random.pick([
    `<script>${random.pick(code)}</script>`,
    `<SCRIPT SRC=${CANARY}/x.js></SCRIPT>`,
    `<scr<script>ipt>${random.pick(code)}</scr</script>ipt>`,
    `<script\u0000>${random.pick(code)}</script>`.replace('\u0000', ''),
    `</script><script>${random.pick(code)}//`,
    `<svg><script href="${CANARY}/x"/></svg>`,
  ])

const tag: Make = random => {
  const quote = random.pick(quotes)
  const name = random.pick([
    'img',
    'svg',
    'iframe',
    'object',
    'embed',
    'video',
    'audio',
    'body',
    'details open',
    'input',
    'math',
    'marquee',
    'style',
    'link rel=stylesheet',
    'base',
    'meta http-equiv=refresh',
    'form',
    'template',
    'noscript',
    'frameset',
    'isindex',
  ])
  const attribute = random.pick([
    `src=${quote}x${quote} ${random.pick(handlers)}=${quote}${random.pick(code)}${quote}`,
    `src=${quote}${CANARY}/src${quote}`,
    `href=${quote}${random.pick(schemes)}${random.pick(code)}${quote}`,
    `srcdoc=${quote}<script>${random.pick(code)}</script>${quote}`,
    `style=${quote}background:url(${CANARY}/css)${quote}`,
    `content=${quote}0;url=${CANARY}${quote}`,
    `data=${quote}${random.pick(schemes)}x${quote}`,
    `action=${quote}${random.pick(schemes)}x${quote}`,
  ])
  return `<${name}${random.pick([' ', '/', '\n', '\t'])}${attribute}${random.pick(['>', '/>', '', ' <'])}`
}

const entity: Make = random =>
  random.pick([
    '&lt;script&gt;',
    '&#60;img src=x onerror=alert(1)&#62;',
    '&#x3c;b&#x3e;',
    '&amp;lt;',
    '&',
    '&#0;',
    '%3Cscript%3E',
    '\\u003cscript\\u003e',
  ])

const address: Make = random =>
  random.pick([
    `${random.pick(schemes)}${random.pick(code)}`,
    `https://user:word@canary.invalid/`,
    `https://site.example@canary.invalid/`,
    `https://site.example\\@canary.invalid/`,
    `https://canary.invalid/"onmouseover="${random.pick(code)}`,
    `https://canary.invalid/<script>`,
    `https://canary.invalid/${'%'.repeat(9)}`,
    `http://[::1]/`,
    `https://${'a.'.repeat(40)}example/`,
    `https://canary.invalid/\u202Egnp.exe`,
  ])

const around =
  (inside: Make): Make =>
  random => {
    const words = inside(random)
    return random.pick([
      `《《${words}》》`,
      `｜${words}《${words}》`,
      `漢字《${words}》`,
      `｜漢字《よみ${words}`,
      `#ものがたり${words}`,
      `[[rb:${words} > x]]`,
      `「${words}」`,
    ])
  }

const plain: Make = random =>
  random.pick([
    '夜道を',
    'ゆく。',
    '\n',
    '\n\n',
    '霧《きり》',
    '《《しずかに》》',
    '👩‍🚀',
    '葛󠄀',
    'か\u3099',
    '\u202E',
    '\u2066',
    '\uFEFF',
    '\t',
  ])

const makes: readonly Make[] = [
  script,
  tag,
  entity,
  address,
  plain,
  around(script),
  around(tag),
  around(address),
  around(entity),
]

/** One hostile text of one to twelve parts. */
export function hostileText(random: Random): string {
  const parts = Array.from({ length: random.integer(1, 12) }, () => random.pick(makes)(random))
  return parts.join(random.pick(['', ' ', '\n']))
}
