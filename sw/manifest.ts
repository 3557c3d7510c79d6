// The files of this build, as the build wrote them in.
/// <reference lib="webworker" />

type BuildFile = {
  url: string
  revision: string | null
  /** Needed for the first screen: kept before the worker is ready. */
  shell?: boolean
  /** Of a page: the addresses it is for. */
  pattern?: string
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

const files = self.__WB_MANIFEST.map(file => ({
  ...file,
  path: `/${file.url.replace(/^\//, '')}`,
}))

const isHashed = ({ path }: { path: string }): boolean => path.startsWith('/assets/')

/** Files whose names change with what is in them. */
const assets = files.filter(isHashed)
export const assetPaths = assets.map(({ path }) => path)
export const shellPaths = assets.filter(({ shell }) => shell).map(({ path }) => path)

/** Pages keep their names from build to build: each is kept with the words that tell its state apart. */
export const pages = files
  .filter(file => !isHashed(file))
  .map(({ path, revision, pattern }) => ({
    path,
    kept: `${path}?build=${revision}`,
    // Most pages are asked for never: a pattern is made when it is first compared.
    pattern,
  }))
/** The page that starts every screen. */
export const anyPage = pages.find(({ path }) => path === '/index.html') as (typeof pages)[number]
