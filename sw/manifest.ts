// The files of this build, as the build wrote them in.
/// <reference lib="webworker" />

type BuildFile = {
  url: string
  revision: string | null /** Needed for the first screen: kept before the worker is ready. */
  shell?: boolean
}

declare const self: ServiceWorkerGlobalScope

const files = self.__WB_MANIFEST as unknown as BuildFile[]

export const shellFiles = files.filter(file => file.shell)
export const chunkPaths = files.filter(file => !file.shell).map(file => `/${file.url.replace(/^\//, '')}`)
export const buildPaths = new Set(files.map(file => `/${file.url.replace(/^\//, '')}`))
