// /drive/{fileId} (R049): one picture of a drive, for members who have its link.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { FileScreen } from '#app/areas/drive/FileScreen.tsx'
import { driveQueries } from '#app/areas/drive/queries.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/drive/$fileId')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient }, params: { fileId } }) => {
    if (!/^[A-Za-z0-9]{1,40}$/.test(fileId)) throw redirect({ to: '/error/404' })
    queryClient.prefetchQuery(driveQueries.file(fileId)).catch(() => {})
  },
  component: () => <FileScreen fileId={Route.useParams().fileId} />,
})
