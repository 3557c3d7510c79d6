// Preview of an opening, from what is written and not saved: the page that players will see, for the desks that write it.
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Ground } from '#app/shared/scenario/opening-fields.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Notice } from '#app/ui/Notice.tsx'
import type { ScenarioType } from '#rules/codes/scenario.ts'
import { masterLabel } from '#rules/worlds.ts'
import type { ScenarioTab } from '../phase-address.ts'
import { Happened } from './Chapters.tsx'
import { scenarioOfForm } from './preview.ts'
import { ScenarioHead } from './ScenarioHead.tsx'
import { ScenarioParts } from './ScenarioParts.tsx'

interface OpeningPreviewProps {
  worldId: string
  of: { scenarioId: number; phase: number } | null
  shown: Pick<Ground, 'fields' | 'text'>
  masterName: string
  isStaff: boolean
  /** kind of order that it was made of; missing for an opening to everybody */
  type?: ScenarioType
  /** note on the preview: whether it is saved */
  note: string
  /** time by the server's clock */
  now: number
  tab: ScenarioTab
  renderTab: (tab: ScenarioTab, face: LinkFace) => ReactNode
}

export function OpeningPreview(props: OpeningPreviewProps) {
  const { worldId, of, shown, masterName, isStaff, type, note, now, tab, renderTab } = props
  const { world } = useWorld(worldId)
  const { data: classes } = useQuery(worldQueries.classes(worldId))
  const scenario = scenarioOfForm(shown, {
    ...{ worldId, of, masterName, isStaff, type, now },
    nameOf: (_kind, value) => classes?.classList.find(({ classId }) => classId === value)?.className ?? null,
  })
  const label = masterLabel(world?.scenarioSupportFlg)
  return (
    <>
      <ScenarioHead
        scenario={scenario}
        keyVisual={world?.keyVisual ?? null}
        masterLabel={label}
        tab={tab}
        renderTab={renderTab}
      />
      <Notice icon={Eye} silent className="mt-3">
        {note}
      </Notice>
      <ScenarioParts
        scenario={scenario}
        tab={tab}
        masterLabel={label}
        now={now}
        people={<Happened words={scenario.happened} />}
      />
    </>
  )
}
