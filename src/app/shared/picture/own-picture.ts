// Own picture among the fields of a form (the cover of a book, the banner of a community): its id, its description, its stored files.
import { isRaw, textOf } from '#app/shared/form/table.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'

/** @property picture name of its stored files; null while it is on a device alone */
export type OwnPicture = { pictureId: string; description: string; picture: string | null }

/** The picture alone, in one order of its fields, because drafts are compared as serialized text. */
export const ownPicture = ({ pictureId, description, picture }: OwnPicture): OwnPicture => ({
  ...{ pictureId, description, picture },
})

/** Value of such a field, as a draft has it. */
export const readOwnPicture = (raw: unknown, otherwise: OwnPicture | null): OwnPicture | null =>
  isRaw(raw) && typeof raw.pictureId === 'string'
    ? ownPicture({
        pictureId: raw.pictureId,
        description: textOf(raw.description, '').slice(0, PICTURE_WORDS_MOST),
        picture: typeof raw.picture === 'string' ? raw.picture : null,
      })
    : raw === null
      ? null
      : otherwise
