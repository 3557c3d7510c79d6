// Searches that the demo's accounts keep; those with a call send notices of what is published while the demo runs.
import { savedSearch } from '../areas/search/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoSearches } from './content.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

export async function seedSearches(tx: Tx, userIds: ReadonlyMap<DemoAccount, string>, now: Date): Promise<void> {
  const rows = demoSearches
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .flatMap(({ account, daysAgo, ...search }) => {
      const userId = userIds.get(account)
      if (!userId) return []
      return [{ ...search, userId, seenUntil: now, createdAt: new Date(now.getTime() - daysAgo * DAY) }]
    })
  if (rows.length > 0) await tx.insert(savedSearch).values(rows)
}
