// Marks decisions as seen that stand on the screen. Marks are safe to repeat; without a network they are made at the next
// visit.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { applicationCalls, applicationQueries } from './queries.ts'

type Shown = { applicationId: number; isUnseen: boolean }

export function useSeen(shown: readonly Shown[]): void {
  const client = useQueryClient()
  const online = useOnline()
  const ids = shown.flatMap(({ applicationId, isUnseen }) => (isUnseen ? [applicationId] : [])).join()
  useEffect(() => {
    if (!ids || !online) return
    applicationCalls.markSeen
      .send({ applicationIdList: ids.split(',').map(Number) })
      // The list keeps its marks as long as it is looked at; the numbers that call fall silent at once.
      .then(({ unseenCount }) =>
        client.setQueryData(applicationQueries.decisions(1).queryKey, old => old && { ...old, unseenCount }),
      )
      .catch(() => {})
  }, [ids, online, client])
}
