// /shelf — texts saved on this device. A route of our own, for guests too.
import { createFileRoute } from '@tanstack/react-router'
import { ShelfScreen } from '#app/areas/novel/ShelfScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/shelf')({ component: ShelfScreen })
