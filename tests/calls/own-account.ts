// The calls of the area ownAccount, as the suites of all calls send them.
import { makeOneTimeLink } from '#server/areas/identity/one-time-links.ts'
import type { TestDatabase } from '../support/database.ts'
import { mailOf, PLAY_PASSWORD } from '../support/play.ts'
import { type AreaRows, everybody, signedIn } from './row.ts'

/** A link by which the address of `player` stays as it is, so that signing in goes on. */
const linkOf =
  (kind: 'mailChange' | 'mailUndo') =>
  async ({ db, users }: TestDatabase) => {
    const mailaddress = mailOf('player')
    const made = { kind, mailaddress, mailBefore: mailaddress, userId: users.player, now: new Date() }
    return { id: await makeOneTimeLink(db, made) }
  }

export const ownAccountRows: AreaRows<'ownAccount'> = {
  mailHistory: { sample: () => ({ offset: 0, limit: 10 }), rights: signedIn },
  latestMail: { sample: () => ({}), rights: signedIn },
  userInfo: { sample: () => ({}), rights: signedIn },
  setUrlCard: { sample: () => ({ isOn: true }), rights: signedIn },
  sessions: { sample: () => ({}), rights: signedIn },
  endSession: { sample: () => ({ sessionId: 'no-session' }), rights: signedIn },
  endOtherSessions: { sample: () => ({}), rights: signedIn },
  changePassword: {
    sample: () => ({ password: PLAY_PASSWORD, newPassword: PLAY_PASSWORD }),
    rights: signedIn,
  },
  changeMail: { sample: () => ({ password: PLAY_PASSWORD, mailaddress: 'new@play.example' }), rights: signedIn },
  confirmMail: { sample: linkOf('mailChange'), rights: everybody, standsForOwner: true },
  undoMail: { sample: linkOf('mailUndo'), rights: everybody, standsForOwner: true },
}
