// /social — where Google and Twitter lead back to; what they add leaves the address at once. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { type SocialAnswer, SocialScreen } from '#app/areas/identity/social/SocialScreen.tsx'
import { goOnSignedIn } from '#app/platform/go-on-signed-in.ts'

export const Route = createFileRoute('/(guest)/social')({
  validateSearch: ({ state, code, error, mail }): SocialAnswer => ({ state, code, error, mail }),
  beforeLoad: goOnSignedIn,
  component: () => <SocialScreen {...Route.useSearch()} />,
})
