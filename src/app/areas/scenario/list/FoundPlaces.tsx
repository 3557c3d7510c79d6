// Places of the words of a search in a scenario, below its card: a link to each place, with the words around it.
import { Link } from '@tanstack/react-router'
import { type FoundPlace, foundPlaceLabels } from '#rules/scenario/found.ts'
import type { ScenarioTab } from '../phase-address.ts'
import { phaseParams } from '../phase-params.ts'
import type { Found, ScenarioCard } from '../queries.ts'

/** Tab that shows the place; what stands on the card itself needs none. */
const tabs: Record<FoundPlace, ScenarioTab | null> = {
  ...{ title: null, master: null },
  ...{ cast: 'people', opening: 'opening', replay: 'replay', part: 'replay' },
}

export function FoundPlaces({ scenario, found }: { scenario: ScenarioCard; found: Found }) {
  const { worldId, scenarioId } = scenario
  const places = found.placeList.flatMap(place => {
    const tab = tabs[place.at]
    return tab === null ? [] : [{ ...place, tab }]
  })
  if (places.length === 0) return null
  return (
    <ul aria-label={`『${scenario.scenarioTitle}』で見つかったところ`} className="mt-1">
      {places.map(({ at, phase, words, tab }) => (
        <li key={`${at}:${phase}`}>
          <Link
            to="/world/$worldId/scenario/$scenarioId/$phase"
            params={phaseParams({ worldId, scenarioId, phase })}
            search={{ tab }}
            className="flex min-h-11 flex-wrap items-center gap-x-2 px-1 py-1 text-cap text-ink wrap-anywhere"
          >
            <b className="font-semibold text-ai">
              {phase === scenario.phase ? foundPlaceLabels[at] : `第${phase}章の${foundPlaceLabels[at]}`}
            </b>
            <span className="min-w-0">{words}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
