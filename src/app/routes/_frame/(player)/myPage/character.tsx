// /myPage/character (doc1 §2.4): all characters of the user.
import { createFileRoute } from '@tanstack/react-router'
import { MyCharactersScreen } from '#app/areas/character-edit/list/MyCharactersScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/character')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(characterQueries.mine()).catch(() => {})
  },
  component: MyCharactersScreen,
})
