// The demo accounts, with the provider and as users.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inJapan } from '#rules/dates.ts'
import { lastClass } from '#rules/last-class.ts'
import { appUser, authUser, userClass } from '../areas/identity/tables.ts'
import type { Db } from '../db/client.ts'
import { demoAccountFacts, demoClasses } from './content.ts'
import { DEMO_PASSWORD } from './password.ts'
import { demoAccounts } from './shapes/common.ts'
import type { DemoAccount } from './shapes.ts'
import type { CreateAccount } from './state.ts'

/** End of a premium: a midnight in Japan. */
const premiumTo = (days: number | undefined, now: Date): Date | null =>
  days === undefined ? null : inJapan(now).startOf('day').add(days, 'day').toDate()

const isCreator = (classCode: number): boolean => classCode >= 2 && classCode <= 4

/** Makes the accounts that do not exist yet. Returns the user id of each. */
export async function ensureAccounts(
  db: Db,
  createAccount: CreateAccount,
  now: Date,
): Promise<Map<DemoAccount, string>> {
  const ids = new Map<DemoAccount, string>()
  for (const account of demoAccounts) {
    const mailaddress = `${account}@example.com`
    const { name, class: ownClass, seibetsu, seinengappi, premiumDays } = demoAccountFacts[account]
    const [existing] = await db.select().from(authUser).where(eq(authUser.email, mailaddress))
    const userId = existing?.id ?? (await createAccount({ mailaddress, password: DEMO_PASSWORD, name }))
    const publicUserId = `P${createHash('sha256').update(account).digest('hex').slice(0, 10)}`
    await db
      .insert(appUser)
      .values({
        ...{
          userId,
          publicUserId,
          userName: name,
          mailaddress,
          premiumTo: premiumTo(premiumDays, now),
          createdAt: now,
        },
        ...{ seibetsu, seinengappi, lastClass: ownClass },
      })
      .onConflictDoNothing()
    await db
      .insert(userClass)
      .values(
        [...new Set([lastClass.player, ownClass])].map(classCode => ({
          ...{ userId, classCode, name: classCode === 0 ? null : (demoClasses.names[account] ?? null) },
          creatorId: isCreator(classCode) ? `C${publicUserId.slice(1)}` : null,
        })),
      )
      .onConflictDoNothing()
    ids.set(account, userId)
  }
  return ids
}
