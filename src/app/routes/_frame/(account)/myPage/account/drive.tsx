// /myPage/account/drive?folder&word&bin&page (R109): the user's pictures.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { DriveScreen } from '#app/areas/drive/DriveScreen.tsx'
import { type DrivePlace, driveQueries } from '#app/areas/drive/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { DRIVE_FOLDER_MOST, DRIVE_NAME_MOST } from '#rules/drive-address.ts'

/** Text of the address, which the router has read as a number where it looks like one. */
const textOf = (value: unknown, most: number): string | undefined =>
  value === undefined ? undefined : String(value).slice(0, most)

export const Route = createFileRoute('/_frame/(account)/myPage/account/drive')({
  validateSearch: ({ folder, word, bin, page }: Partial<DrivePlace> & SearchSchemaInput): DrivePlace => ({
    folder: textOf(folder, DRIVE_FOLDER_MOST),
    word: textOf(word, DRIVE_NAME_MOST) || undefined,
    bin: bin === true ? true : undefined,
    page: parsePage(page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireUser,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(driveQueries.list(deps)).catch(() => {})
  },
  component: () => <DriveScreen place={Route.useSearch()} />,
})
