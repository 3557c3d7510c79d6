// Skeletons in pages of members: the grey shapes that a screen shows while it reads, read from its source, so that a page is painted in
// its own shape before any part of the app has come. A page has only the rules that its shapes need.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Parts of the routes whose pages everybody may read: the server sends those with their content. */
const PUBLIC = new Set(['guest', undefined])
/** Most files between a route and the file with the skeleton of its screen. */
const FAR = 3

/** Shapes of `ui/Skeleton.tsx` that stand for a whole list. */
const LISTS = {
  NewsRowSkeleton: Array.from({ length: 6 }, () => ({ kind: 'row' })),
  MissionCardSkeleton: Array.from({ length: 3 }, () => ({ kind: 'card' })),
}
/** Shapes of a screen whose source names none. */
const USUAL = LISTS.NewsRowSkeleton
/** Shapes below the first screen are not painted. */
const MOST = 12

/** @returns the skeleton of a route's page, as a style and content; null for pages that everybody may read */
export function skeletonOf(route, part) {
  if (PUBLIC.has(part)) return null
  const shapes = shapesOf(join(root, 'src/app/routes', `${route}.tsx`), FAR, new Set())
  return drawn((shapes.length > 0 ? shapes : USUAL).slice(0, MOST))
}

/** Shapes that a file shows while it reads, or else the first file that it imports and that shows some. */
function shapesOf(file, far, seen) {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const shown = prop(source) ?? /<Loading>[\s\S]*?<\/Loading>/.exec(source)?.[0] ?? ''
  const [, name = ''] = /<(\w+)/.exec(shown) ?? /<(\w*Skeleton\w*)/.exec(source) ?? []
  if (/^(Loading|SkeletonBlock|SkeletonLines)$/.test(name)) return readShapes(shown)
  if (name) return shapesOfPart(source, file, name)
  if (far === 0) return []
  for (const other of importsOf(source, file)) {
    const shapes = shapesOf(other, far - 1, seen)
    if (shapes.length > 0) return shapes
  }
  return []
}

/** Value of the property that says what a screen shows while it reads. */
function prop(source) {
  const from = source.search(/skeleton=\{\s*</)
  if (from < 0) return null
  const open = source.indexOf('{', from)
  let [at, depth] = [open, 0]
  do {
    if (source[at] === '{') depth += 1
    if (source[at] === '}') depth -= 1
    at += 1
  } while (depth > 0 && at < source.length)
  return source.slice(open, at)
}

const importsOf = (source, file) =>
  [...source.matchAll(/(?:from|import\() ?'((?:#app\/(?:areas|shared)|\.)[^']*\.tsx)'/g)].map(([, from = '']) =>
    pathOf(from, file),
  )

const pathOf = (from, file) =>
  from.startsWith('#app/') ? join(root, 'src/app', from.slice(5)) : join(dirname(file), from)

/** Shapes of a skeleton component: one of `ui`, or one that this file or the imported one makes of those. */
function shapesOfPart(source, file, name) {
  if (LISTS[name]) return LISTS[name]
  const own = new RegExp(`(?:const|function) ${name}\\b[\\s\\S]*?\\n[)}]\\n`).exec(source)
  if (own) return readShapes(own[0])
  const [, from] = new RegExp(`\\b${name}\\b[^;]*? from '([^']+\\.tsx)'`).exec(source) ?? []
  const imported = from && pathOf(from, file)
  const there = imported && existsSync(imported) ? readFileSync(imported, 'utf8') : ''
  const found = new RegExp(`(?:const|function) ${name}\\b[\\s\\S]*?\\n[)}]\\n`).exec(there)
  return found ? readShapes(found[0]) : []
}

const SHAPE =
  /\[([\d, ]+)\]\.map|length: (?:(\d+)|count)|<SkeletonBlock\b[^>]*?className="([^"]*)"|<SkeletonLines\b[^>]*?widths=\{\[([\d, ]+)\]\}|<((?:NewsRow|MissionCard)Skeleton)/g
/** Repetitions of a list's content where the list gives no number. */
const SOME = 3

