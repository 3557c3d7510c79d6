// /myPage/scenario/omnibus?group (R095; doc3 §2): a master's themes and the templates that they are made from.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { firstThemes, readThemes, type ThemesAddress } from '#app/areas/omnibus/address.ts'
import { ThemesScreen } from '#app/areas/omnibus/desk/ThemesScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/omnibus/')({
  validateSearch: (search: Partial<ThemesAddress> & SearchSchemaInput): ThemesAddress => readThemes(search),
  search: { middlewares: [stripSearchParams<ThemesAddress>(firstThemes)] },
  beforeLoad: requireMaster,
  component: () => <ThemesScreen group={Route.useSearch().group} />,
})
