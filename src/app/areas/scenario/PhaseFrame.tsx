// Frame of the screens of a phase beside its page, with the way back to it; and the way there for who has no seat in it.
import type { ReactNode } from 'react'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { phaseParams } from './phase-params.ts'
import type { PhaseKey } from './queries.ts'

interface PhaseFrameProps {
  of: PhaseKey
  title: string
  /** shows the purse, where coins are spent */
  purse?: boolean
  /** replaces the way back to the page */
  back?: ReactNode
  children: ReactNode
}

export const PhaseFrame = ({ of, title, purse, back, children }: PhaseFrameProps) => (
  <WorldFrame
    worldId={of.worldId}
    title={title}
    purse={purse}
    back={
      back ?? (
        <BackLink
          to="/world/$worldId/scenario/$scenarioId/$phase"
          params={phaseParams(of)}
          search={{ tab: 'opening' }}
          label="シナリオへ戻る"
        />
      )
    }
  >
    {children}
  </WorldFrame>
)

/** Said on a screen that only participants have. */
export const withoutSeat = (of: PhaseKey) =>
  nowhereBut(
    'このシナリオには参加していません。',
    { to: '/world/$worldId/scenario/$scenarioId/$phase', params: phaseParams(of), search: { tab: 'opening' } },
    'シナリオを見る',
  )
