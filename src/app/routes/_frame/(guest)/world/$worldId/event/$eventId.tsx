// /world/{worldId}/event/{eventId} (R124)
import { createFileRoute, redirect } from '@tanstack/react-router'
import { EventPageScreen } from '#app/areas/event-page/EventPageScreen.tsx'
import { eventPageQueries } from '#app/areas/event-page/queries.ts'
import { isEventId } from '#rules/event-page-address.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/event/$eventId')({
  beforeLoad: ({ params }) => {
    if (!isEventId(params.eventId)) throw redirect({ to: '/error/404' })
  },
  loader: ({ context: { queryClient }, params: { worldId, eventId } }) => {
    queryClient.prefetchQuery(eventPageQueries.one(worldId, eventId)).catch(() => {})
  },
  component: () => {
    const { worldId, eventId } = Route.useParams()
    return <EventPageScreen key={eventId} worldId={worldId} eventId={eventId} />
  },
})
