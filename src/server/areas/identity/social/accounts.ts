// Services that are linked to the accounts which our own server holds, in the tables of the embedded provider.
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type SocialProvider, socialProviders } from '#rules/social-providers.ts'
import { type Db, sqlState, type Tx, transact } from '../../../db/client.ts'
import type { Alongside, SocialSubject, WaysIn } from '../../../platform/identity.ts'
import { refuse } from '../../../platform/refuse.ts'
import { BY_PASSWORD } from '../account-keeper.ts'
import { appUser, authAccount, authUser } from '../tables.ts'

const UNIQUE_VIOLATION = '23505'

const isOf = ({ provider, subject }: SocialSubject) =>
  and(eq(authAccount.providerId, provider), eq(authAccount.accountId, subject))

/** Account of a person at a service, and whether it is a user. */
export async function accountOf(
  db: Db | Tx,
  person: SocialSubject,
): Promise<{ userId: string; isUser: boolean } | null> {
  const [row] = await db
    .select({ userId: authAccount.userId, record: appUser.userId })
    .from(authAccount)
    .leftJoin(appUser, eq(appUser.userId, authAccount.userId))
    .where(isOf(person))
  return row ? { userId: row.userId, isUser: row.record !== null } : null
}

/** Makes an account whose only way in is a service, in place of one of the same person that never became a user. */
export const createSocialAccount = (db: Db, mailaddress: string, person: SocialSubject): Promise<string> =>
  transact(db, async tx => {
    await forgetUnfinishedOf(tx, person)
    const userId = randomBytes(16).toString('hex')
    const now = new Date()
    await tx.insert(authUser).values({
      ...{ id: userId, name: '-', email: mailaddress, emailVerified: true, createdAt: now, updatedAt: now },
    })
    await insertLink(tx, userId, person, now)
    return userId
  }).catch(error => {
    throw sqlState(error) === UNIQUE_VIOLATION ? refuse('MAIL_IN_USE') : error
  })

const insertLink = async (tx: Tx, userId: string, { provider, subject }: SocialSubject, now: Date): Promise<void> => {
  await tx.insert(authAccount).values({
    ...{ id: randomBytes(16).toString('hex'), userId, providerId: provider, accountId: subject },
    ...{ createdAt: now, updatedAt: now },
  })
}

/** @throws SOCIAL_TAKEN when the person is a user already */
async function forgetUnfinishedOf(tx: Tx, person: SocialSubject): Promise<void> {
  const known = await accountOf(tx, person)
  if (!known) return
  await tx.select({ id: authUser.id }).from(authUser).where(eq(authUser.id, known.userId)).for('update')
  if ((await accountOf(tx, person))?.isUser) throw refuse('SOCIAL_TAKEN')
  await tx.delete(authUser).where(eq(authUser.id, known.userId))
}

const hold = (tx: Tx, userId: string) =>
  tx.select({ id: authUser.id }).from(authUser).where(eq(authUser.id, userId)).for('update')

const idsOf = async (db: Db | Tx, userId: string): Promise<string[]> =>
  (await db.select({ id: authAccount.providerId }).from(authAccount).where(eq(authAccount.userId, userId))).map(
    ({ id }) => id,
  )

/** @throws SOCIAL_TAKEN */
export const linkPerson = (db: Db, userId: string, person: SocialSubject, alongside: Alongside): Promise<void> =>
  transact(db, async tx => {
    await hold(tx, userId)
    if ((await accountOf(tx, person))?.userId === userId) return
    if ((await idsOf(tx, userId)).includes(person.provider)) throw refuse('SOCIAL_TAKEN')
    await forgetUnfinishedOf(tx, person)
    await insertLink(tx, userId, person, new Date())
    await alongside(tx)
  }).catch(error => {
    throw sqlState(error) === UNIQUE_VIOLATION ? refuse('SOCIAL_TAKEN') : error
  })

/** @throws LAST_WAY_IN */
export const unlinkProvider = (db: Db, userId: string, provider: SocialProvider, alongside: Alongside): Promise<void> =>
  transact(db, async tx => {
    await hold(tx, userId)
    const ids = await idsOf(tx, userId)
    if (!ids.includes(provider)) return
    if (ids.length === 1) throw refuse('LAST_WAY_IN')
    await tx.delete(authAccount).where(and(eq(authAccount.userId, userId), eq(authAccount.providerId, provider)))
    await alongside(tx)
  })

export async function waysInOf(db: Db, userId: string): Promise<WaysIn> {
  const ids = await idsOf(db, userId)
  return { hasPassword: ids.includes(BY_PASSWORD), linked: socialProviders.filter(each => ids.includes(each)) }
}
