// Unknown addresses go to the 404 page (doc1 §2.3).
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/error/404', replace: true })
  },
})
