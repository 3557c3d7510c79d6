// /myPage/profile?draft — writing the self-introduction. A route of our own.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ProfileScreen } from '#app/areas/profile/ProfileScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/profile')({
  beforeLoad: requireUser,
  validateSearch: (search: { draft?: string } & SearchSchemaInput): { draft?: string | undefined } => ({
    draft: parseDraftId(search.draft),
  }),
  component: () => {
    const { draft } = Route.useSearch()
    return <ProfileScreen key={draft} draftId={draft} />
  },
})
