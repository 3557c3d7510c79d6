// /myPage/scenario/omnibus/create?world&template&omnibus&preview&draft (R210; doc3 §2): a theme of a master's own.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readThemeDesk, type ThemeDeskAddress } from '#app/areas/omnibus/address.ts'
import { CreateScreen } from '#app/areas/omnibus/desk/CreateScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/omnibus/create')({
  validateSearch: (search: ThemeDeskAddress & SearchSchemaInput): ThemeDeskAddress => readThemeDesk(search),
  beforeLoad: requireMaster,
  component: () => <CreateScreen address={Route.useSearch()} />,
})
