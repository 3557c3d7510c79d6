// /myPage/account/storySupporterExam?draft (doc1 §2.4): the exam of story supporters.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ExamScreen } from '#app/areas/user-class/apply/ExamScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(account)/myPage/account/storySupporterExam')({
  beforeLoad: requireUser,
  validateSearch: (search: { draft?: string } & SearchSchemaInput): { draft?: string | undefined } => ({
    draft: parseDraftId(search.draft),
  }),
  component: () => {
    const { draft } = Route.useSearch()
    return <ExamScreen key={draft} draftId={draft} />
  },
})
