// The files of a build on the device. Before a worker is ready, the whole shell is stored, and at an update the successors of
// all files that the device has of the build before, so that a half-downloaded build leaves the old one in place. The other
// parts follow a few at a time, after the first screen.
/// <reference lib="webworker" />
import { assetPaths, page, shellPaths } from './manifest.ts'

/**
 * Cache with the hashed files of this build and of the one before; the old ones are for pages that were opened before. All
 * are in one cache, so that the browser can answer them from it without asking the worker.
 */
export const ASSET_CACHE = 'tsumugi-assets'
export const PAGE_CACHE = 'tsumugi-pages'
/** Keys of two lists that are kept among the files: the paths of the build being replaced, and of the current one. */
const PREVIOUS = '/previous-build'
const CURRENT = '/current-build'
/** Names of the caches in which former workers kept their shell. */
const FORMER = /^workbox-precache/
const PAUSE_MS = 60
const AT_ONCE = 6

/**
 * Stores the files that every first screen needs, and those that take the place of what the device has of the former build:
 * a screen that opened without a network goes on doing so when this build takes over. Files shared with the former build
 * are in the cache already.
 */
export async function keepShell(): Promise<void> {
  const [assets, kept] = await Promise.all([caches.open(ASSET_CACHE), caches.open(PAGE_CACHE)])
  const paths = await pathsIn(assets)
  const former = (await readList(assets, CURRENT)) ?? paths
  await writeList(assets, PREVIOUS, former)
  const shell = missing(shellPaths, paths)
  const first = await Promise.all([keepPage(kept), ...shell.map(path => keep(assets, path, fetch(path)))])
  const others = missing(successors(former, paths), [...paths, ...shell])
  const whole = [...first, ...(await fewAtOnce(others.map(path => () => keep(assets, path, fetch(path)))))]
  if (whole.includes(false)) throw new Error('The shell did not come whole.')
}

/** Parts of this build that replace those of the former one on the device: nearly all, except with data saver. */
function successors(former: readonly string[], kept: readonly string[]): string[] {
  const here = new Set(kept)
  const names = new Set(former.filter(path => here.has(path)).map(nameOf))
  return assetPaths.filter(path => names.has(nameOf(path)))
}

/** Path without its hash, a hyphen and seven letters. */
const nameOf = (path: string): string => path.replace(/.{8}(\.\w+)$/, '$1')

/** Deletes files that belong neither to this build nor to the one it replaced. */
export async function trimBuilds(): Promise<void> {
  const [assets, kept] = await Promise.all([caches.open(ASSET_CACHE), caches.open(PAGE_CACHE)])
  const needed = new Set([PREVIOUS, CURRENT, ...assetPaths, ...((await readList(assets, PREVIOUS)) ?? [])])
  for (const path of await pathsIn(assets)) if (!needed.has(path)) await assets.delete(path)
  for (const { url } of await kept.keys()) if (url !== location.origin + page.kept) await kept.delete(url)
  for (const name of await caches.keys()) if (FORMER.test(name)) await caches.delete(name)
  await writeList(assets, CURRENT, assetPaths)
}

let keeping: Promise<void> = Promise.resolve()

/** Fetches missing parts of this build. Calls run one after the other, so that none fetches a part that is on its way. */
export function keepParts(wanted: readonly string[]): Promise<void> {
  const round = async () => {
    const assets = await caches.open(ASSET_CACHE)
    const paths = missing(wanted, await pathsIn(assets))
    const work = paths.map(path => () => keep(assets, path, fetch(path)))
    // Files that do not come are fetched at the next start.
    await fewAtOnce(work, PAUSE_MS).catch(() => {})
  }
  keeping = keeping.catch(() => {}).then(round)
  return keeping
}

/** Fetches all missing parts. */
export const keepAll = (): Promise<void> => keepParts(assetPaths)

/** Runs the work in small groups. @throws at the first that fails: the network is gone, and the next start continues */
async function fewAtOnce<Result>(work: (() => Promise<Result>)[], pauseMs = 0): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < work.length; at += AT_ONCE) {
    results.push(...(await Promise.all(work.slice(at, at + AT_ONCE).map(start => start()))))
    if (pauseMs > 0) await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
  return results
}

const missing = (paths: readonly string[], kept: readonly string[]): string[] => {
  const here = new Set(kept)
  return paths.filter(path => !here.has(path))
}

const ours = new Set(assetPaths)

/** Stores the page. @returns false where its path still has the page of another build, which is not stored */
async function keepPage(cache: Cache): Promise<boolean> {
  const response = await fetch(page.path, { cache: 'reload' })
  const parts = (await response.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  return parts.length > 0 && parts.every(part => ours.has(part)) && keep(cache, page.kept, Promise.resolve(response))
}

const pathsIn = async (cache: Cache): Promise<string[]> => (await cache.keys()).map(({ url }) => new URL(url).pathname)

/** Stores a valid answer. @returns whether it was valid @throws when there is no network */
async function keep(cache: Cache, key: string, coming: Promise<Response>): Promise<boolean> {
  const response = await coming
  if (response.status !== 200 || response.redirected) return false
  await cache.put(key, response)
  return true
}

const readList = async (cache: Cache, name: string): Promise<string[] | null> =>
  (await (await cache.match(name))?.json().catch(() => null)) ?? null

const writeList = (cache: Cache, name: string, paths: string[]): Promise<void> =>
  cache.put(name, new Response(JSON.stringify(paths), { headers: { 'content-type': 'application/json' } }))
