// A kept scene: its words on paper, the story they are of, and the line of rights.
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { rightsLine, sourceLine } from '#rules/quotations.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { Quotation } from './queries.ts'

export function SceneCard({ scene }: { scene: Quotation }) {
  const { words, worldId, scenarioId, phase } = scene
  return (
    <figure className="border-l-4 border-ai pl-4">
      {words === null ? (
        <p className="flex items-center gap-2 text-sub text-ink-soft">
          <Icon of={Lock} size="s" />
          いまは読めないリプレイの場面です。参加した人だけが読めます。
        </p>
      ) : (
        <blockquote className="font-mincho text-body leading-[1.9] wrap-anywhere">
          <StoryText text={words} />
        </blockquote>
      )}
      <figcaption className="mt-2">
        <Link
          to="/world/$worldId/scenario/$scenarioId/$phase"
          params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
          search={{ tab: 'replay' }}
          className="inline-flex min-h-11 items-center text-sub font-semibold text-ai wrap-anywhere"
        >
          {sourceLine(scene)}
        </Link>
        <span className="num block text-meta text-ink-soft wrap-anywhere">{rightsLine(scene)}</span>
      </figcaption>
    </figure>
  )
}
