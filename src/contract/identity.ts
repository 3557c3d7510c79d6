// Sign-up, sign-in and sessions (doc1 §2.1, §4, G14, G52). Calls of our own: the specification leaves sign-in to the
// identity provider's SDK; the embedded provider is used through these. With Firebase those that let users in answer
// NOT_FOUND.
import * as z from 'zod'
import { socialProviders } from '#rules/social-providers.ts'
import { BotChallengeShape, botActions } from './bot-check.ts'
import { read, session, treatingBlocks } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, mailaddress, oneTimeId, text, wordId } from './shapes.ts'

const SessionUser = closed({
  userId: wordId,
  publicUserId: wordId,
  userName: z.string(),
  /** Classes that the user may act as (lastClass of codes.tsv), for the label beside the name. */
  classList: z.array(z.number().int()),
})

/** Settings of the Firebase project that holds the accounts, for the browser. None of them is secret. */
const FirebaseWebShape = closed({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  appId: z.string(),
  /** Address of the Auth emulator; null for the real service. */
  authEmulator: z.string().nullable(),
  /** Whether mission events arrive as Firestore documents; otherwise by our own stream. */
  documents: z.boolean(),
  /** Services that are switched on in the project's console. */
  social: z.array(z.enum(socialProviders)),
  /** Host and port of the Firestore emulator; null for the real service. */
  firestoreEmulator: z.string().nullable(),
})
export type FirebaseWeb = z.output<typeof FirebaseWebShape>

/** Account of a demo for trying the service. The password is public: it stands in the README. */
const DemoPersonShape = closed({
  mailaddress,
  password: z.string(),
  userName: z.string(),
  /** Role that the account demonstrates: プレイヤー・リネット・ハルグレイ. */
  about: z.string(),
  /** Icon of the best-known character of the account; null when it has none. */
  icon: z.string().nullable(),
})
export type DemoPerson = z.output<typeof DemoPersonShape>

const SignedIn = closed({
  user: SessionUser,
  /** Bearer token of the calls; kept in memory only (G52). */
  accessToken: z.string(),
  accessTokenExpiresAt: instant,
})

const signInRefusals = [
  'LOGIN_FORMAT',
  'LOGIN_PASSWORD',
  'LOGIN_UNKNOWN',
  'LOGIN_OTHER',
  'BOT_CHECK',
  'ACCOUNT_LEAVING',
  'LEAVING_OVER',
] as const
const credentials = closed({
  mailaddress,
  password: text(200, 1),
  /** 共有の端末（閉じたらログアウト）: the cookie lasts until the browser is closed (G14). */
  sharedDevice: z.boolean(),
  /** Whether a request to leave is taken back with it; without, such an account is refused. */
  stay: z.literal(true).optional(),
})

export const identityContract = treatingBlocks('none')({
  /**
   * Keeper of the accounts: a Firebase project, or our own server; and the services by which one may sign in. It is a call and not a part of the page, because the
   * worker caches the page, which would go on naming an outdated provider.
   */
  provider: read('public', '/api/Identity/provider')
    .input(closed({}).optional())
    .output(closed({ firebase: FirebaseWebShape.nullable(), social: z.array(z.enum(socialProviders)) })),

  /** Accounts of a demo, for the sign-in page; empty on other servers. */
  demoPeople: read('public', '/api/Identity/demoPeople')
    .input(closed({}).optional())
    .output(closed({ people: z.array(DemoPersonShape) })),

  /** Task of a browser before an action that asks for the bot check (C043). */
  botChallenge: read('public', '/api/Identity/botChallenge')
    .input(closed({ action: z.enum(botActions) }))
    .output(BotChallengeShape),

  /**
   * User of the token. A browser asks for it after a sign-in at Firebase, which knows accounts but no users, and whenever it has
   * renewed its token there: that begins the session, or says that it is over.
   */
  whoAmI: read('signed-in', '/api/Identity/whoAmI')
    .meta({ begins: true })
    .errors(refuses('LOGIN_UNKNOWN', 'ACCOUNT_LEAVING'))
    .input(closed({}).optional())
    .output(SessionUser),

  /**
   * Starts a session: the refresh secret is an HttpOnly cookie, the answer carries the access token. After several wrong
   * passwords it asks for the bot check.
   */
  signIn: session('public', '/api/Identity/signIn', 'sign-in')
    .errors(refuses(...signInRefusals))
    .input(credentials)
    .output(SignedIn),

  /** Gives a new access token for the session cookie; the client asks every 10 minutes (doc1 §9). */
  renewToken: session('public', '/api/Identity/renewToken', 'write')
    .errors(refuses('SESSION_ENDED'))
    .input(closed({}).optional())
    .output(SignedIn),

  /**
   * Makes the account of a sign-up, whose cookie names the address, and starts its session. An account of the address that
   * never became a user is replaced: whoever opened the link owns the address. With no password (null) it is one of the person
   * whom a service has named to this browser.
   */
  createAccount: session('public', '/api/Identity/createAccount', 'enrol')
    .errors(refuses('SIGN_UP_ENDED', 'MAIL_IN_USE', 'PASSWORD_WRONG', 'SOCIAL_TAKEN'))
    .input(closed({ password: text(200).nullable() }))
    .output(closed({ userId: wordId, accessToken: z.string(), accessTokenExpiresAt: instant })),

  /**
   * The same where Firebase holds the accounts: an account of the address with a password that nobody knows, and the token by which
   * this browser enters it and sets its own.
   */
  openAccount: session('public', '/api/Identity/openAccount', 'enrol')
    .errors(refuses('NOT_FOUND', 'SIGN_UP_ENDED', 'SIGN_UP_CLOSED', 'MAIL_IN_USE'))
    .input(closed({}).optional())
    .output(closed({ entrance: z.string() })),

  /** Deletes an account that is no user yet. Users leave in another way, with a time to think. */
  deleteAccount: session('account', '/api/Identity/deleteAccount', 'enrol')
    .errors(refuses('ACCOUNT_HAS_RECORD'))
    .input(closed({}).optional())
    .output(closed({ deleted: z.literal(true) })),

  /** Sends a mail whose link sets a new password (C035). */
  requestReset: session('public', '/api/Identity/requestReset', 'enrol')
    .meta({ bot: 'passwordReset' })
    .errors(refuses('RESET_FORMAT', 'RESET_UNKNOWN', 'RESET_OTHER', 'MAIL_CLOSED', 'BOT_CHECK'))
    .input(closed({ mailaddress }))
    .output(closed({ sent: z.literal(true) })),

  /** Address of the account whose password a link sets; empty when it opens nothing. */
  readReset: read('public', '/api/Identity/readReset')
    .input(closed({ id: oneTimeId }))
    .output(closed({ mailaddress: z.string() })),

  /** Sets a new password by the link of a mail, and ends all sessions of the account. */
  resetPassword: session('public', '/api/Identity/resetPassword', 'enrol')
    .errors(refuses('RESET_ENDED', 'PASSWORD_WRONG'))
    .input(closed({ id: oneTimeId, password: text(200) }))
    .output(closed({ mailaddress: z.string() })),

  /** Ends the session on this device. Without a session it does nothing. */
  signOut: session('public', '/api/Identity/signOut', 'write')
    .input(closed({}).optional())
    .output(closed({ signedOut: z.boolean() })),
})
