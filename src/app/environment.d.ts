/// <reference types="vite/client" />

/** Name of this build: the hash of its sources, or `dev`. */
declare const __BUILD__: string

declare module 'virtual:contract/*' {
  const calls: Record<string, readonly [method: string, path: string, body?: 'form' | null, bot?: string]>
  export default calls
}

declare module 'virtual:contract-version' {
  const version: string
  export default version
}

/** Routes of a part, by their parent route; null stands for the root. */
declare module 'virtual:routes/always' {
  import type { AnyRoute } from '@tanstack/react-router'
  export type RoutePart = [parent: AnyRoute | null, routes: [route: AnyRoute, path?: string][]][]
  const part: RoutePart
  export default part
}

/** Functions that load each of the other parts, by name. */
declare module 'virtual:routes' {
  import type { RoutePart } from 'virtual:routes/always'

  const loads: Record<string, () => Promise<{ default: RoutePart }>>
  export default loads
}
