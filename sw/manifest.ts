// List of the files of this build, filled in by the build.
/// <reference lib="webworker" />
import { pageHead } from '#rules/page-head.ts'

type BuildFile = {
  url: string
  revision: string | null
  /** Whether the first screen needs it, so that it is stored before the worker is ready. */
  shell?: boolean
  /** For the page: files that screens link in its head, and the screens. */
  links?: string[]
  screens?: ListedScreen[]
}

/** Pattern of its addresses, name of its part of the routes (empty for none), places of its files in the list of links. */
type ListedScreen = [pattern: string, part: string, links: number[]]

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

const files = self.__WB_MANIFEST.map(file => ({
  ...file,
  path: `/${file.url.replace(/^\//, '')}`,
}))

const isHashed = ({ path }: { path: string }): boolean => path.startsWith('/assets/')

/** Files whose names change with their content. */
const assets = files.filter(isHashed)
export const assetPaths = assets.map(({ path }) => path)
export const shellPaths = assets.filter(({ shell }) => shell).map(({ path }) => path)

const { revision = null, links = [], screens = [] } = files.find(({ path }) => path === '/index.html') ?? {}

/** The page that starts every screen; the key in the cache adds the revision, because its name is the same in all builds. */
export const page = { path: '/index.html', kept: `/index.html?build=${revision}` }

/** Head of the page at an address, beyond its own. */
export function headAt(pathname: string): string {
  // Compiled only when an address is compared, because a worker that starts for another request needs none.
  const screen = screens.find(([pattern]) => new RegExp(pattern).test(pathname))
  if (!screen) return ''
  const [, part, places] = screen
  return pageHead(
    part,
    places.map(place => links[place] ?? ''),
  )
}
