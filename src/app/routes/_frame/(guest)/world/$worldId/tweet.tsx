// /world/{worldId}/tweet?list&character&tweet&draft (doc1 §2.5)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readTweetSearch, type TweetSearch } from '#app/areas/tweet/address.ts'
import { tweetQueries } from '#app/areas/tweet/queries.ts'
import { TweetScreen } from '#app/areas/tweet/TweetScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/tweet')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: TweetSearch & SearchSchemaInput): TweetSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    const { tweetId } = readTweetSearch(deps)
    if (tweetId !== undefined) queryClient.prefetchQuery(tweetQueries.thread(worldId, tweetId)).catch(() => {})
  },
  component: () => <TweetScreen worldId={Route.useParams().worldId} place={readTweetSearch(Route.useSearch())} />,
})
