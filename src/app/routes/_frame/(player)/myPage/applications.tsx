// /myPage/applications?page — results of the user's applications. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { DecisionsScreen } from '#app/areas/application/decisions/DecisionsScreen.tsx'
import { applicationQueries } from '#app/areas/application/queries.ts'
import { pageOnly } from '#app/routes/-page-only.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/applications')({
  ...pageOnly,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(applicationQueries.decisions(page)).catch(() => {})
  },
  component: () => <DecisionsScreen page={Route.useSearch().page} />,
})
