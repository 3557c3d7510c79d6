// A theme that lies with the office or has ended: what was handed in, taking it back while nobody decided, opening it again.

import { RotateCcw } from 'lucide-react'
import { ReturnReason } from '#app/shared/decision/ReturnReason.tsx'
import { TakeBackButton } from '#app/shared/decision/TakeBackButton.tsx'
import { TermsAside } from '#app/shared/order-plan/TermsAside.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { isReopenable } from '#rules/order/omnibus.ts'
import { OmnibusStateChip } from '../OmnibusStateChip.tsx'
import type { OwnTheme } from '../queries.ts'
import { ThemePreview } from '../ThemePreview.tsx'
import { useThemeAct } from '../writes.ts'

export function HandedInTheme({ own: { omnibus, written, approved } }: { own: OwnTheme }) {
  const { omnibusId, worldId, templateTitle, state, stateSince, title, comment, version } = omnibus
  const acts = useThemeAct(omnibusId)
  const press = (act: 'takeBack' | 'reopen') => void acts.press({ omnibusId, baseVersion: version, act, title })
  const isOver = state === 'closed'
  return (
    <Page
      top={
        <TopBar
          title="テーマ"
          back={<BackLink to="/myPage/scenario/omnibus" search={{ group: isOver ? 'past' : 'current' }} />}
        />
      }
    >
      <p className="num mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <OmnibusStateChip theme={omnibus} />
        {formatDayTime(stateSince)} に{isOver ? '終了' : '提出'}
      </p>
      <p className="mt-1 text-sub wrap-anywhere">{templateTitle}</p>
      <ReturnReason reason={isOver ? comment : null} title="運営が終えた理由" />
      <ThemePreview theme={omnibus} texts={written} />
      <PressNotice of={acts} />
      <div className="mt-4 grid justify-items-start gap-3">
        {state === 'checking' && <TakeBackButton of={acts} onPress={() => press('takeBack')} />}
        {isReopenable(omnibus) && (
          <Button
            size="big"
            capped
            variant="line"
            icon={RotateCcw}
            reason={acts.reason}
            pending={acts.pending}
            pendingLabel="再開しています"
            onClick={() => press('reopen')}
          >
            このテーマを再開する
          </Button>
        )}
        {approved && (
          <ButtonLink
            variant="line"
            size="big"
            capped
            to="/world/$worldId/omnibus/$omnibusId"
            params={{ worldId, omnibusId: String(omnibusId) }}
            search={{}}
          >
            公開中のページを見る
          </ButtonLink>
        )}
      </div>
      <TermsAside />
    </Page>
  )
}
