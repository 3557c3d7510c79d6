// /admin/news/{postId}?preview&draft (doc1 §2.8): for admins; others are led to the article as it is public. `new` is one
// that is not yet.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { AdminNewsScreen } from '#app/areas/admin-news/AdminNewsScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireAdminOr, requireOffice } from '#app/shared/session/require-admin.ts'

const NEW = 'new'

type Place = { preview?: true | undefined; draft?: string | undefined }

export const Route = createFileRoute('/_frame/(office)/admin/news/$postId')({
  validateSearch: (search: Place & SearchSchemaInput): Place => ({
    preview: search.preview === true ? true : undefined,
    draft: parseDraftId(search.draft),
  }),
  beforeLoad: ({ params: { postId }, location }) => {
    const isNew = postId === NEW
    if (!isNew && !/^[1-9]\d{0,8}$/.test(postId)) throw redirect({ to: '/error/404' })
    if (isNew) requireOffice({ location })
    else requireAdminOr(`/news/${postId}`)
  },
  component: () => {
    const { postId } = Route.useParams()
    const { preview, draft } = Route.useSearch()
    return (
      <AdminNewsScreen postId={postId === NEW ? null : Number(postId)} isPreview={preview === true} draftId={draft} />
    )
  },
})
