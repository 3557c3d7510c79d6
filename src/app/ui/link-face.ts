// Properties that a group of links (tabs, pager, filter chips) gives to the caller that makes each link.
import type { MouseEvent, ReactNode } from 'react'

/**
 * Spread it on a TanStack `Link` or an `<a>`:
 * `renderLink={(page, face) => <Link to="/mission" search={{ page }} activeOptions={{ exact: true }} {...face} />}`.
 * `exact` matters where links differ by their search only: without it the router may call two of them current.
 */
export interface LinkFace {
  className: string
  children: ReactNode
  'aria-current'?: 'page' | 'true'
}

/** A press that follows a link here, and not into another tab or window. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
