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
    rights: everybody,
    namesUser: true,
  },
  renewToken: { sample: () => ({}), rights: bySession('SESSION_ENDED') },
  signOut: { sample: () => ({}), rights: everybody },
}
