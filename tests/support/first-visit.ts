// Files that a first visit to a page of a built app loads.
import { createHash } from 'node:crypto'
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

/** Compressed sizes by their code, kept because pages and builds share most code and the best compression takes seconds. */
const sizes = new Map<string, number>()

function sentBytes(code: Buffer): number {
  const hash = createHash('sha256').update(code).digest('hex')
  const known = sizes.get(hash)
  if (known !== undefined) return known
  const size = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  sizes.set(hash, size)
  return size
}

/** Size of chunks as they are sent, in kB. */
export const sentKilobytes = (dist: string, names: string[]): number =>
  names.reduce((sum, name) => sum + sentBytes(readFileSync(join(dist, 'assets', name))), 0) / 1024
