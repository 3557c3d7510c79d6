// /form/{formId} (R015): a form of the whole service.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { FormScreen } from '#app/areas/form/FormScreen.tsx'
import { parseRowId } from '#rules/row-id.ts'

export const Route = createFileRoute('/_frame/(guest)/form/$formId')({
  beforeLoad: ({ params: { formId } }) => {
    if (parseRowId(formId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => <FormScreen formId={parseRowId(Route.useParams().formId) ?? 0} worldId={null} />,
})
