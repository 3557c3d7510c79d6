// The sign-up of a person whom a service has named, and who is no user yet: at once by an address that the service has
// confirmed, else after a mail. An address that is in use is linked only by its user, after signing in the old way.
import { eq } from 'drizzle-orm'
import { type Db, transact } from '../../../db/client.ts'
import type { CallContext } from '../../../platform/context.ts'
import type { SocialSubject } from '../../../platform/identity.ts'
import { refuse } from '../../../platform/refuse.ts'
import { makeOneTimeLink } from '../one-time-links.ts'
import { keepSignUp } from '../sign-up-cookie.ts'
import { isRegistered } from '../sign-up-mail.ts'
import { appUser } from '../tables.ts'
import { holdPerson } from './tickets.ts'

type Newcomer = { person: SocialSubject; mailaddress: string | null; now: Date }

/** @returns the link of the sign-up; null where an address has to be confirmed. @throws SOCIAL_MAIL_IN_USE, ACCOUNT_HAS_RECORD */
export async function beginSignUp(
  db: Db,
  { person, mailaddress, now }: Newcomer,
  context: CallContext,
): Promise<string | null> {
  const [user] = await db.select({ id: appUser.userId }).from(appUser).where(eq(appUser.userId, person.subject))
  if (user) throw refuse('ACCOUNT_HAS_RECORD')
  if (mailaddress === null) {
    await holdPerson(context, person, null)
    return null
  }
  if (await isRegistered(db, mailaddress)) throw refuse('SOCIAL_MAIL_IN_USE')
  const secret = await transact(db, tx => makeOneTimeLink(tx, { kind: 'signUp', mailaddress, now }))
  keepSignUp(context, secret)
  await holdPerson(context, person, secret)
  return secret
}
