// The first admin of a service without a demo, made by whoever runs the server (npm run admin). Other admins see it in the
// log alone.
import { and, eq } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import { type Db, transact } from '../../db/client.ts'
import type { Logger } from '../../platform/log.ts'
import { plainMail } from './sign-up-mail.ts'
import { OPEN_ACCOUNT } from './standing.ts'
import { appUser, userClass } from './tables.ts'

export type Made = 'made' | 'already' | 'unknown' | 'closed'

/** Gives the user of an address the class of admins. */
export async function makeAdmin(db: Db, log: Logger, mailaddress: string): Promise<Made> {
  const made = await transact(db, async tx => {
    const [user] = await tx
      .select({ userId: appUser.userId, accountStatus: appUser.accountStatus })
      .from(appUser)
      .where(eq(appUser.mailaddress, plainMail(mailaddress)))
      .for('update')
    if (!user) return { result: 'unknown' } as const
    const { userId, accountStatus } = user
    if (accountStatus !== OPEN_ACCOUNT) return { result: 'closed' } as const
    const held = and(eq(userClass.userId, userId), eq(userClass.classCode, lastClass.admin))
    const [known] = await tx.select({ userId: userClass.userId }).from(userClass).where(held)
    if (known) return { result: 'already' } as const
    await tx.insert(userClass).values({ userId, classCode: lastClass.admin })
    return { result: 'made', userId } as const
  })
  if (made.result === 'made') log.warn({ userId: made.userId }, 'a user was made an admin by the command line')
  return made.result
}
