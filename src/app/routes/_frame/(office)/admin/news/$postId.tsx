// /admin/news/{postId}?preview&draft (doc1 §2.8): for admins; others are led to the article as it is public. `new` is one
// that is not yet.
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { AdminNewsScreen } from '#app/areas/admin-news/AdminNewsScreen.tsx'
import { readWriting, type Writing } from '#app/platform/page-search.ts'
import { NEW } from '#app/shared/form/desk-address.ts'
import { requireAdminOr, requireOffice } from '#app/shared/session/require-admin.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(office)/admin/news/$postId')({
  validateSearch: (search: Writing & SearchSchemaInput): Writing => readWriting(search),
  beforeLoad: ({ params: { postId }, location }) => {
    const isNew = postId === NEW
    if (!isNew && parseRowId(postId) === null) throw redirect({ to: '/error/404' })
    if (isNew) requireOffice({ location })
    else requireAdminOr(`/news/${postId}`)
  },
  component: () => {
    const { postId } = Route.useParams()
    const { preview, draft } = Route.useSearch()
    return <AdminNewsScreen postId={parseRowId(postId)} isPreview={preview === true} draftId={draft} />
  },
})
