// Files of pictures that are chosen for forms: made small, kept on the device beside the draft that names them. Loaded when a form has one
// or gets one.
import { lackOfRoom } from '#app/platform/uploads.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { SENT_PICTURE_SIDE } from '#rules/form-files.ts'
import {
  dropEnded,
  keepPictures,
  type PictureKind,
  type PicturePlace,
  readKeptPictures,
  type SentPicture,
} from './kept-pictures.ts'
import { shrunkFile } from './prepare.ts'

/** Pictures of a form of this kind, for one user. */
export type PicturesOf = { kind: PictureKind; userId: string }

const placeOf = (of: PicturesOf, target: string): PicturePlace => ({ ...of, target })

/** A picture of the device under a new id. @throws when it cannot be read */
export const smallPicture = async (chosen: File): Promise<SentPicture> => ({
  ...{ pictureId: randomUuid(), description: '' },
  picture: await shrunkFile(chosen, SENT_PICTURE_SIDE),
})

/** @returns whether it could be kept */
export const keepPicture = (of: PicturesOf, draftId: string | null, picture: SentPicture): Promise<boolean> =>
  keepPictures(placeOf(of, picture.pictureId), draftId, [], [picture])

export const letGoOf = (of: PicturesOf, picture: SentPicture): Promise<boolean> =>
  keepPictures(placeOf(of, picture.pictureId), null, [picture], [])

/** The kept picture of an id, or null. One that waits to be sent is kept too: it may be taken back. */
export const findPicture = (of: PicturesOf, pictureId: string): Promise<SentPicture | null> =>
  readKeptPictures(placeOf(of, pictureId), () => false).then(
    ([found]) => found ?? null,
    () => null,
  )

export const dropEndedPictures = (of: PicturesOf): Promise<void> => dropEnded(of)

/** Reason in words why a picture cannot wait on the device; null where it can. */
export const lackOfRoomFor = (picture: SentPicture): Promise<string | null> => lackOfRoom([picture])
