// List of the files of this build, filled in by the build.
/// <reference lib="webworker" />

type BuildFile = {
  url: string
  revision: string | null
  /** Whether the first screen needs it, so that it is stored before the worker is ready. */
  shell?: boolean
  /** For a page: pattern of its addresses. */
  pattern?: string
}

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

/** Pages, which have the same names in all builds; the key in the cache adds the revision. */
export const pages = files
  .filter(file => !isHashed(file))
  .map(({ path, revision, pattern }) => ({
    path,
    kept: `${path}?build=${revision}`,
    // Compiled only when an address is compared, because most pages are never requested.
    pattern,
  }))
/** The page that starts every screen. */
export const anyPage = pages.find(({ path }) => path === '/index.html') as (typeof pages)[number]
