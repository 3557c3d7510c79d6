// The demo accounts, with the provider and as users.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lastClass, type Seibetsu, seibetsu } from '#rules/codes/user.ts'
import { inJapan } from '#rules/dates.ts'
import { appUser, authUser, userClass } from '../areas/identity/tables.ts'
import type { Db } from '../db/client.ts'
import { demoAccountNames, demoClasses } from './content.ts'
import { DEMO_PASSWORD } from './password.ts'
import { demoAccounts } from './shapes/common.ts'
import type { DemoAccount } from './shapes.ts'
import type { CreateAccount } from './state.ts'

/** Roles of each account (lastClass of codes.tsv). Every account is a player too. */
const classes: Record<DemoAccount, readonly number[]> = {
  'demo-player': [0],
  'demo-player2': [0],
  'demo-master': [0, 1],
  'demo-illustrator': [0, 2],
  'demo-voice': [0, 3],
  'demo-writer': [0, 4],
  'demo-admin': [0, 5],
}

/** Days until the premium of an account ends; a negative number for one that has ended. */
const premiumDays: Partial<Record<DemoAccount, number>> = { 'demo-player': 60, 'demo-player2': -20 }

/** End of a premium: a midnight in Japan. */
function premiumTo(account: DemoAccount, now: Date): Date | null {
  const days = premiumDays[account]
  return days === undefined ? null : inJapan(now).startOf('day').add(days, 'day').toDate()
}

/** Sex and birth date that an account gave when it joined. */
const given: Record<DemoAccount, { seibetsu: Seibetsu; seinengappi: string }> = {
  'demo-player': { seibetsu: seibetsu.female, seinengappi: '19980723' },
  'demo-player2': { seibetsu: seibetsu.male, seinengappi: '19950211' },
  'demo-master': { seibetsu: seibetsu.female, seinengappi: '19861104' },
  'demo-illustrator': { seibetsu: seibetsu.other, seinengappi: '19930530' },
  'demo-voice': { seibetsu: seibetsu.female, seinengappi: '20000619' },
  'demo-writer': { seibetsu: seibetsu.male, seinengappi: '19890908' },
  'demo-admin': { seibetsu: seibetsu.other, seinengappi: '19840115' },
}

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
    const name = demoAccountNames[account] ?? account
    const [existing] = await db.select().from(authUser).where(eq(authUser.email, mailaddress))
    const userId = existing?.id ?? (await createAccount({ mailaddress, password: DEMO_PASSWORD, name }))
    const publicUserId = `P${createHash('sha256').update(account).digest('hex').slice(0, 10)}`
    await db
      .insert(appUser)
      .values({
        ...{ userId, publicUserId, userName: name, mailaddress, premiumTo: premiumTo(account, now), createdAt: now },
        ...given[account],
        lastClass: classes[account].at(-1) ?? lastClass.player,
      })
      .onConflictDoNothing()
    await db
      .insert(userClass)
      .values(
        classes[account].map(classCode => ({
          ...{ userId, classCode, name: classCode === 0 ? null : (demoClasses.names[account] ?? null) },
          creatorId: isCreator(classCode) ? `C${publicUserId.slice(1)}` : null,
        })),
      )
      .onConflictDoNothing()
    ids.set(account, userId)
  }
  return ids
}
