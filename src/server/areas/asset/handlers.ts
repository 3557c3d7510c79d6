// Calls of the office's pictures.
import { handlersOf } from '../../platform/handlers.ts'
import { uploadOnce } from '../../platform/upload-once.ts'
import { countPicture, forgetPicture, getUses, keepPicture, listPictures, removePicture } from './pictures.ts'

export const assetHandlers = handlersOf('asset', {
  list: listPictures,
  upload: uploadOnce('assetId', { keep: keepPicture, count: countPicture, forget: forgetPicture }),
  uses: getUses,
  remove: removePicture,
})
