// Reads of the classes of a user and of the one last acted as (C009, C010), with likes and the display of texts.
import calls from 'virtual:contract/account'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { AccountContract } from '#contract/account.ts'

export const accountCalls = connect<AccountContract>('account', calls)

const kept = { kept: true }
/** Option of reads that the office's decisions change: they are repeated at every visit. */
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
