// Files that a first visit to a page of a built app loads.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** JS and CSS that a page names, and the static imports of its chunks: names in `assets`. `page` is relative to `dist`. */
export function firstVisit(dist: string, page: string): string[] {
  const html = readFileSync(join(dist, page), 'utf8')
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path) || !/\.(js|css)$/.test(path)) return
    seen.add(path)
    if (path.endsWith('.js')) for (const name of importsOfChunk(dist, path)) visit(name)
  }
  for (const [, name] of html.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)) if (name) visit(name)
  return [...seen]
}

/** Chunks that a chunk imports statically. */
export function importsOfChunk(dist: string, name: string): string[] {
  const code = readFileSync(join(dist, 'assets', name), 'utf8')
  return [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.$-]+\.js)["']/g)].flatMap(([, path]) => path ?? [])
}

/** Size of chunks as they are sent, in kB. */
export function sentKilobytes(dist: string, names: string[]): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const sizes = names.map(
    name => brotliCompressSync(readFileSync(join(dist, 'assets', name)), { params: quality }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
