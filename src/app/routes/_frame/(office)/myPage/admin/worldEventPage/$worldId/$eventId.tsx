// /myPage/admin/worldEventPage/{worldId}/{eventId}?preview&draft (R220): a page with its parts at the desk; `new` is one that is not yet.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { PageDeskScreen } from '#app/areas/event-page/desk/PageDeskScreen.tsx'
import { readWriting, type Writing } from '#app/platform/page-search.ts'
import { NEW } from '#app/shared/form/desk-address.ts'
import { requireAdmin } from '#app/shared/session/require-admin.ts'
import { isEventId } from '#rules/event-page-address.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/worldEventPage/$worldId/$eventId')({
  validateSearch: (search: Writing & SearchSchemaInput): Writing => readWriting(search),
  beforeLoad: requireAdmin,
  loader: ({ params: { eventId } }) => {
    if (eventId !== NEW && !isEventId(eventId)) throw redirect({ to: '/error/404' })
  },
  component: () => {
    const { worldId, eventId } = Route.useParams()
    const { preview, draft } = Route.useSearch()
    return (
      <PageDeskScreen
        key={`${worldId}/${eventId}`}
        worldId={worldId}
        eventId={eventId === NEW ? null : eventId}
        isPreview={preview === true}
        draftId={draft}
      />
    )
  },
})
