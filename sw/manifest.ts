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

declare const self: ServiceWorkerGlobalScope

const files = self.__WB_MANIFEST as unknown as BuildFile[]

export const shellFiles = files.filter(file => file.shell)
/** Pages of single routes: they name the parts that the route needs, so that all of them are fetched at once. */
export const pages = files.flatMap(({ url, pattern }) =>
  pattern ? [{ url: `/${url}`, pattern: new RegExp(pattern) }] : [],
)
export const chunkPaths = files.filter(file => !file.shell).map(file => `/${file.url.replace(/^\//, '')}`)
export const buildPaths = new Set(files.map(file => `/${file.url.replace(/^\//, '')}`))
