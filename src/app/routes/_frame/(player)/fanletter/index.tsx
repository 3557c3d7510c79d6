// /fanletter?page — the letters that the user has sent. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { SentScreen } from '#app/areas/fan-letter/SentScreen.tsx'
import { pageOnly } from '#app/routes/-page-only.ts'

export const Route = createFileRoute('/_frame/(player)/fanletter/')({
  ...pageOnly,
  component: () => <SentScreen page={Route.useSearch().page} />,
})
