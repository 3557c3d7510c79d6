// /admin/report/{reportId}: one report; for admins, others are led to the start. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { ReportScreen } from '#app/areas/report/office/ReportScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(office)/admin/report/$reportId')({
  beforeLoad: requireOffice,
  component: () => {
    const { reportId } = Route.useParams()
    return <ReportScreen reportId={parseRowId(reportId)} />
  },
})
