// Addresses that no loaded route matches: their part of the routes is not loaded yet, or the page does not exist (doc1
// §2.3).
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location: { href, pathname, state } }) => {
    if (await context.findRoute(pathname)) throw redirect({ href, state, replace: true })
    throw redirect({ to: '/error/404', replace: true })
  },
})
