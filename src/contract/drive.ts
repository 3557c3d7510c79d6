// Drive: pictures that a user keeps, in folders, and shows to others by a link (R049, R109). Calls of our own.
import * as z from 'zod'
import { DRIVE_SHARE_DAYS } from '#rules/drive.ts'
import { DRIVE_FOLDER_MOST, DRIVE_NAME_MOST } from '#rules/drive-address.ts'
import { SENT_PICTURE_BASE64_MOST } from '#rules/form-files.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, closed, instant, integerInPath, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const name = text(DRIVE_NAME_MOST)
/** Folder of a file; '' for none. */
const folder = text(DRIVE_FOLDER_MOST)

const Shown = closed({
  /** Random id, which is the name of its picture and of its address too. */
  fileId: wordId,
  name: z.string(),
  width: count,
  height: count,
  /** Bytes of the widest stored picture. */
  bytes: count,
  uploadedAt: instant,
})
const DriveFile = closed({
  ...Shown.shape,
  folder: z.string(),
  /** Time until which its link holds; null where none holds. */
  sharedUntil: instant.nullable(),
  /** Time at which it is deleted for good, in the bin; null outside it. */
  goneAt: instant.nullable(),
})

export const driveContract = treatingBlocks({ get: 'hides', others: 'none' })({
  /** Files of the caller, the newest first: all, those of a folder, those with a word in their name; or those in the bin. */
  list: read('signed-in', '/api/Drive/list')
    .input(
      closed({
        folder: folder.optional(),
        word: name.optional(),
        removed: booleanInQuery.optional(),
        offset: integerInPath(0, 100_000),
        limit: integerInPath(1, 50),
      }),
    )
    .output(
      closed({
        fileList: z.array(DriveFile),
        count,
        /** Folders outside the bin by their names, with their files. */
        folderList: z.array(closed({ folder: z.string(), count })),
        /** Files and bytes of the caller in all, those in the bin included, and files in it. */
        all: count,
        bytes: count,
        removed: count,
      }),
    ),

  /** One file of the caller, or of somebody who shows it by its link. */
  get: read('signed-in', '/api/Drive/get/{fileId}')
    .errors(refuses('DRIVE_NOT_FOUND'))
    .input(closed({ fileId: wordId }))
    .output(closed({ ...Shown.shape, ownerName: z.string(), isMine: z.boolean(), sharedUntil: instant.nullable() })),

  /** Takes a picture in base64, decodes the whole of it and stores it as webP. The same picture of a user is stored once. */
  upload: write('signed-in', '/api/Drive/upload')
    .errors(refuses('DRIVE_UNREADABLE', 'DRIVE_FULL', 'DRIVE_NAME_EMPTY', 'DRIVE_NAME_LONG', 'DRIVE_FOLDER_LONG'))
    .input(closed({ name, folder, picture: z.base64().min(4).max(SENT_PICTURE_BASE64_MOST) }))
    .output(closed({ fileId: wordId, isKnown: z.boolean() })),

  /** Changes the name of a file and its folder. */
  change: write('owner', '/api/Drive/change')
    .errors(refuses('DRIVE_NOT_FOUND', 'DRIVE_REMOVED', 'DRIVE_NAME_EMPTY', 'DRIVE_NAME_LONG', 'DRIVE_FOLDER_LONG'))
    .input(closed({ fileId: wordId, name, folder }))
    .output(DriveFile),

  /** Makes the link of a file hold for some days from now, or ends it (0). */
  share: write('owner', '/api/Drive/share')
    .errors(refuses('DRIVE_NOT_FOUND', 'DRIVE_REMOVED'))
    .input(closed({ fileId: wordId, days: z.literal([...DRIVE_SHARE_DAYS]) }))
    .output(DriveFile),

  /** Puts a file into the bin, which ends its link, or takes it back. */
  setRemoved: write('owner', '/api/Drive/setRemoved')
    .errors(refuses('DRIVE_NOT_FOUND'))
    .input(closed({ fileId: wordId, isRemoved: z.boolean() }))
    .output(DriveFile),

  /** Deletes a file that lies in the bin, with its pictures. */
  deleteForGood: write('owner', '/api/Drive/deleteForGood')
    .errors(refuses('DRIVE_NOT_FOUND'))
    .input(closed({ fileId: wordId }))
    .output(closed({ fileId: wordId })),
})
export type DriveContract = typeof driveContract
