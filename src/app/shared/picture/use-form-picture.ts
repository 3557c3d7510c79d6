// Hook for one picture of a form that was chosen on this device: made small, and kept beside the draft that names it until the form is saved.
import { useEffect, useRef, useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import type { Ground } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { imageSource } from '#rules/images.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'
import type { PictureKind, SentPicture } from './kept-pictures.ts'
import type { OwnPicture } from './own-picture.ts'
import { UNKEPT_PICTURE, UNLOADED_PICTURE, UNREADABLE_PICTURE } from './words.ts'

const files = () => import('./picture-files.ts')

/** @property address of the picture in this page */
type ChosenFile = SentPicture & { address: string }

interface FormPictureOf<Values extends object> {
  form: Form<Values, 'saved', Ground<Values>>
  /** kind of thing under which its file is kept */
  kind: PictureKind
  /** the picture among the fields */
  pictureOf: (fields: Values) => OwnPicture | null
  /** change of the fields that puts it there, or takes it out */
  put: (picture: OwnPicture | null) => Partial<Values>
  /** whether it belongs to what is sent; otherwise something else stands in its place. Always by default */
  isShown?: (fields: Values) => boolean
  /** width in which a stored one is shown, in device pixels */
  width?: number
}

const WIDTH = 640

export function useFormPicture<Values extends object>(of: FormPictureOf<Values>) {
  const { form, kind, pictureOf, put, isShown = () => true, width = WIDTH } = of
  const { user } = useSession()
  const [file, setFile] = useState<ChosenFile | null>(null)
  /** Id of a picture that the draft names, and that is not on this device. */
  const [missing, setMissing] = useState<string>()
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<string>()
  const addresses = useRef(new Set<string>())
  const isGone = useRef(false)
  const userId = user?.userId ?? ''
  /** Name of the stored files of a picture, also of one that a draft of before its saving names; null: it is on a device alone. */
  const storedOf = (own: OwnPicture, { fields }: Ground<Values>): string | null => {
    const before = pictureOf(fields)
    return own.picture ?? (before?.pictureId === own.pictureId ? before.picture : null)
  }
  const own = pictureOf(form.fields)
  const stored = own && storedOf(own, form.ground)
  /** Id of a picture whose file is looked for on this device. */
  const wanted = own && stored === null && own.pictureId !== file?.pictureId ? own.pictureId : null

  const show = (picture: SentPicture): void => {
    const address = URL.createObjectURL(picture.picture)
    addresses.current.add(address)
    setFile({ ...picture, address })
  }
  const letGo = (): void => {
    if (file)
      void files()
        .then(({ letGoOf }) => letGoOf({ kind, userId }, file))
        .catch(() => {})
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once for each id.
  useEffect(() => {
    if (wanted === null) return
    let isOver = false
    void files()
      .then(({ findPicture }) => findPicture({ kind, userId }, wanted))
      .catch(() => null)
      .then(found => {
        if (isOver) return
        if (found) show(found)
        else setMissing(wanted)
      })
    return () => {
      isOver = true
    }
  }, [wanted])
  const hasOwn = own !== null
  useEffect(() => {
    if (!hasOwn) return
    void files()
      .then(({ dropEndedPictures }) => dropEndedPictures({ kind, userId }))
      .catch(() => {})
  }, [hasOwn, kind, userId])
  useEffect(() => {
    const made = addresses.current
    isGone.current = false
    return () => {
      isGone.current = true
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [])

  const choose = async (chosen: File): Promise<void> => {
    setFault(undefined)
    setReading(true)
    const part = await files().catch(() => null)
    const made = await part?.smallPicture(chosen).catch(() => null)
    // A form that was left meanwhile has no draft that names the picture.
    if (isGone.current) return
    setReading(false)
    if (!part) return setFault(UNLOADED_PICTURE)
    if (!made) return setFault(UNREADABLE_PICTURE)
    letGo()
    show(made)
    form.change(put({ pictureId: made.pictureId, description: '', picture: null }))
    const draftId = form.editor.current?.draftId() ?? null
    const isKept = await part.keepPicture({ kind, userId }, draftId, made).catch(() => false)
    if (!isKept) setFault(UNKEPT_PICTURE)
  }
  const isHere = own !== null && file?.pictureId === own.pictureId
  const isMissing = wanted !== null && missing === wanted
  const isSought = wanted !== null && missing !== wanted
  return {
    ...{ own, isMissing, fault },
    /** Whether a picture is being made small, or looked for on this device. */
    isReading: isReading || isSought,
    /** Address of the picture; null while there is none to be seen. */
    address: isHere ? file.address : stored && imageSource(stored, 'assets', width),
    choose,
    describe: (words: string): void => {
      if (own) form.change(put({ ...own, description: words.slice(0, PICTURE_WORDS_MOST) }))
    },
    /** Takes the picture out. */
    remove: (): void => {
      letGo()
      setFile(null)
      setFault(undefined)
      form.change(put(null))
    },
    /** File to send with the written form; null: no file is needed, undefined: a file is needed, and is not on this device. */
    sent: (): SentPicture | null | undefined => {
      const { fields } = form.written()
      const written = pictureOf(fields)
      if (!isShown(fields) || !written || storedOf(written, form.groundNow()) !== null) return null
      return file?.pictureId === written.pictureId ? file : undefined
    },
    lackOfRoom: (sent: SentPicture): Promise<string | null> => files().then(({ lackOfRoomFor }) => lackOfRoomFor(sent)),
    say: setFault,
    /** Lets go of the kept file, because the form was saved. */
    letGo,
  }
}
export type FormPictureFile = ReturnType<typeof useFormPicture>
