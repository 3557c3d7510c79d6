// Faces of the participants above the opening, each leading to its character, with the way to all of them.
import { Link } from '@tanstack/react-router'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { personFold } from '#app/shared/fold/use-fold.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { imageSource } from '#rules/images.ts'
import { phaseParams } from '../phase-params.ts'
import type { Scenario } from '../queries.ts'

const SHOWN = 6

/** Faces of the people in a scenario. Nothing is rendered before the first seat is certain. */
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
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-x-1.5 gap-y-2">
        {characterList.slice(0, SHOWN).map(({ characterId, characterFullName, icon, isFolded }) => (
          <li key={characterId} className="min-w-0">
            <Folded isFolded={isFolded} id={personFold(characterId)} face={48}>
              <Link
                to="/world/$worldId/character/$characterId"
                params={{ worldId, characterId }}
                aria-label={characterFullName}
                className="grid justify-items-center text-ink"
              >
                <Avatar size={48} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
                <span className="max-w-full truncate text-meta">{shortName(characterFullName)}</span>
              </Link>
            </Folded>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first part of a name that has several, as a face has room for it. */
const shortName = (name: string): string => (name.length > 5 ? (name.split(/[・＝ 　]/)[0] ?? name) : name)
