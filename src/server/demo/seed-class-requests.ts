// Applications of the demo to become something, which wait for demo-admin.
import { classRequest } from '../areas/identity/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoClasses } from './content.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

export async function seedClassRequests(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  for (const { account, kind, creatorKbn = null, name, career, daysAgo } of demoClasses.requests) {
    const userId = userIds.get(account)
    if (!userId) throw new Error(`The demo has no account ${account}.`)
    const createdAt = new Date(now.getTime() - daysAgo * DAY)
    await tx.insert(classRequest).values({ userId, kind, creatorKbn, name, career, status: 1, createdAt })
  }
}
