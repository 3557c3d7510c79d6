// Reads of what a user is and acts as (C009, C010).
import calls from 'virtual:contract/account'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { AccountContract } from '#contract/account.ts'

export const accountCalls = connect<AccountContract>('account', calls)

const kept = { kept: true }
/** Read again at every visit, because the office decides meanwhile. */
const ALWAYS = { staleTime: 0 }

// Kept in the stored reads of the user, which are one key of the device and go when the user signs out.
export const classQueries = {
  classes: (userId: string) => ({ ...readQuery(accountCalls.userClass, { userId }, kept), ...ALWAYS }),
  lastClass: (userId: string) => ({ ...readQuery(accountCalls.getLastClass, { userId }, kept), ...ALWAYS }),
  /** Likes of creators and of sets (C015, C013). */
  likes: (userId: string) => readQuery(accountCalls.getLikeInfo, { userId }, kept),
  likedSets: () => readQuery(accountCalls.findLikedSets, {}, kept),
  display: () => ({ ...readQuery(accountCalls.getDisplay, {}, kept), ...ALWAYS }),
}
