// The calls of the area portal, as the suites of all calls send them.
import { type AreaRows, everybody, signedIn } from './row.ts'

export const portalRows: AreaRows<'portal'> = {
  getGuest: { sample: () => ({}), rights: everybody },
  // Its new notes are everybody's to read, of the owner too.
  getMember: { sample: () => ({}), rights: signedIn, namesUser: true },
  getVoices: { sample: () => ({ page: 1, worldId: 'harbor' }), rights: everybody },
  getPictures: { sample: () => ({ page: 1, worldId: 'harbor' }), rights: everybody },
}
