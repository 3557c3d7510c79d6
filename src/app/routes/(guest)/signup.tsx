// /signup — the sign-in page in its mode for joining (doc1 §2.1).
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/(guest)/signup')({
  beforeLoad: () => {
    throw redirect({ to: '/login', search: { mode: 'signup' }, replace: true })
  },
})
