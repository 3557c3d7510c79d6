// Bar over the desk of a replay: its title, the whole text as readers will see it, and the way to handing it in.
import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { Button, buttonFace } from '#app/ui/Button.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { ReplayDeskAddress } from './address.ts'
import { firstReplayList } from './groups.ts'

const READERS_VIEW = '読み手の見え方'

interface DeskBarProps {
  of: PhaseKey
  title: string
  address: ReplayDeskAddress
  /** whether it can be handed in from here */
  canSubmit: boolean
  onLook: () => void
}

export const DeskBar = ({ of, title, address, canSubmit, onLook }: DeskBarProps) => (
  <TopBar
    title={title}
    back={<BackLink to="/myPage/scenario/replay" search={firstReplayList} />}
    trailing={
      <>
        <IconButton className="md:hidden" icon={Eye} label={READERS_VIEW} onClick={onLook} />
        <Button variant="line" className="max-md:hidden" icon={Eye} onClick={onLook}>
          {READERS_VIEW}
        </Button>
        {canSubmit && (
          <Link
            to="/myPage/scenario/replay/$worldId/$scenarioId/$phase"
            params={{ worldId: of.worldId, scenarioId: padScenarioId(of.scenarioId), phase: String(of.phase) }}
            search={{ ...address, tab: 'check' }}
            replace
            resetScroll={false}
            {...buttonFace('提出', 'shu')}
          />
        )}
      </>
    }
  />
)
