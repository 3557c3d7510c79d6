// Checks on the answers to claims that a run collects, and work on many items at a time.
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** One answer that moved value: `holder` had `before` of a currency and then `after`. */
export type Step = { holder: string; currency: string; before: number; after: number }

/**
 * Breaks in the balances that clients were told: for each holder and currency they must form one chain from 0 to the balance
 * in the books, without a gap, a repeat or a branch.
 */
export async function findBrokenChains(db: Db, steps: readonly Step[]): Promise<string[]> {
  const faults: string[] = []
  const chains = new Map<string, Step[]>()
  for (const step of steps) {
    const name = `${step.holder} ${step.currency}`
    chains.set(name, [...(chains.get(name) ?? []), step])
  }
  const { rows } = await db.execute<{ holder: string; currency: string; balance: number }>(sql`
    select holder_id as holder, currency, balance from ledger_account where balance is not null`)
  const balances = new Map(rows.map(row => [`${row.holder} ${row.currency}`, row.balance]))
  for (const [name, chain] of chains) {
    let at = 0
    for (const { before, after } of chain.sort((a, b) => a.before - b.before)) {
      if (before !== at) faults.push(`${name}: told ${before} before, which was ${at}`)
      at = after
    }
    if (at !== balances.get(name)) faults.push(`${name}: told ${at} at last, the books say ${balances.get(name)}`)
    balances.delete(name)
  }
  for (const [name, balance] of balances) if (balance !== 0) faults.push(`${name}: ${balance} that nobody was told of`)
  return faults
}

/** Runs `work` on every item, `many` at a time. */
export async function inParallel<Item>(items: readonly Item[], many: number, work: (item: Item) => Promise<void>) {
  const queue = [...items]
  await Promise.all(
    Array.from({ length: many }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
    }),
  )
}
