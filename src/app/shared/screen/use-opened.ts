// Hook that marks what came onto the screen as opened. Marks are safe to repeat; without a network they are made at the next visit.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'

interface Options<Id extends number> {
  /** ids of what was never opened before */
  unread: readonly Id[]
  mark: (ids: readonly Id[]) => Promise<unknown>
  /** key of the reads that become old */
  old: readonly unknown[]
}

/** @returns whether something was new when it came onto this screen; it stays new while the screen is open */
export function useOpened<Id extends number>({ unread, mark, old }: Options<Id>): (id: Id) => boolean {
  const [met] = useState(() => new Set<Id>())
  for (const id of unread) met.add(id)
  const client = useQueryClient()
  const online = useOnline()
  const ids = unread.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked is named by the ids alone.
  useEffect(() => {
    if (!ids || !online) return
    mark(ids.split(',').map(Number) as Id[])
      .then(() => client.invalidateQueries({ queryKey: old }))
      .catch(() => {})
  }, [ids, online, client])
  return id => met.has(id)
}
