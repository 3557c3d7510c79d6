// /shelf: novels and articles saved on this device, which open with or without a network.
import { SavedTexts } from '#app/areas/device/SavedTexts.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { novelSearch } from './address.ts'

export function ShelfScreen() {
  return (
    <Page top={<TopBar title="保存した物語" back={<BackLink to="/novel" search={novelSearch([])} />} />}>
      <p className="mt-3 text-cap text-ink-soft">この端末に保存した物語です。電波のないところでも読めます。</p>
      <SavedTexts
        onChange={() => {}}
        empty={
          <div className="mt-3">
            <EmptyState
              drawing={<EmptyDrawing />}
              title="保存した物語はありません。"
              note="リーダーの上にある保存のボタンで、物語をこの端末に保存できます。"
              action={
                <ButtonLink variant="ai" to="/novel" search={novelSearch([])}>
                  ノベルへ
                </ButtonLink>
              }
            />
          </div>
        }
      />
    </Page>
  )
}
