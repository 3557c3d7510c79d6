// Files of pictures that are chosen for covers: made small, kept on the device beside the draft that names them. Loaded when a form has one
// or gets one.
import { lackOfRoom } from '#app/platform/uploads.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import {
  dropEnded,
  keepPictures,
  type PicturePlace,
  readKeptPictures,
  type SentPicture,
} from '#app/shared/picture/kept-pictures.ts'
import { shrunkFile } from '#app/shared/picture/prepare.ts'
import { SENT_PICTURE_SIDE } from '#rules/form-files.ts'

const kind = 'noteBook'
const placeOf = (userId: string, target: string): PicturePlace => ({ kind, userId, target })

/** A picture of the device under a new id. @throws when it cannot be read */
export const smallPicture = async (chosen: File): Promise<SentPicture> => ({
  ...{ pictureId: randomUuid(), description: '' },
  picture: await shrunkFile(chosen, SENT_PICTURE_SIDE),
})

/** @returns whether it could be kept */
export const keepCover = (userId: string, draftId: string | null, picture: SentPicture): Promise<boolean> =>
  keepPictures(placeOf(userId, picture.pictureId), draftId, [], [picture])

export const letGoOf = (userId: string, picture: SentPicture): Promise<boolean> =>
  keepPictures(placeOf(userId, picture.pictureId), null, [picture], [])

/** The kept picture of an id, or null. One that waits to be sent is kept too: it may be taken back. */
export const findCover = (userId: string, pictureId: string): Promise<SentPicture | null> =>
  readKeptPictures(placeOf(userId, pictureId), () => false).then(
    ([found]) => found ?? null,
    () => null,
  )

export const dropEndedCovers = (userId: string): Promise<void> => dropEnded({ kind, userId })

/** Reason in words why a picture cannot wait on the device; null where it can. */
export const lackOfRoomFor = (picture: SentPicture): Promise<string | null> => lackOfRoom([picture])
