// /myPage/account/userClass?apply&draft (doc1 §2.4): classes of the user.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type ClassAddress, readClassAddress } from '#app/areas/user-class/addresses.ts'
import { UserClassScreen } from '#app/areas/user-class/UserClassScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(account)/myPage/account/userClass')({
  beforeLoad: requireUser,
  validateSearch: (search: Partial<ClassAddress> & SearchSchemaInput) => readClassAddress(search),
  component: () => <UserClassScreen place={Route.useSearch()} />,
})
