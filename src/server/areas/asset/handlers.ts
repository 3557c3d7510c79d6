// Calls of the office's pictures.
import { handlersOf } from '../../platform/handlers.ts'
import { uploadOnce } from '../../platform/upload-once.ts'
import { countPicture, getUses, keepPicture, listPictures, officePictures, removePicture } from './pictures.ts'

export const assetHandlers = handlersOf('asset', {
  list: listPictures,
  upload: uploadOnce('assetId', { keep: keepPicture, count: countPicture, forget: officePictures.forget }),
  uses: getUses,
  remove: removePicture,
})
