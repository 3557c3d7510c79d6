// /admin/creator?tab&decided&page (doc1 §2.7): applications of creators and the names of supporters; others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type CreatorDeskAddress, readCreatorDesk, requestQueueDefaults } from '#app/areas/user-class/addresses.ts'
import { CreatorDeskScreen } from '#app/areas/user-class/office/OfficeScreens.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/admin/creator')({
  validateSearch: (search: Partial<CreatorDeskAddress> & SearchSchemaInput) => readCreatorDesk(search),
  search: { middlewares: [stripSearchParams({ tab: 'requests' as const, ...requestQueueDefaults })] },
  beforeLoad: requireOffice,
  component: () => <CreatorDeskScreen place={Route.useSearch()} />,
})
