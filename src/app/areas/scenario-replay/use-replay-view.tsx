// Hook for the facts around the words of a replay, with the links of its names and of the words of its world.
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { LinkedWords } from '#app/ui/RichText.tsx'
import type { Replay } from './queries.ts'
import { replayView } from './replay-view.ts'

/** Face of a link in a story: a thin line, because a story is read and not clicked through. */
const face = 'underline decoration-line-strong decoration-dotted underline-offset-4'

export function useReplayView(replay: Replay) {
  const { body, castList, termList } = replay
  const { worldId } = replay.card
  const view = useMemo(() => replayView({ body, castList, termList }), [body, castList, termList])
  const mentions = useCallback(
    (row: number): readonly LinkedWords[] =>
      view.mentions(row).map(({ key, ...words }) => ({
        ...words,
        link: children =>
          'pageId' in key ? (
            <Link to="/world/$worldId/guide/$pageId" params={{ worldId, pageId: key.pageId }} className={face}>
              {children}
            </Link>
          ) : (
            <Link
              to="/world/$worldId/character/$characterId"
              params={{ worldId, characterId: key.characterId }}
              className={face}
            >
              {children}
            </Link>
          ),
      })),
    [view, worldId],
  )
  return { view, mentions }
}
