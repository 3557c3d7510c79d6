// Parts of a fan letter that every list shows: its writer's face, the replay that it is about, its words.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { imageSource } from '#rules/images.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { About, Writer } from './queries.ts'

/** @param children facts behind the name */
export function WriterLine({ writer, children }: { writer: Writer; children?: ReactNode }) {
  const { name, icon, character } = writer
  return (
    <div className="flex items-center gap-2.5">
      <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
      <p className="min-w-0 flex-1 text-meta text-ink-soft">
        {character ? (
          <Link
            to="/world/$worldId/character/$characterId"
            params={character}
            className="inline-flex min-h-11 items-center text-sub font-bold text-ink"
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <b className="text-sub text-ink">
            <bdi>{name}</bdi>
          </b>
        )}
        <span className="block">{children}</span>
      </p>
    </div>
  )
}

export const AboutLine = ({ about }: { about: About | null }) =>
  about && (
    <p className="text-cap">
      <Link
        to="/world/$worldId/scenario/$scenarioId/$phase"
        params={{ worldId: about.worldId, scenarioId: padScenarioId(about.scenarioId), phase: String(about.phase) }}
        search={{ tab: 'replay' }}
        className="inline-flex min-h-11 items-center text-ai"
      >
        『{about.title}』のリプレイ
      </Link>
    </p>
  )

export const LetterWords = ({ text }: { text: string }) => (
  <div className="mt-1 font-mincho text-body leading-[1.9] text-ink">
    <StoryText text={text} />
  </div>
)
