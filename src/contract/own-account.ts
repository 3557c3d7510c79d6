// The account of the caller: what is stored of it, its mails, sessions, password and address. Calls of our own; the
// specification names the screens alone (doc1 §2.4). What brings a password is a session call, because those are sent at once
// and never stored on the device.
import * as z from 'zod'
import { OWN_DATA_TYPE, ownDataStates } from '#rules/leaving.ts'
import { mark, read, session, treatingBlocks } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, mailaddress, text, wordId } from './shapes.ts'

const none = closed({}).optional()
const done = closed({ done: z.literal(true) })
const password = text(200)
const linkId = text(100, 1)

const count = z.number().int().min(0)

const OwnDataState = closed({
  archive: closed({
    state: z.enum(ownDataStates),
    /** Parts that are made, of how many. */
    done: count,
    total: count,
    /** Size of the file; null until it is there. */
    bytes: count.nullable(),
    readyAt: instant.nullable(),
    endsAt: instant.nullable(),
  }).nullable(),
})

export const ownAccountContract = treatingBlocks('none')({
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
    .input(none)
    .output(closed({ sentAt: instant.nullable() })),

  userInfo: read('signed-in', '/api/Account/userInfo')
    .errors(refuses('LOGIN_UNKNOWN'))
    .input(none)
    .output(
      closed({
        userName: z.string(),
        mailaddress: z.string(),
        /** Sex (0 to 2) and birth date (yyyyMMdd); null where they were never asked. */
        seibetsu: z.number().int().nullable(),
        seinengappi: z.string().nullable(),
        baseTextUrlCardDisplayFlg: z.boolean(),
        /** Whether our own server holds the password; otherwise another service does. */
        isHeldHere: z.boolean(),
      }),
    ),

  /** Sets whether links of a text also get a preview (G51). */
  setUrlCard: mark('signed-in', '/api/Account/setUrlCard')
    .input(closed({ isOn: z.boolean() }))
    .output(closed({ isOn: z.boolean() })),

  /** Sessions of the caller, the one used last first. */
  sessions: read('signed-in', '/api/Account/sessions')
    .input(none)
    .output(
      closed({
        sessionList: z.array(
          closed({
            sessionId: wordId,
            /** Words for the device: iPhone・Safari. */
            device: z.string(),
            isThis: z.boolean(),
            createdAt: instant,
            lastSeenAt: instant,
          }),
        ),
      }),
    ),

  /** Ends another session of the caller. */
  endSession: session('signed-in', '/api/Account/endSession', 'write')
    .input(closed({ sessionId: wordId }))
    .output(done),

  endOtherSessions: session('signed-in', '/api/Account/endOtherSessions', 'write').input(none).output(done),

  /** Changes the password, ends the other sessions, and tells the user by mail. The path is where the cookie of known devices goes. */
  changePassword: session('signed-in', '/api/Identity/changePassword', 'sign-in')
    .errors(refuses('NOT_FOUND', 'PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'PASSWORD_WRONG'))
    .input(closed({ password, newPassword: password }))
    .output(done),

  /** Sends a link to the new address; the address changes when it is pressed there. */
  changeMail: session('signed-in', '/api/Identity/changeMail', 'sign-in')
    .errors(
      refuses(
        ...(['NOT_FOUND', 'PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'NEW_MAIL_WRONG', 'NEW_MAIL_SAME'] as const),
        ...(['NEW_MAIL_TAKEN', 'MAIL_CLOSED'] as const),
      ),
    )
    .input(closed({ password, mailaddress }))
    .output(done),

  /** Changes the address by the link of a mail, ends the other sessions, and tells the old address how to undo it. */
  confirmMail: session('public', '/api/Account/confirmMail', 'enrol')
    .errors(refuses('NOT_FOUND', 'MAIL_LINK_ENDED', 'NEW_MAIL_TAKEN', 'MAIL_CLOSED'))
    .input(closed({ id: linkId }))
    .output(done),

  /** Takes a change of the address back by the link of a mail, and ends all sessions. */
  undoMail: session('public', '/api/Account/undoMail', 'enrol')
    .errors(refuses('NOT_FOUND', 'MAIL_LINK_ENDED', 'NEW_MAIL_TAKEN'))
    .input(closed({ id: linkId }))
    .output(done),

  /** The archive of the caller's own data: none, one that is being made, or one that is there until its end. */
  ownData: read('signed-in', '/api/Account/ownData').input(none).output(OwnDataState),

  /** Begins an archive; one that is being made goes on instead. */
  makeOwnData: mark('signed-in', '/api/Account/makeOwnData').input(none).output(OwnDataState),

  downloadOwnData: read('signed-in', '/api/Account/downloadOwnData')
    .meta({ limit: 'archive', newest: true })
    .errors(refuses('OWN_DATA_ENDED'))
    .input(none)
    .output(z.file().mime([OWN_DATA_TYPE])),

  /** Everything that is said before the caller asks to leave. */
  leavingFacts: read('signed-in', '/api/Account/leavingFacts')
    .input(none)
    .output(
      closed({
        /** Reservations and applications that end, with the coins that come back. */
        endingList: z.array(closed({ title: z.string(), coins: count })),
        /** Duties that have to be handed over first, by the refusal that they would bring. */
        owedList: z.array(closed({ code: z.string(), titleList: z.array(z.string()) })),
        /** Characters that stay, because they appear in published works. */
        keptList: z.array(closed({ characterId: wordId, characterFullName: z.string() })),
        /** Coins and points that are lost. */
        coins: count,
      }),
    ),

  /** Asks to leave: ends all sessions, and deletes the account after some days. The path is where the cookie of known devices goes. */
  leave: session('signed-in', '/api/Identity/leave', 'sign-in')
    .errors(
      refuses(
        'PASSWORD_MISMATCH',
        'SIGN_IN_AGAIN',
        'LEAVING_OWES_REPLAY',
        'LEAVING_OWES_ORDER',
        'LEAVING_IN_LOTTERY',
        'LEAVING_OWES_COMMISSION',
      ),
    )
    .input(closed({ password }))
    .output(done),

  /** Takes the request to leave back, where another service holds the account. */
  stay: session('account', '/api/Account/stay', 'write')
    .meta({ whileLeaving: true })
    .errors(refuses('LEAVING_OVER'))
    .input(none)
    .output(done),
})
export type OwnAccountContract = typeof ownAccountContract
