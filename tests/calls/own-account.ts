// The calls of the area ownAccount, as the suites of all calls send them.
import { makeOneTimeLink } from '#server/areas/identity/one-time-links.ts'
import type { TestDatabase } from '../support/database.ts'
import { mailOf, PLAY_PASSWORD } from '../support/play.ts'
import { type AreaRows, everybody, type Rights, signedIn } from './row.ts'

/** A link by which the address of `player` stays as it is, so that signing in goes on. */
const linkOf =
  (kind: 'mailChange' | 'mailUndo') =>
  async ({ db, users }: TestDatabase) => {
    const mailaddress = mailOf('player')
    const made = { kind, mailaddress, mailBefore: mailaddress, userId: users.player, now: new Date() }
    return { id: await makeOneTimeLink(db, made) }
  }

/** Rights of a call that refuses every user of the sample. */
const refused = (code: string): Rights => ({ anonymous: 'UNAUTHORIZED', owner: code, other: code, admin: code })
const noArchive = refused('OWN_DATA_ENDED')
const wrongPassword = refused('PASSWORD_MISMATCH')

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
  ownData: { sample: () => ({}), rights: signedIn },
  makeOwnData: { sample: () => ({}), rights: signedIn },
  downloadOwnData: { sample: () => ({}), rights: noArchive },
  leavingFacts: { sample: () => ({}), rights: signedIn },
  // With the right password the account would be closed for the calls after it.
  leave: { sample: () => ({ password: 'wrong-horse' }), rights: wrongPassword },
  stay: { sample: () => ({}), rights: signedIn },
}
