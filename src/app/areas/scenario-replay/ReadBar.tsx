// The bar of a replay's page: how far it was read, and the way into the reader.
import { BookOpen } from 'lucide-react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { imageSource } from '#rules/images.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { PhaseKey, Replay } from './queries.ts'
import { replayKey } from './replay-key.ts'
import { usePlace } from './use-place.ts'

export function ReadBar({ of, replay }: { of: PhaseKey; replay: Replay }) {
  const { worldId, scenarioId, phase } = of
  const ratio = usePlace(replayKey(of))
  const own = replay.castList.find(({ isMine }) => isMine)?.character
  const isDone = ratio !== null && ratio >= 1
  return (
    <section
      aria-label="読む"
      data-action-bar=""
      className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 -mx-4 mt-6 flex items-center gap-3 border-t border-line bg-surface px-4 py-2.5 md:-mx-6 md:bottom-0 md:px-6"
    >
      {own && <Avatar size={44} src={own.icon === null ? undefined : imageSource(own.icon, 'character', 96)} />}
      <p className="min-w-0 flex-1 text-sub font-bold">
        {ratio === null ? 'はじめから読む' : isDone ? '読み終わりました' : 'つづきから読む'}
        {ratio !== null && !isDone && (
          <span className="num block text-meta font-normal text-ink-soft">
            {Math.floor(ratio * 100)}%まで読みました
          </span>
        )}
      </p>
      <ButtonLink
        variant="shu"
        icon={BookOpen}
        to="/world/$worldId/scenario/$scenarioId/$phase/replay"
        params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
        search={{}}
      >
        読む
      </ButtonLink>
    </section>
  )
}
