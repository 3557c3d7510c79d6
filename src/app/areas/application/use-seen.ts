// Hook that marks decisions on the screen as seen. Marks are safe to repeat; without a network they are made at the next
// visit.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { applicationCalls, applicationQueries } from './queries.ts'

type Shown = { applicationId: number; isUnseen: boolean }

/** @returns whether an application was new when it came onto this screen; it stays new while the screen is open */
export function useSeen(shown: readonly Shown[]): (application: Shown) => boolean {
  const [met] = useState(() => new Set<number>())
  for (const { applicationId, isUnseen } of shown) if (isUnseen) met.add(applicationId)
  const client = useQueryClient()
  const online = useOnline()
  const ids = shown.flatMap(({ applicationId, isUnseen }) => (isUnseen ? [applicationId] : [])).join()
  useEffect(() => {
    if (!ids || !online) return
    applicationCalls.markSeen
      .send({ applicationIdList: ids.split(',').map(Number) })
      .then(({ unseenCount }) => {
        // The numbers on the badges change at once; a read that began before the mark must not restore them.
        client.setQueryData(applicationQueries.decisions(1).queryKey, old => old && { ...old, unseenCount })
        return client.invalidateQueries({ queryKey: applicationCalls.decisions.key() })
      })
      .catch(() => {})
  }, [ids, online, client])
  return ({ applicationId }) => met.has(applicationId)
}
