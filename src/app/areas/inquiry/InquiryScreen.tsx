// /inquiry: writing to the operators, and the earlier letters.
import { Page } from '#app/shared/screen/Page.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { LetterForm } from './LetterForm.tsx'
import { LetterList } from './LetterList.tsx'

export function InquiryScreen({ page, draftId }: { page: number; draftId: string | undefined }) {
  return (
    <Page top={<TopBar title="お問い合わせ" back={<BackLink to="/myPage" />} />}>
      <LetterForm draftId={draftId} />
      <LetterList page={page} />
    </Page>
  )
}
