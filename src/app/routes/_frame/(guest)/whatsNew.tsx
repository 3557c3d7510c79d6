// /whatsNew — news of the app itself. A route of our own, for guests too.
import { createFileRoute } from '@tanstack/react-router'
import { WhatsNewScreen } from '#app/areas/device/WhatsNewScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/whatsNew')({ component: WhatsNewScreen })
