// Joining by mail (doc1 §2.1, §4, §7): the mail with its link, the address of the link, the record of the user. The account
// itself is made at the identity provider between the two (identity.ts, or Firebase).
import * as z from 'zod'
import { socialProviders } from '#rules/social-providers.ts'
import { mark, read, session, treatingBlocks } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, mailaddress, oneTimeId, text, wordId } from './shapes.ts'

/** A number of a form: its digits. */
const digit = z.string().regex(/^\d$/)

export const signUpContract = treatingBlocks('none')({
  /** Whether an address is registered already: `check` is '1' then (doc1 §5). */
  check: read('public', '/api/signup/check', 'enrol')
    // Bytes of the query that are no address are refused here; the form's words for that are the client's.
    .input(closed({ mailaddress: mailaddress.refine(value => value.includes('@'), 'address') }))
    .output(closed({ check: z.enum(['0', '1']) })),

  /** Sends the mail with which one goes on. Its link opens the sign-up for a day, until a record is made by it. */
  first: session('public', '/api/signup/first', 'enrol')
    .meta({ form: true, bot: 'signUp' })
    .errors(refuses('MAIL_FORMAT', 'MAIL_REGISTERED', 'MAIL_CLOSED', 'SIGN_UP_CLOSED', 'BOT_CHECK'))
    // `social` lets the sign-up go with the person whom a service has named to this browser (social.ts), if it still knows one.
    .input(closed({ mailaddress, social: z.literal('1').optional() }))
    .output(closed({ sent: z.literal(true) })),

  /**
   * Address that a link was sent to, empty when it opens nothing. It sets a cookie for the link, which the making of the
   * account and of the record ask for. `provider` is the service that this browser signs up by; null for a password.
   */
  init: read('public', '/api/signup/init')
    .input(closed({ temporaryId: oneTimeId }))
    .output(closed({ mailaddress: z.string(), provider: z.enum(socialProviders).nullable() })),

  /**
   * Makes the record of an account that has none. Sent again it answers the same. The addresses of cookie, account and form
   * must agree. What the server decides itself is taken and left aside: the class, the age, all kinds, and the password,
   * which is the provider's (G32).
   */
  addUserInfo: mark('account', '/api/user/addUserInfo')
    .meta({ form: true, bot: 'addUserInfo' })
    .errors(
      refuses('SIGN_UP_ENDED', 'MAIL_IN_USE', 'PLAYER_NAME_WRONG', 'BIRTH_DATE_WRONG', 'SEX_MISSING', 'BOT_CHECK'),
    )
    .input(
      closed({
        userId: wordId,
        seibetsu: text(4),
        seinengappi: text(16),
        accountStatus: digit.optional(),
        userName: text(200),
        mailaddress,
        password: text(200).optional(),
        userZokusei: digit.optional(),
        premiumKbn: digit.optional(),
        ageKbn: digit.optional(),
        kessaiHouhou: digit.optional(),
        creatorKbn: digit.optional(),
        torokuUser: text(64).optional(),
      }),
    )
    .output(closed({ userId: wordId, publicUserId: wordId })),

  /** The user of the caller's own account; an empty body when there is no record. */
  selectId: read('account', '/api/user/selectId')
    .input(closed({ userId: wordId }))
    .output(closed({ userId: wordId, publicUserId: wordId }).optional()),

  /** Names that the sign-in page thanks (doc1 §1). */
  supporters: read('public', '/api/signup/supporters')
    .input(closed({}).optional())
    .output(closed({ nameList: z.array(z.string()) })),
})
export type SignUpContract = typeof signUpContract
