// Profiles of users, written by themselves. Calls of our own.
import * as z from 'zod'
import { read, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, text } from './shapes.ts'

const Profile = closed({
  introduction: z.string(),
  /** 0 while nothing was ever saved. */
  version: z.number().int(),
})

export const userContract = {
  /** The caller's own. */
  profile: read('signed-in', '/api/User/profile').input(closed({}).optional()).output(Profile),

  /** The draft is the one that the text was written in: it counts as sent. */
  updateProfile: write('signed-in', '/api/User/updateProfile')
    .errors(refuses('INTRODUCTION_TOO_LONG'))
    // Longer than any that is short enough in the validator's count, so that the refusal says what is wrong.
    .input(closed({ introduction: text(20_000), draftId: clientId.nullable() }))
    .output(Profile),
}
export type UserContract = typeof userContract
