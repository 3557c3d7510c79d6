// Classes of the demo accounts: the names under which they act in them, and applications that wait for the office.
import * as z from 'zod'
import { CAREER_MAX, CLASS_NAME_MAX } from '#rules/class-requests.ts'
import { account, text, whole } from './common.ts'

const request = z.strictObject({
  account,
  kind: z.enum(['master', 'creator']),
  creatorKbn: z.literal([1, 2, 3]).optional(),
  name: text.max(CLASS_NAME_MAX),
  career: text.max(CAREER_MAX),
  daysAgo: whole.min(0),
})

export const demoClassesShape = z.strictObject({
  /** Names by account, for its class other than player. */
  names: z.partialRecord(account, text.max(CLASS_NAME_MAX)),
  requests: z.array(request),
})
