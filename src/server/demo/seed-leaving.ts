// Unusual states of accounts in the demo: a user who asked to leave and may take that back, and a sign-in by a service beside the
// password.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { LEAVING_DAYS } from '#rules/leaving.ts'
import { LEAVING_ACCOUNT } from '../areas/identity/standing.ts'
import { appUser, authAccount, authUser, leaving, userClass } from '../areas/identity/tables.ts'
import { FORGET_JOB } from '../areas/own-account/forget.ts'
import type { Tx } from '../db/client.ts'
import { enqueue } from '../platform/jobs/run.ts'
import { demoAccountFacts, demoLeaver } from './content.ts'
import { LEAVER_MAIL } from './leaver.ts'
import { DEMO_PASSWORD } from './password.ts'
import type { DemoAccount } from './shapes.ts'
import type { CreateAccount } from './state.ts'

const DAY_MS = 86_400_000

export async function seedLeaver(tx: Tx, createAccount: CreateAccount, now: Date): Promise<void> {
  const { name: userName, askedDaysAgo } = demoLeaver
  const mailaddress = LEAVER_MAIL
  // The account may be there from a seeding that was cut off.
  const [existing] = await tx.select({ id: authUser.id }).from(authUser).where(eq(authUser.email, mailaddress))
  const userId = existing?.id ?? (await createAccount({ mailaddress, password: DEMO_PASSWORD, name: userName }))
  const publicUserId = `P${createHash('sha256').update(mailaddress).digest('hex').slice(0, 10)}`
  await tx.insert(appUser).values({
    ...{ userId, publicUserId, userName, mailaddress, createdAt: now },
    accountStatus: LEAVING_ACCOUNT,
  })
  await tx.insert(userClass).values({ userId, classCode: 0 })
  const askedAt = new Date(now.getTime() - askedDaysAgo * DAY_MS)
  const dueAt = new Date(askedAt.getTime() + LEAVING_DAYS * DAY_MS)
  await tx.insert(leaving).values({ userId, askedAt, dueAt })
  await enqueue(tx, { name: FORGET_JOB, payload: {}, runAt: dueAt })
}

/** Links accounts to the services by which they sign in too, without asking these services. */
export async function seedLinkedSignIn(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  for (const [account, userId] of userIds) {
    const { signsInBy: providerId } = demoAccountFacts[account]
    if (providerId === undefined) continue
    await tx.insert(authAccount).values({
      ...{ id: `demo-${providerId}-${userId}`, userId, providerId, accountId: account },
      ...{ createdAt: now, updatedAt: now },
    })
  }
}
