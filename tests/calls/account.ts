// The calls of the area account, as the suites of all calls send them.
import { type AreaRows, everybody, ownersOnly, signedIn } from './row.ts'

const self = ownersOnly('FORBIDDEN')

export const accountRows: AreaRows<'account'> = {
  userClass: { sample: ({ users }) => ({ userId: users.player }), rights: self },
  getLastClass: { sample: ({ users }) => ({ userId: users.player }), rights: self },
  saveLastClass: { sample: () => ({ lastClass: 0 }), rights: signedIn },
  updateUserName: {
    sample: ({ users }) => ({ userId: users.player, userName: '名-player', userZokusei: 2 }),
    rights: self,
  },
  syncMailaddress: {
    sample: ({ users }) => ({ userId: users.player, mailaddress: 'somebody@play.example' }),
    rights: self,
  },
  findLikedSets: { sample: () => ({}), rights: signedIn },
  getLikeInfo: { sample: ({ users }) => ({ userId: users.player }), rights: self },
  noticeCount: { sample: () => ({ hash: 'A'.repeat(22) }), rights: everybody },
  getNoticeLink: { sample: () => ({}), rights: signedIn },
  makeNoticeLink: { sample: () => ({}), rights: signedIn },
  endNoticeLink: { sample: () => ({}), rights: signedIn },
  getDisplay: { sample: () => ({}), rights: signedIn },
  saveDisplay: { sample: () => ({ baseTextUrlCardDisplayFlg: false }), rights: signedIn },
}
