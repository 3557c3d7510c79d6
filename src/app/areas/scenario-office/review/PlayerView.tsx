// Preview of a scenario's page as players will see it, with its button switched off.
import { Link } from '@tanstack/react-router'
import { Smartphone, Ticket } from 'lucide-react'
import { ScenarioHead } from '#app/areas/scenario/phase/ScenarioHead.tsx'
import { ScenarioParts } from '#app/areas/scenario/phase/ScenarioParts.tsx'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { formatCount } from '#rules/rewards.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { masterLabel } from '#rules/worlds.ts'
import { type ReviewSearch, readReviewTab } from '../addresses.ts'
import type { ReviewedOpening } from '../queries.ts'
import { asPlayersSee } from './as-players-see.ts'

interface PlayerViewProps {
  reviewed: ReviewedOpening
  place: ReviewSearch
  now: number
}

export function PlayerView({ reviewed, place, now }: PlayerViewProps) {
  const { info } = reviewed
  const { worldId, scenarioId, openDateTime } = info
  const { world } = useWorld(worldId)
  const scenario = asPlayersSee(reviewed, now)
  const label = masterLabel(world?.scenarioSupportFlg)
  const isEvent = info.scenarioKind === scenarioKind.event
  const cost = scenario.cost + (isEvent ? 0 : scenario.reservingCost)
  return (
    <Card as="section" flush aria-label="プレイヤーの画面" className="mt-3">
      <p className="num flex flex-wrap items-center gap-x-2 bg-sunken px-4 py-2 text-meta text-ink-soft">
        <Icon of={Smartphone} size="xs" />
        <span className="flex-1">プレイヤーの画面</span>
        <span>{publicationWords(openDateTime, now)}</span>
      </p>
      <div className="bg-paper px-4 pb-4">
        <ScenarioHead
          scenario={scenario}
          keyVisual={world?.keyVisual ?? null}
          masterLabel={label}
          as="h2"
          tab={place.tab ?? 'opening'}
          renderTab={(key, face) => (
            <Link
              to="/myPage/admin/info/$worldId/$scenarioId"
              params={{ worldId, scenarioId: padScenarioId(scenarioId) }}
              search={{ ...place, tab: readReviewTab(key) }}
              replace
              resetScroll={false}
              {...face}
            />
          )}
        />
        <ScenarioParts scenario={scenario} tab={place.tab ?? 'opening'} masterLabel={label} now={now} />
        <div className="mt-4">
          <Button size="big" icon={Ticket} reason="審査の画面では押せません。">
            {isEvent ? '参加する' : '予約する'}
            {cost > 0 && ` ${formatCount(cost)} コイン`}
          </Button>
        </div>
      </div>
    </Card>
  )
}
