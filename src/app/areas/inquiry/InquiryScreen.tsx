// /inquiry: writing to the operators, and what was written before.
import { useOnline } from '#app/platform/connectivity.ts'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { LetterForm } from './LetterForm.tsx'
import { LetterList } from './LetterList.tsx'

export function InquiryScreen({ page, draftId }: { page: number; draftId: string | undefined }) {
  const online = useOnline()
  return (
    <Screen
      top={<TopBar title="お問い合わせ" back={<BackLink to="/myPage" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <LetterForm draftId={draftId} />
      <LetterList page={page} />
    </Screen>
  )
}
