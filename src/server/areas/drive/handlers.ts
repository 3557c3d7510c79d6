// The calls of drives.
import { handlersOf, owned } from '../../platform/handlers.ts'
import { uploadOnce } from '../../platform/upload-once.ts'
import { changeFile, deleteForGood, setRemoved, shareFile } from './acts.ts'
import { ownFile } from './own-file.ts'
import { getFile, listFiles } from './shown.ts'
import { countFile, drivePictures, keepFile } from './upload.ts'

export const driveHandlers = handlersOf(
  { area: 'drive', time: 'system' },
  {
    list: listFiles,
    get: getFile,
    upload: uploadOnce('fileId', { keep: keepFile, count: countFile, forget: drivePictures.forget }),
    change: owned(ownFile, changeFile),
    share: owned(ownFile, shareFile),
    setRemoved: owned(ownFile, setRemoved),
    deleteForGood: owned(ownFile, deleteForGood),
  },
)
