// Renders content with links: a router with one route, which stands for all.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'

export async function renderInRouter(content: ReactNode, address = '/') {
  const routeTree = createRootRoute({ component: () => content, notFoundComponent: () => content })
  // A router scrolls its screen to the top, which jsdom cannot.
  vi.stubGlobal('scrollTo', () => {})
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  // The types know only the router of the app.
  return {
    ...render(<RouterProvider router={router as never} />),
    addressNow: () => router.state.location.pathname,
    /** The address with its search. */
    hrefNow: () => router.state.location.href,
  }
}
