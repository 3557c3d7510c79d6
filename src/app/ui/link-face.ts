// Properties that a group of links (tabs, pager, filter chips) gives to the caller that makes each link.
import type { MouseEvent, ReactNode } from 'react'

/**
 * Properties for a TanStack `Link` or an `<a>`: `renderLink={(page, face) => <Link to="/mission" search={{ page }}
 * activeOptions={{ exact: true }} {...face} />}`. `exact` is needed when links differ by their search only: without it the
 * router may mark two of them as current.
 */
export interface LinkFace {
  className: string
  children: ReactNode
  'aria-current'?: 'page' | 'true'
}

/** Whether a press follows the link in this tab, not in another tab or window. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
