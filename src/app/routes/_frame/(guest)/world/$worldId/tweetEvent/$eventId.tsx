// /world/{worldId}/tweetEvent/{eventId} (doc1 §2.5)
import { createFileRoute, redirect } from '@tanstack/react-router'
import { EventScreen } from '#app/areas/tweet/EventScreen.tsx'
import { tweetQueries } from '#app/areas/tweet/queries.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/tweetEvent/$eventId')({
  beforeLoad: ({ params }) => {
    if (parseRowId(params.eventId) === null) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params: { worldId, eventId } }) => {
    queryClient.prefetchQuery(tweetQueries.event(worldId, Number(eventId))).catch(() => {})
  },
  component: () => {
    const { worldId, eventId } = Route.useParams()
    return <EventScreen key={eventId} worldId={worldId} eventId={Number(eventId)} />
  },
})
