// Calls and reads of profiles.
import calls from 'virtual:contract/user'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { UserContract } from '#contract/user.ts'

export const userCalls = connect<UserContract>('user', calls)

export type Profile = Awaited<ReturnType<typeof userCalls.profile.send>>

export const profileQueries = {
  own: () => readQuery(userCalls.profile, {}, { kept: true }),
}
