// /fanletter/$masterId?scenario&phase&draft — a letter to a master, about a replay or about none. A route of our own.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type LetterSearch, letterPlace, readLetterSearch } from '#app/areas/fan-letter/addresses.ts'
import { WriteScreen } from '#app/areas/fan-letter/WriteScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/fanletter/$masterId')({
  beforeLoad: requireUser,
  validateSearch: (search: LetterSearch & SearchSchemaInput) => readLetterSearch(search),
  component: () => {
    const { masterId } = Route.useParams()
    const search = Route.useSearch()
    const { scenario, phase, draft } = search
    return (
      <WriteScreen
        key={`${masterId} ${scenario} ${phase} ${draft}`}
        place={letterPlace(masterId, search)}
        draftId={draft}
      />
    )
  },
})
