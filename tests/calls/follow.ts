// The calls of the area follow, as the suites of all calls send them.
import { type AreaRows, signedIn } from './row.ts'

export const followRows: AreaRows<'follow'> = {
  getFollowCharacterIdList: { sample: () => ({}), rights: signedIn },
  getList: { sample: () => ({ offset: 0, limit: 20 }), rights: signedIn },
  getFollowerList: { sample: () => ({ offset: 0, limit: 20 }), rights: signedIn },
  follow: {
    sample: () => ({ characterId: 'harbor-garo' }),
    // The character belongs to that user.
    rights: { ...signedIn, other: 'FOLLOW_OWN' },
  },
  unfollow: { sample: () => ({ characterId: 'harbor-garo' }), rights: signedIn },
}
