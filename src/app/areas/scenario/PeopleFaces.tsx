// Faces of the participants above the opening, each leading to its character, with the way to all of them.
import { Link } from '@tanstack/react-router'
import { Avatar } from '#app/ui/Avatar.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { imageSource } from '#rules/images.ts'
import { phaseParams } from './phase-params.ts'
import type { Scenario } from './queries.ts'

const SHOWN = 6

/** Nothing before the first seat is certain. */
export function PeopleFaces({ scenario }: { scenario: Scenario }) {
  const { worldId, characterList } = scenario
  if (characterList.length === 0) return null
  return (
    <section>
      <SectionHeading
        more={
          <TextLink
            to="/world/$worldId/scenario/$scenarioId/$phase"
            params={phaseParams(scenario)}
            search={{ tab: 'people' }}
            replace
            resetScroll={false}
            chevron
          >
            {characterList.length}名を見る
          </TextLink>
        }
      >
        参加者
      </SectionHeading>
      <ul className="flex flex-wrap gap-3">
        {characterList.slice(0, SHOWN).map(({ characterId, characterFullName, icon }) => (
          <li key={characterId}>
            <Link to="/world/$worldId/character/$characterId" params={{ worldId, characterId }} className="block">
              <Avatar
                size={48}
                alt={characterFullName}
                src={icon === null ? undefined : imageSource(icon, 'character', 96)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
