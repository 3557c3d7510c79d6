// /admin/noteTag?worldId (R180): the official tags of notes; for admins, others are led to the start.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { TagDeskScreen } from '#app/areas/note/desk/TagDeskScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

type Place = { worldId?: string | undefined }

export const Route = createFileRoute('/_frame/(office)/admin/noteTag')({
  validateSearch: ({ worldId }: Place & SearchSchemaInput): Place => ({
    worldId: typeof worldId === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(worldId) ? worldId : undefined,
  }),
  beforeLoad: requireOffice,
  component: () => <TagDeskScreen worldId={Route.useSearch().worldId} />,
})
