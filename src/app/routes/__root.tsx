// The root of every screen. Guards and loaders get from it the query client and the function that loads further routes.
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { BrokenScreen } from '#app/areas/home/BrokenScreen.tsx'

export type RouterContext = {
  queryClient: QueryClient
  /** Loads the routes that are not loaded yet. Returns whether one matches the path. */
  findRoute: (path: string) => Promise<boolean>
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: BrokenScreen,
  // An address that cannot be decoded matches no route; the router's own message is English.
  notFoundComponent: lazyRouteComponent(() => import('#app/areas/home/NotFoundScreen.tsx'), 'NotFoundScreen'),
})
