// The calls of the area social, as the suites of all calls send them. The play world has no application at Google or Twitter.
import { type AreaRows, bySession, signedIn } from './row.ts'

const provider = 'google' as const
const toUsers = { anonymous: 'UNAUTHORIZED', owner: 'NOT_FOUND', other: 'NOT_FOUND', admin: 'NOT_FOUND' } as const

export const socialRows: AreaRows<'social'> = {
  begin: {
    sample: () => ({ provider, sharedDevice: false }),
    more: [{ stay: true }],
    rights: bySession('NOT_FOUND'),
  },
  beginLink: { sample: () => ({ provider }), rights: toUsers },
  finish: { sample: () => ({ state: 'x'.repeat(43), code: 'code' }), rights: bySession('SOCIAL_ENDED') },
  enrol: { sample: () => ({ provider }), rights: toUsers },
  ways: { sample: () => ({}), rights: signedIn },
  unlink: { sample: () => ({ provider }), rights: signedIn },
}
