// Search parameters of the members' routes whose address has a page number and nothing else.
import { type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

type Place = { page: number }

export const pageOnly = {
  validateSearch: (search: Partial<Place> & SearchSchemaInput): Place => ({ page: parsePage(search.page) }),
  search: { middlewares: [stripSearchParams<Place>({ page: 1 })] },
  beforeLoad: requireUser,
  loaderDeps: ({ search }: { search: Place }) => search,
}
