// The calls of the area identity, as the suites of all calls send them.
import { mailOf, PLAY_PASSWORD } from '../support/play.ts'
import { type AreaRows, bySession, everybody, signedIn } from './row.ts'

export const identityRows: AreaRows<'identity'> = {
  provider: { sample: () => ({}), rights: everybody },
  demoPeople: { sample: () => ({}), rights: everybody },
  botChallenge: { sample: () => ({ action: 'signUp' }), rights: everybody },
  whoAmI: { sample: () => ({}), rights: signedIn },
  signIn: {
    sample: () => ({ mailaddress: mailOf('player'), password: PLAY_PASSWORD, sharedDevice: false }),
    more: [{ stay: true }],
    rights: everybody,
    namesUser: true,
  },
  createAccount: { sample: () => ({ password: 'correct-horse' }), rights: bySession('SIGN_UP_ENDED') },
  // The play world holds its accounts itself.
  openAccount: { sample: () => ({}), rights: bySession('NOT_FOUND') },
  // Everybody of the play world has a record.
  deleteAccount: {
    sample: () => ({}),
    rights: {
      anonymous: 'UNAUTHORIZED',
      owner: 'ACCOUNT_HAS_RECORD',
      other: 'ACCOUNT_HAS_RECORD',
      admin: 'ACCOUNT_HAS_RECORD',
    },
  },
  requestReset: { sample: () => ({ mailaddress: mailOf('player') }), rights: everybody, standsForOwner: true },
  readReset: { sample: () => ({ id: 'x'.repeat(32) }), rights: everybody },
  resetPassword: {
    sample: () => ({ id: 'x'.repeat(32), password: 'correct-horse' }),
    rights: bySession('RESET_ENDED'),
  },
  renewToken: { sample: () => ({}), rights: bySession('SESSION_ENDED') },
  signOut: { sample: () => ({}), rights: everybody },
}
