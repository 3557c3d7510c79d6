// Title of the phase whose number stands in a row of awaited results, so that its master sees which one it is.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Refusal } from '#app/platform/requests.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import { type AwaitedRow, appendOf, emptyAppend } from './append-fields.ts'
import { chapterQueries } from './chapter-queries.ts'

/** Pause in the typing of a number before its scenario is asked for. */
const PAUSE_MS = 400

export function AwaitedName({ worldId, row }: { worldId: string; row: AwaitedRow }) {
  const [wanted] = appendOf({ ...emptyAppend, awaited: [row] }).awaitedList
  const { scenarioId, phase } = usePaused(wanted?.scenarioId ?? 0, wanted?.phase ?? 0)
  const enabled = scenarioId > 0 && phase > 0
  const { data, error } = useQuery({ ...chapterQueries.awaited({ worldId, scenarioId, phase }), enabled, retry: false })
  if (!enabled) return null
  const isUnknown = error instanceof Refusal && error.status === 404
  return (
    <p aria-live="polite" className="w-full text-cap text-ink-soft wrap-anywhere">
      {data && `『${data.scenarioTitle}』・${stateName(data.state)}`}
      {isUnknown && 'このワールドに、公開された章は見つかりませんでした。'}
    </p>
  )
}

function usePaused(scenarioId: number, phase: number) {
  const [paused, setPaused] = useState({ scenarioId, phase })
  useEffect(() => {
    const timer = setTimeout(setPaused, PAUSE_MS, { scenarioId, phase })
    return () => clearTimeout(timer)
  }, [scenarioId, phase])
  return paused
}
