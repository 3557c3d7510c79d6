// Calls of pages of events.
import { handlersOf } from '../../platform/handlers.ts'
import { uploadOnce } from '../../platform/upload-once.ts'
import { blobPictures, countBlob, deleteBlob, getBlobThumbList, getDeskBlob, keepBlob, renameBlob } from './blobs.ts'
import {
  deleteEventPage,
  deleteEventPageContent,
  getEventPageContentList,
  getEventPageList,
  publishEventPage,
  renameEventPage,
  saveEventPage,
  saveEventPageContent,
  withdrawEventPage,
} from './desk.ts'
import { getBlob, getEventPage, getTopContents } from './shown.ts'
import { deleteTopContents, getTopContentsList, getWorldList, saveTopContents } from './top.ts'

export const eventPageHandlers = handlersOf('eventPage', {
  getTopContents,
  getEventPage,
  getBlob,
  getWorldList,
  getEventPageList,
  getEventPageContentList,
  saveEventPage,
  renameEventPage,
  deleteEventPage,
  publishEventPage,
  withdrawEventPage,
  saveEventPageContent,
  deleteEventPageContent,
  getTopContentsList,
  saveTopContents,
  deleteTopContents,
  getBlobThumbList,
  getDeskBlob,
  saveBlob: uploadOnce('pictureId', { keep: keepBlob, count: countBlob, forget: blobPictures.forget }),
  renameBlob,
  deleteBlob,
})
