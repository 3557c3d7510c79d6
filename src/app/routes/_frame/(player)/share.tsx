// /share?title&text&url — what another app shared with the installed app. A route of our own.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ShareScreen } from '#app/areas/device/ShareScreen.tsx'
import type { Shared } from '#app/areas/device/shared-text.ts'
import { requireUser } from '#app/platform/use-session.ts'

const wordsOf = (value: unknown): string | undefined => (value === undefined ? undefined : String(value))

export const Route = createFileRoute('/_frame/(player)/share')({
  beforeLoad: requireUser,
  // A text of digits alone arrives as a number.
  validateSearch: (search: Partial<Shared> & SearchSchemaInput): Shared => ({
    title: wordsOf(search.title),
    text: wordsOf(search.text),
    url: wordsOf(search.url),
  }),
  component: () => <ShareScreen {...Route.useSearch()} />,
})
