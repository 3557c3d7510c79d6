// /aboutPBW (doc1 §2.2)
import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '#app/areas/portal/AboutScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/aboutPBW')({ component: AboutScreen })
