// /myPage/account/userInfo?open (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { UserInfoScreen } from '#app/areas/own-account/UserInfoScreen.tsx'
import { type Unfoldable, unfoldable } from '#app/areas/own-account/unfoldable.ts'
import { requireUser } from '#app/platform/use-session.ts'

type Place = { open?: Unfoldable | undefined }

export const Route = createFileRoute('/_frame/(account)/myPage/account/userInfo')({
  beforeLoad: requireUser,
  validateSearch: ({ open }: Place & SearchSchemaInput): Place => ({ open: unfoldable.find(part => part === open) }),
  component: () => <UserInfoScreen open={Route.useSearch().open} />,
})
