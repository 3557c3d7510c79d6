// /form/{formId} (R015): a form of the whole service.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { FormScreen } from '#app/areas/form/FormScreen.tsx'
import { parseFormId } from '#rules/web-form-address.ts'

export const Route = createFileRoute('/_frame/(guest)/form/$formId')({
  beforeLoad: ({ params: { formId } }) => {
    if (parseFormId(formId) === null) throw redirect({ to: '/error/404' })
  },
  component: () => <FormScreen formId={parseFormId(Route.useParams().formId) ?? 0} worldId={null} />,
})
