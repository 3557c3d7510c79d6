// The calls of joining, as the suites of all calls send them.
import { mailOf } from '../support/play.ts'
import { type AreaRows, everybody, ownersOnly } from './row.ts'

/** Number of samples, so that each mail goes to another address. */
let samples = 0

export const signUpRows: AreaRows<'signUp'> = {
  check: { sample: () => ({ mailaddress: mailOf('player') }), rights: everybody },
  first: {
    sample: () => ({ mailaddress: `new-${++samples}@play.example` }),
    more: [{ social: '1' }],
    rights: everybody,
  },
  init: { sample: () => ({ temporaryId: 'x'.repeat(32) }), rights: everybody },
  // The player has a record, which answers whatever else is sent.
  addUserInfo: {
    sample: ({ users }) => ({
      ...{
        userId: users.player,
        seibetsu: '2',
        seinengappi: '20000101',
        userName: '名',
        mailaddress: mailOf('player'),
      },
    }),
    // What the form of the specification carries besides is accepted, and changes nothing.
    more: [
      { accountStatus: '0', userZokusei: '1', premiumKbn: '0', ageKbn: '1', kessaiHouhou: '0', creatorKbn: '0' },
      { password: 'correct-horse', torokuUser: 'sign-up' },
    ],
    rights: ownersOnly('FORBIDDEN'),
  },
  selectId: { sample: ({ users }) => ({ userId: users.player }), rights: ownersOnly('FORBIDDEN') },
  supporters: { sample: () => ({}), rights: everybody },
}
