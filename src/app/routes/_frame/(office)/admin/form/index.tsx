// /admin/form?state&page (R176): the office's forms; others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { FormListScreen } from '#app/areas/form/desk/FormListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'
import { type FormState, parseFormState } from '#rules/web-form-address.ts'

export const Route = createFileRoute('/_frame/(office)/admin/form/')({
  validateSearch: (search: Partial<DeskPlace<FormState>> & SearchSchemaInput): DeskPlace<FormState> => ({
    state: parseFormState(search.state),
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <FormListScreen place={Route.useSearch()} at="/admin/form" />,
})
