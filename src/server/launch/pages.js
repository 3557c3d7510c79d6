// A page per route for visits without a worker: the same page as index.html, plus what the route will ask for next, so that
// nothing is fetched one after the other that could come at once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Loaded by the entry, which runs before it. */
const SCREENS = 'src/app/start-app.tsx'
/** The part of a route that shows it, with or without its loader. */
const ROUTE = /^src\/app\/routes\/(.+)\.tsx\?tsr-split=(?:loader---)?component(?:---loader)?$/
const FRAME = /^src\/app\/routes\/_frame\.tsx\?tsr-split=/
const NOT_PAGES = new Set(['_frame', '$', '__root'])

/** Writes dist/pages/*.html and dist/pages.json, which says which addresses get which. */
export function writePages(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const html = linked(readFileSync(join(dist, 'index.html'), 'utf8'), chunksOf(manifest, SCREENS))
  writeFileSync(join(dist, 'index.html'), html)
  mkdirSync(join(dist, 'pages'), { recursive: true })
  const pages = []
  for (const key of Object.keys(manifest)) {
    const route = ROUTE.exec(key)?.[1]
    if (!route || NOT_PAGES.has(route)) continue
    const layout = route.startsWith('_frame.') ? Object.keys(manifest).filter(other => FRAME.test(other)) : []
    const files = [...layout, key].flatMap(start => chunksOf(manifest, start))
    const name = `${nameOf(route)}.html`
    writeFileSync(join(dist, 'pages', name), linked(html, files))
    pages.push({ pattern: patternOf(route), file: `pages/${name}` })
  }
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(pages))
}

/** The page, naming these files too. */
function linked(html, files) {
  const links = files
    .filter((file, index, all) => all.indexOf(file) === index && !html.includes(file))
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('</head>', `${links.join('')}</head>`)
}

/** A chunk and everything it imports at once. */
function chunksOf(manifest, key, seen = new Set()) {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return []
  seen.add(key)
  return [...(entry.imports ?? []).flatMap(next => chunksOf(manifest, next, seen)), entry.file]
}

const wordsOf = route => route.split('.').filter(word => !word.startsWith('_') && word !== 'index')

const nameOf = route => wordsOf(route).join('-').replaceAll('$', '') || 'home'

/** The addresses of a route, as a regular expression. */
const patternOf = route =>
  `^/${wordsOf(route)
    .map(word => (word.startsWith('$') ? '[^/]+' : word))
    .join('/')}$`