/** Shapes in the order of their source; the content of a list is repeated as often as the list says. */
function readShapes(source) {
  const shapes = []
  let [from, times] = [0, 1]
  const repeat = () => {
    const once = shapes.slice(from)
    for (let more = 1; more < times; more += 1) shapes.push(...once)
  }
  for (const [, list, length, face, widths, whole] of source.matchAll(SHAPE)) {
    if (face !== undefined) shapes.push(blockOf(face))
    else if (widths) shapes.push(...widths.split(',').map(width => ({ kind: 'line', width: Number(width) })))
    else if (whole) shapes.push(...LISTS[whole])
    else {
      repeat()
      from = shapes.length
      times = list ? list.split(',').length : Number(length ?? SOME)
    }
  }
  repeat()
  return shapes
}

/** Steps of the design's lengths. */
const STEP = 4
function blockOf(face) {
  const [, height, pixels] = /(?:^|\s)(?:h|size)-(?:(\d+)|\[(\d+)px\])/.exec(face) ?? []
  const [, width] = /(?:^|\s)(?:w|size)-(\d+)(?=\s|$)/.exec(face) ?? []
  return {
    kind: 'block',
    height: pixels ? Number(pixels) : STEP * Number(height ?? 12),
    width: STEP * Number(width ?? 0),
  }
}

const BASE =
  'body{margin:0}#sk>p{margin:0;padding:16px 16px 76px}#sk i{display:block;height:12px;margin:0 0 12px;border-radius:6px;background:#E6DECD}' +
  '#sk b{display:block;position:fixed;inset:auto 0 0;height:60px;background:#fff;border-top:1px solid #E4DDCF}' +
  '@media(min-width:768px){#sk{display:grid;grid-template-columns:216px minmax(0,760px);justify-content:center;min-height:100vh}' +
  '#sk>p{padding:68px 24px 0}#sk b{position:static;height:auto;border:0;border-right:1px solid #E4DDCF}}' +
  '@media(min-width:1200px){#sk{grid-template-columns:minmax(216px,1fr) minmax(0,720px) minmax(304px,1fr)}}'
const BOX =
  '#sk s{display:block;overflow:hidden;border:1px solid #E4DDCF;background:#fff;padding:14px 16px 6px;text-decoration:none}' +
  '#sk .h{height:22px;width:36%;border-radius:11px}'
const ROW = '#sk .r{min-height:44px;margin-top:-1px}'
const CARD =
  '#sk .c{border-radius:12px;margin-bottom:12px}#sk .a{height:44px;width:88px;margin-left:auto;border-radius:12px}'
const DARK =
  '@media(prefers-color-scheme:dark){#sk i{background:#303846}#sk b,#sk s{background:#1A1F29;border-color:#2B3240}}'

/** Height from which a block is a card or a button, which have round corners. */
const ROUND_FROM = 40

function drawn(shapes) {
  const rules = new Set()
  const sized = (name, rule) => {
    rules.add(`#sk .${name}{${rule}}`)
    return name
  }
  const parts = shapes.map(({ kind, width, height }, index) => {
    const line = `<i class="${sized(index % 2 ? 'w92' : 'w84', `width:${index % 2 ? 92 : 84}%`)}"></i>`
    if (kind === 'row') return `<s class="r"><i class="h"></i>${line}</s>`
    if (kind === 'card') return `<s class="c"><i class="h"></i>${line}<i class="a"></i></s>`
    if (kind === 'line') return `<i class="${sized(`w${width}`, `width:${width}%`)}"></i>`
    const high = sized(`h${height}`, `height:${height}px${height < ROUND_FROM ? '' : ';border-radius:12px'}`)
    return `<i class="${width > 0 ? `${high} ${sized(`x${width}`, `width:${width}px`)}` : high}"></i>`
  })
  const kinds = new Set(shapes.map(({ kind }) => kind))
  const [row, card] = [kinds.has('row'), kinds.has('card')]
  const used = parts.join('')
  const needed = [...rules].filter(rule => used.includes(/\.(\w+)/.exec(rule)?.[1] ?? '-'))
  return {
    style: [BASE, row || card ? BOX : '', row ? ROW : '', card ? CARD : '', ...needed, DARK].join(''),
    content: `<div id="sk" aria-hidden="true"><b></b><p>${used}</p></div>`,
  }
}
