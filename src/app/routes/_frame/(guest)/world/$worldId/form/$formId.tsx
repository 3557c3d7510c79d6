// /world/{worldId}/form/{formId} (R126): a form of a world, which a character may answer.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { FormScreen } from '#app/areas/form/FormScreen.tsx'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/form/$formId')({
  beforeLoad: ({ params: { formId } }) => {
    if (parseRowId(formId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => {
    const { formId, worldId } = Route.useParams()
    return <FormScreen formId={parseRowId(formId) ?? 0} worldId={worldId} />
  },
})
