// /shelf: what this device has saved for the way, novels and articles alike, opened with or without a network.
import { SavedTexts } from '#app/areas/mypage/SavedTexts.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { novelSearch } from './place.ts'

export function ShelfScreen() {
  const online = useOnline()
  return (
    <Screen
      top={<TopBar title="保存した物語" back={<BackLink to="/novel" search={novelSearch([])} />} />}
      strip={<OfflineStrip offline={!online} />}
    >
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
    </Screen>
  )
}
