// /admin/news/{postId}?preview (doc1 §2.8): for admins; others are led to the article as it is public. `new` is one that is not yet.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdminNewsScreen } from '#app/areas/admin-news/AdminNewsScreen.tsx'
import { session } from '#app/platform/session.ts'
import { isAdmin } from '#app/platform/use-session.ts'

const NEW = 'new'

export const Route = createFileRoute('/_frame/admin/news/$postId')({
  validateSearch: (search): { preview?: true } => (search.preview === true ? { preview: true } : {}),
  beforeLoad: ({ params: { postId } }) => {
    const isNew = postId === NEW
    if (!isNew && !/^[1-9]\d{0,8}$/.test(postId)) throw redirect({ to: '/error/404' })
    if (isAdmin(session.get().user)) return
    throw isNew ? redirect({ to: '/' }) : redirect({ to: '/news/$postId', params: { postId } })
  },
  component: () => {
    const { postId } = Route.useParams()
    return (
      <AdminNewsScreen postId={postId === NEW ? null : Number(postId)} isPreview={Route.useSearch().preview === true} />
    )
  },
})
