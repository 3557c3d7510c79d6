// Pages for visits without a worker, one per route: index.html with links to the files that the route needs next, so that
// they are fetched in parallel, and for members with the grey shapes of their screen.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headed, pageHead } from '../../rules/page-head.ts'
import { skeletonOf } from './skeletons.js'

/** Chunk with the module that the entry loads at run time (chunks.ts); no screen starts without it and its imports. */
const START = 'core'
/** Module that shows a route, with or without its loader. */
const ROUTE = /^src\/app\/routes\/(.+)\.tsx\?tsr-split=(?:loader---)?component(?:---loader)?$/
const FRAME = /^src\/app\/routes\/_frame\.tsx\?tsr-split=/
/** Folder of a part of the routes (route-parts-plugin.ts). */
const PART = /(?:^|\/)\(([\w-]+)\)\//
/** Element of index.html that is painted before anything has come. */
const BAR = '<div id="boot"></div>'
const NOT_PAGES = new Set(['_frame', '$', '__root'])

/**
 * Writes dist/pages/*.html and dist/pages.json, which gives the page of each address, with what its head has beyond index.html:
 * the name of its part of the routes, and the files it links.
 */
export function writePages(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const entry = readFileSync(join(dist, 'index.html'), 'utf8')
  const start = Object.keys(manifest).find(key => manifest[key].name === START)
  // Without this chunk no page would name the files that every screen needs, and the worker would not keep them.
  if (!start) throw new Error(`The build has no chunk ${START}.`)
  const html = headed(entry, pageHead(undefined, missingIn(entry, chunksOf(manifest, start))))
  writeFileSync(join(dist, 'index.html'), html)
  mkdirSync(join(dist, 'pages'), { recursive: true })
  const pages = []
  for (const key of Object.keys(manifest)) {
    const route = ROUTE.exec(key)?.[1]
    if (!route || NOT_PAGES.has(route)) continue
    const part = PART.exec(route)?.[1]
    const layout = route.startsWith('_frame/') ? Object.keys(manifest).filter(other => FRAME.test(other)) : []
    const routes = Object.keys(manifest).filter(other => part && manifest[other].name === `routes-${part}`)
    const links = missingIn(
      html,
      [...routes, ...layout, key].flatMap(start => chunksOf(manifest, start)),
    )
    const name = `${nameOf(route)}.html`
    const page = headed(html, pageHead(part, links))
    writeFileSync(join(dist, 'pages', name), shaped(page, skeletonOf(route, part)))
    pages.push({ pattern: patternOf(route), file: `pages/${name}`, part, links })
  }
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(pages))
}

const missingIn = (html, files) =>
  files.filter((file, index, all) => all.indexOf(file) === index && !html.includes(file))

/** The page with its skeleton below the bar. */
const shaped = (html, skeleton) =>
  skeleton ? headed(html, `<style>${skeleton.style}</style>`).replace(BAR, `${BAR}${skeleton.content}`) : html

/** Files of a chunk and of its static imports. */
function chunksOf(manifest, key, seen = new Set()) {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return []
  seen.add(key)
  return [...(entry.imports ?? []).flatMap(next => chunksOf(manifest, next, seen)), entry.file]
}

const wordsOf = route => route.split('/').filter(word => !/^[_(]/.test(word) && word !== 'index')

const nameOf = route => wordsOf(route).join('-').replaceAll('$', '') || 'home'

/** Regular expression for the addresses of a route. */
const patternOf = route =>
  `^/${wordsOf(route)
    .map(word => (word.startsWith('$') ? '[^/]+' : word))
    .join('/')}$`
