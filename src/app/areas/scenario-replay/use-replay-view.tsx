// Hook: what a reader is shown of a replay beside its words, with the links of its names.
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { LinkedWords } from '#app/ui/RichText.tsx'
import type { Replay } from './queries.ts'
import { replayView } from './replay-view.ts'

export function useReplayView(replay: Replay) {
  const { body, castList } = replay
  const { worldId } = replay.card
  const view = useMemo(() => replayView({ body, castList }), [body, castList])
  const mentions = useCallback(
    (row: number): readonly LinkedWords[] | undefined =>
      view.mentions.get(row)?.map(({ key, ...words }) => ({
        ...words,
        link: children => (
          // A thin line, because a story is read and not clicked through.
          <Link
            to="/world/$worldId/character/$characterId"
            params={{ worldId, characterId: key }}
            className="underline decoration-line-strong decoration-dotted underline-offset-4"
          >
            {children}
          </Link>
        ),
      })),
    [view, worldId],
  )
  return { view, mentions }
}
