// /myPage/admin/exc?extra&draft (R078; doc1 §2.4): the office's check of extras (幕間).
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type ExtraCheckAddress, readExtraCheck } from '#app/areas/scenario-extra/office/address.ts'
import { ExtraQueueScreen } from '#app/areas/scenario-extra/office/ExtraQueueScreen.tsx'
import { ExtraReviewScreen } from '#app/areas/scenario-extra/office/ExtraReviewScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/exc')({
  validateSearch: (search: ExtraCheckAddress & SearchSchemaInput): ExtraCheckAddress => readExtraCheck(search),
  beforeLoad: requireAdmin,
  component: () => {
    const { extra, draft } = Route.useSearch()
    // A screen of its own for each extra, by its key: an answer that is being written is not carried over to the next extra.
    return extra === undefined ? <ExtraQueueScreen /> : <ExtraReviewScreen key={extra} extraId={extra} draft={draft} />
  },
})
