// /inquiry?page&draft — letters to the operators. A route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { InquiryScreen } from '#app/areas/inquiry/InquiryScreen.tsx'
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

type InquiryPlace = { page: number; draft?: string | undefined }

const readPlace = (search: Partial<InquiryPlace> & SearchSchemaInput): InquiryPlace => ({
  page: parsePage(search.page),
  draft: parseDraftId(search.draft),
})

export const Route = createFileRoute('/_frame/(player)/inquiry')({
  beforeLoad: requireUser,
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  component: () => {
    const { page, draft } = Route.useSearch()
    return <InquiryScreen key={draft} page={page} draftId={draft} />
  },
})
