// /myPage/searches: the searches that the user keeps. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { searchQueries } from '#app/areas/search/queries.ts'
import { SavedSearchesScreen } from '#app/areas/search/saved/SavedSearchesScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/searches')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(searchQueries.saved()).catch(() => {})
  },
  component: () => <SavedSearchesScreen />,
})
