// Signing in by Google or Twitter where our own server holds the accounts (doc1 §2.1, G14), and the ways in of an account.
// With Firebase the browser does this with its SDK, and all but `enrol` and `provider` answer NOT_FOUND.
import * as z from 'zod'
import { socialProviders } from '#rules/social-providers.ts'
import { read, session, treatingBlocks } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, oneTimeId, text } from './shapes.ts'

const provider = z.enum(socialProviders)
const Address = closed({ address: z.string() })
/** Link of a sign-up that goes on at once; null where an address has to be confirmed by mail first. */
const temporaryId = oneTimeId.nullable()

export const socialContract = treatingBlocks('none')({
  /**
   * Address of the service at which a visitor signs in. It sets a cookie that alone finishes it. With `stay` a request to
   * leave is taken back with it.
   */
  begin: session('public', '/api/Identity/beginSocial', 'enrol')
    .errors(refuses('NOT_FOUND'))
    .input(closed({ provider, sharedDevice: z.boolean(), stay: z.literal(true).optional() }))
    .output(Address),

  /** The same for a user who links the service to the own account, or proves by a linked one who asks. */
  beginLink: session('signed-in', '/api/Identity/beginSocialLink', 'enrol')
    .errors(refuses('NOT_FOUND'))
    .input(closed({ provider }))
    .output(Address),

  /** Finishes what `begin` or `beginLink` began, with what the service added to the address. */
  finish: session('public', '/api/Identity/finishSocial', 'enrol')
    .errors(
      refuses(
        'NOT_FOUND',
        'SOCIAL_ENDED',
        'SOCIAL_REFUSED',
        'SOCIAL_MAIL_IN_USE',
        'SOCIAL_TAKEN',
        'LOGIN_OTHER',
        'LEAVING_OVER',
      ),
    )
    .input(closed({ state: text(100, 1), code: text(2_000, 1) }))
    .output(
      z.discriminatedUnion('outcome', [
        closed({ outcome: z.literal('signedIn'), sharedDevice: z.boolean() }),
        closed({ outcome: z.literal('newcomer'), temporaryId }),
        closed({ outcome: z.literal('linked'), provider }),
        /** The service was linked before: its user has signed in anew. */
        closed({ outcome: z.literal('proved'), provider }),
        /** The user asked to leave, which signing in with `stay` takes back. */
        closed({ outcome: z.literal('leaving'), provider, sharedDevice: z.boolean() }),
      ]),
    ),

  /** Begins the sign-up of an account at Firebase that is no user yet and has no password. */
  enrol: session('account', '/api/Identity/enrolSocial', 'enrol')
    .errors(refuses('ACCOUNT_HAS_RECORD', 'SOCIAL_MAIL_IN_USE', 'NOT_FOUND'))
    .input(closed({ provider }))
    .output(closed({ temporaryId })),

  /** Ways in of the caller, and the services that could be linked. */
  ways: read('signed-in', '/api/Identity/waysIn')
    .errors(refuses('NOT_FOUND'))
    .input(closed({}).optional())
    .output(closed({ hasPassword: z.boolean(), linkedList: z.array(provider), offeredList: z.array(provider) })),

  /** Takes a service off the own account; never the last way in. */
  unlink: session('signed-in', '/api/Identity/unlinkSocial', 'write')
    .errors(refuses('NOT_FOUND', 'LAST_WAY_IN'))
    .input(closed({ provider }))
    .output(closed({ done: z.literal(true) })),
})
export type SocialContract = typeof socialContract
