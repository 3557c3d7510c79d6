// Profiles of users, written by themselves. Calls of our own.
import * as z from 'zod'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, text } from './shapes.ts'

const Profile = closed({
  introduction: z.string(),
  /** Number of the saved version; 0 before the first. */
  version: z.number().int(),
})

export const userContract = treatingBlocks('none')({
  /** Profile of the caller. */
  profile: read('signed-in', '/api/User/profile').input(closed({}).optional()).output(Profile),

  /** Saves the profile. The named draft, in which the text was written, then counts as sent. */
  updateProfile: write('signed-in', '/api/User/updateProfile')
    .errors(refuses('INTRODUCTION_TOO_LONG'))
    // A wider limit than the form's own, which counts differently, so that the refusal can name the fault.
    .input(closed({ introduction: text(20_000), draftId: clientId.nullable() }))
    .output(Profile),
})
export type UserContract = typeof userContract
