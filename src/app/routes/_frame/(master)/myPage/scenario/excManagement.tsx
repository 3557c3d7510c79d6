// /myPage/scenario/excManagement?group&page&extra&beside&preview&draft (R098; doc1 §2.4): a master's extras (幕間).
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type ExtraDeskAddress, firstExtraList, readExtraDesk } from '#app/areas/scenario-extra/desk/address.ts'
import { ManagementScreen } from '#app/areas/scenario-extra/desk/ManagementScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/excManagement')({
  validateSearch: (search: ExtraDeskAddress & SearchSchemaInput): ExtraDeskAddress => readExtraDesk(search),
  search: { middlewares: [stripSearchParams<ExtraDeskAddress>(firstExtraList)] },
  beforeLoad: requireMaster,
  component: () => <ManagementScreen address={Route.useSearch()} />,
})
