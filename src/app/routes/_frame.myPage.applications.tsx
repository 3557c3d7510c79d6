// /myPage/applications?page — what became of one's applications. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { DecisionsScreen } from '#app/areas/application/DecisionsScreen.tsx'
import { applicationQueries } from '#app/areas/application/queries.ts'
import { pageOnly } from './-page-only.ts'

export const Route = createFileRoute('/_frame/myPage/applications')({
  ...pageOnly,
  loader: ({ context: { queryClient }, deps: { page } }) => {
    queryClient.prefetchQuery(applicationQueries.decisions(page)).catch(() => {})
  },
  component: () => <DecisionsScreen page={Route.useSearch().page} />,
})
