// `drive.json`: pictures in the drives of the demo's accounts.
import * as z from 'zod'
import { DRIVE_BIN_DAYS, DRIVE_SHARE_DAYS, driveNameFault } from '#rules/drive.ts'
import { account, text, whole } from './common.ts'

export const driveFiles = z.array(
  z
    .strictObject({
      account,
      name: text,
      folder: z.string(),
      /** A picture of the demo, as `tweets/lamp-window`, and its size. */
      picture: text,
      width: whole,
      height: whole,
      daysAgo: whole,
      /** Days from the seeding for which its link holds. */
      sharedDays: z.exactOptional(whole.refine(days => DRIVE_SHARE_DAYS.some(each => each === days))),
      removedDaysAgo: z.exactOptional(whole.max(DRIVE_BIN_DAYS - 1)),
    })
    .refine(file => driveNameFault(file) === null, 'The name or the folder is too long.'),
)
export type DemoDriveFile = z.infer<typeof driveFiles>[number]
