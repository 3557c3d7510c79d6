/// <reference types="vite/client" />

/** Name of this build: the hash of its sources, or `dev`. */
declare const __BUILD__: string

declare module 'virtual:contract/*' {
  const calls: Record<string, readonly [method: string, path: string, body?: 'form']>
  export default calls
}

declare module 'virtual:contract-version' {
  const version: string
  export default version
}
