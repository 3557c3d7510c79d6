// Parts of a fan letter that every list shows: its writer's face, the replay that it is about, its words.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SpeakerLine } from '#app/shared/post/SpeakerLine.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { About, Writer } from './queries.ts'

/** @param children facts under the name */
export const WriterLine = ({
  writer: { name, icon, character },
  children,
}: {
  writer: Writer
  children?: ReactNode
}) => (
  <SpeakerLine speaker={character} {...{ name, icon }}>
    {children}
  </SpeakerLine>
)

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
