// /myPage/admin/omnibus?world&page&template&draft (R060; doc3 §2): the office's templates for themes.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { firstTemplates, readTemplates, type TemplatesAddress } from '#app/areas/omnibus/address.ts'
import { TemplatesScreen } from '#app/areas/omnibus/office/TemplatesScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/omnibus/')({
  validateSearch: (search: Partial<TemplatesAddress> & SearchSchemaInput): TemplatesAddress => readTemplates(search),
  search: { middlewares: [stripSearchParams<TemplatesAddress>(firstTemplates)] },
  beforeLoad: requireAdmin,
  component: () => <TemplatesScreen address={Route.useSearch()} />,
})
