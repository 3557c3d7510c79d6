// Calls of drives with input for the suites of all calls.

import type { TestDatabase } from '../support/database.ts'
import { givenDriveFile } from '../support/drive-files.ts'
import { PLAY_NOW } from '../support/play.ts'
import { pictureInBase64 } from '../support/registration.ts'
import { type AreaRows, everybody, ownersOnly, signedIn } from './row.ts'

const DAY = 86_400_000
const own = (database: TestDatabase, more: Parameters<typeof givenDriveFile>[2] = {}) =>
  givenDriveFile(database.db, database.users.player, more)
const owned = ownersOnly('DRIVE_NOT_FOUND')

let width = 300

export const driveRows: AreaRows<'drive'> = {
  list: {
    sample: () => ({ offset: 0, limit: 24 }),
    more: [{ folder: '資料' }, { word: '灯' }, { removed: true }],
    rights: signedIn,
  },
  get: {
    sample: async database => ({
      fileId: await own(database, { sharedUntil: new Date(PLAY_NOW.getTime() + 365 * DAY) }),
    }),
    rights: { ...everybody, anonymous: 'UNAUTHORIZED' },
  },
  upload: {
    // Each a picture of its own: one that is known is not stored again.
    sample: async () => ({ name: '灯台のスケッチ', folder: '', picture: await pictureInBase64(width++, 200) }),
    rights: signedIn,
  },
  change: {
    sample: async database => ({ fileId: await own(database), name: '霧の港', folder: '資料' }),
    rights: owned,
  },
  share: { sample: async database => ({ fileId: await own(database), days: 7 }), rights: owned },
  setRemoved: { sample: async database => ({ fileId: await own(database), isRemoved: true }), rights: owned },
  deleteForGood: {
    sample: async database => ({ fileId: await own(database, { removedAt: PLAY_NOW }) }),
    rights: owned,
  },
}
