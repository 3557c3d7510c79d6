// /myPage/tailor/ordermade?kbn (R084)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readKbn } from '#app/areas/tailor/address.ts'
import { OfferDeskScreen } from '#app/areas/tailor/desk/OfferDeskScreen.tsx'
import { requireCreator } from '#app/shared/session/require-creator.ts'

type Search = { kbn?: 1 | 2 | 3 | undefined }

export const Route = createFileRoute('/_frame/(player)/myPage/tailor/ordermade')({
  beforeLoad: requireCreator,
  validateSearch: (search: Search & SearchSchemaInput): Search => search,
  component: () => <OfferDeskScreen kbn={readKbn(Route.useSearch().kbn)} />,
})
