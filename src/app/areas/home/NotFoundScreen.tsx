// /error/404: a message, a search, and links.
import { useRouter } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { readPlace } from '#app/areas/search/address.ts'
import { SearchField } from '#app/areas/search/SearchField.tsx'
import { FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { BareFrame } from '#app/ui/Shell.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { ALL_KINDS } from '#rules/search/kinds.ts'

const anywhere = readPlace(ALL_KINDS, '', {})

export function NotFoundScreen() {
  const router = useRouter()
  return (
    <BareFrame className="mx-auto grid min-h-dvh max-w-110 content-center px-6 py-8 text-center">
      <div className="mb-3 grid place-items-center">
        <FailureDrawing />
      </div>
      <PageHeading>ページが見つかりません</PageHeading>
      <p className="mt-1.5 text-sub text-ink-soft">アドレスが変わったか、公開が終わったようです。</p>
      <SearchField place={anywhere} isFirst={false} />
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button variant="line" icon={ChevronLeft} onClick={() => router.history.back()}>
          前のページへ
        </Button>
        <ButtonLink variant="ai" to="/">
          ホームへ
        </ButtonLink>
      </div>
    </BareFrame>
  )
}
