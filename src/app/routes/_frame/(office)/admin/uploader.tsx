// /admin/uploader?word&page (R173): the office's pictures; others are led to the start.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import type { UploaderPlace } from '#app/areas/asset/queries.ts'
import { UploaderScreen } from '#app/areas/asset/UploaderScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { requireOffice } from '#app/shared/session/require-admin.ts'

const WORD_MOST = 60

export const Route = createFileRoute('/_frame/(office)/admin/uploader')({
  validateSearch: (search: Partial<UploaderPlace> & SearchSchemaInput): UploaderPlace => ({
    word: search.word === undefined ? undefined : String(search.word).slice(0, WORD_MOST) || undefined,
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireOffice,
  component: () => <UploaderScreen place={Route.useSearch()} />,
})
