// /shelf — what this device has saved for the way. A route of our own, for guests too.
import { createFileRoute } from '@tanstack/react-router'
import { ShelfScreen } from '#app/areas/novel/ShelfScreen.tsx'

export const Route = createFileRoute('/_frame/shelf')({ component: ShelfScreen })
