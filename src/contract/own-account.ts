// The account of the caller: its mails. Calls of our own; the specification names the screens alone (doc1 §2.4).
import * as z from 'zod'
import { read } from './call.ts'
import { closed, instant, integerInPath } from './shapes.ts'

export const ownAccountContract = {
  /** Mails that were sent to the caller, the newest first, without their one-time links. */
  mailHistory: read('signed-in', '/api/Account/mailHistory')
    .input(closed({ offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }))
    .output(
      closed({
        mailList: z.array(
          closed({ mailId: z.number().int(), subject: z.string(), plainText: z.string(), createdAt: instant }),
        ),
        count: z.number().int().min(0),
      }),
    ),

  /** Time of the newest mail, for the badge of the history (rules §19); null without one. */
  latestMail: read('signed-in', '/api/Account/latestMail')
    .input(closed({}).optional())
    .output(closed({ sentAt: instant.nullable() })),
}
export type OwnAccountContract = typeof ownAccountContract
