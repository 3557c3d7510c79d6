// Hook that keeps the page of a scenario up to date. The server tells members that something has changed, and the page reads it
// again; guests, and whom no stream reaches, ask from time to time.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { READ_AGAIN_MS, useFollow, useFollowed } from '#app/platform/following.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import { boardTopic, pageTopic } from '#rules/scenario/live.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { type PhaseKey, scenarioQueries } from './queries.ts'

/** Least time between two reads of a page: while many enter, it changes several times a second. */
const PAUSE_MS = 3_000
/** Time over which those who look at a page are spread when it changes. */
const SPREAD_MS = 600

/** Whether a phase still changes by itself or by its players. */
const isOpen = (state: ScenarioState): boolean => awaitedDate(state) !== null || state === 'late'

/** Reads again what is shown of a phase: its page and its consultation. */
export function useReadAgain({ scenarioId, phase }: PhaseKey): () => void {
  const client = useQueryClient()
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [area, , input] }) => {
        const of = input as Partial<PhaseKey> | undefined
        const isScenario = area === 'scenario' || area === 'scenarioBoard'
        return isScenario && of?.scenarioId === scenarioId && of.phase === phase
      },
    })
}

/** Calls `act` soon, and not more often than every few seconds. */
function usePaced(act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastAt = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    if (timer.current !== undefined) return
    const wait = Math.max(Math.random() * SPREAD_MS, lastAt.current + PAUSE_MS - Date.now())
    timer.current = setTimeout(() => {
      timer.current = undefined
      lastAt.current = Date.now()
      act()
    }, wait)
  }
}

/**
 * The page of a phase, with its counts as they are now.
 * @param characterId whose way in is asked for
 * @param countsPosts whether the new posts of the consultation are counted; an open consultation follows them itself
 */
export function useLiveScenario(of: PhaseKey, characterId: string | undefined, countsPosts: boolean) {
  const topic = pageTopic(of)
  const isTold = useFollowed(topic)
  const query = useRead({
    ...scenarioQueries.scenario(of, characterId),
    refetchInterval: ({ state: { data } }) => !isTold && data && isOpen(data.state) && READ_AGAIN_MS,
  })
  const scenario = query.data
  const readAgain = usePaced(useReadAgain(of))
  useFollow(scenario && isOpen(scenario.state) ? topic : null, scenario?.revision, readAgain)
  useFollow(countsPosts && scenario?.canReadBoard ? boardTopic(of) : null, scenario?.boardRevision, readAgain)
  return query
}
