// The root of every screen. Guards and loaders get the query client from here.
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { BrokenScreen } from '#app/areas/home/BrokenScreen.tsx'

export type RouterContext = { queryClient: QueryClient }

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: BrokenScreen,
  // An address that cannot even be decoded meets no route; the router's own words for that are English.
  notFoundComponent: lazyRouteComponent(() => import('#app/areas/home/NotFoundScreen.tsx'), 'NotFoundScreen'),
})
