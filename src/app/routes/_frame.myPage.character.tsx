// /myPage/character (doc1 §2.4): all of one's characters.
import { createFileRoute } from '@tanstack/react-router'
import { characterQueries } from '#app/areas/character/queries.ts'
import { MyCharactersScreen } from '#app/areas/character-edit/MyCharactersScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/myPage/character')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(characterQueries.mine()).catch(() => {})
  },
  component: MyCharactersScreen,
})
