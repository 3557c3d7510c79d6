// Hook for the pictures of a tweet that is being written: chosen on the device, made small, each with its description, and kept there
// beside the draft.
import { useEffect, useRef, useState } from 'react'
import { randomUuid } from '#app/platform/uuid.ts'
import {
  keepPictures,
  type PicturePlace,
  readKeptPictures,
  type SentPicture,
} from '#app/shared/picture/kept-pictures.ts'
import { shrunkFile } from '#app/shared/picture/prepare.ts'
import { UNKEPT_PICTURE, UNREADABLE_PICTURE } from '#app/shared/picture/words.ts'
import { SENT_PICTURE_SIDE } from '#rules/form-files.ts'
import { TWEET_PICTURES_MOST } from '#rules/tweets.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'

/** @property address of the picture in this page */
type ChosenPicture = SentPicture & { address: string }

const TOO_MANY = `画像は${TWEET_PICTURES_MOST}枚までです。`

const shown = (picture: SentPicture): ChosenPicture => ({ ...picture, address: URL.createObjectURL(picture.picture) })

const sentOf = (list: readonly ChosenPicture[]): SentPicture[] => list.map(({ address: _, ...picture }) => picture)

const idsOf = (list: readonly SentPicture[]): string[] => list.map(({ pictureId }) => pictureId)
const isIn = (list: readonly SentPicture[], id: string): boolean => list.some(({ pictureId }) => pictureId === id)

interface Options {
  place: PicturePlace
  /** pictures of a tweet that was taken back before it was sent, instead of the kept ones */
  first: readonly SentPicture[] | undefined
  /** pictures of a refused tweet that is mended here, where none are kept */
  refused: () => readonly SentPicture[]
  /** id of the draft that stands beside the pictures now */
  draftId: () => string | null
  /** whether a draft was handed in and waits */
  isWaiting: (draftId: string) => boolean
  /** stores the ids of all pictures with the draft */
  onNamed: (ids: readonly string[]) => void
}

export function usePictures({ place, first, refused, draftId, isWaiting, onNamed }: Options) {
  const [list, setList] = useState<readonly ChosenPicture[]>([])
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<string>()
  /** Ids that the draft names, also of pictures that are on another device. */
  const [named, setNamed] = useState<readonly string[]>([])
  const [hasBegun, setBegun] = useState(false)
  /** Pictures as they are now, also between renderings. */
  const current = useRef<readonly ChosenPicture[]>([])
  const addresses = useRef(new Set<string>())
  /** Promise that resolves when the kept pictures are there. */
  const begun = useRef(Promise.resolve())
  const show = (next: readonly ChosenPicture[]): void => {
    for (const { address } of next) addresses.current.add(address)
    current.current = next
    setList(next)
  }
  const name = (ids: readonly string[]): void => {
    setNamed(ids)
    onNamed(ids)
  }
  const change = (next: readonly ChosenPicture[]): void => {
    const before = current.current
    show(next)
    name([...named.filter(id => !isIn(before, id)), ...idsOf(next)])
    void keepPictures(place, draftId(), before, sentOf(next)).then(isKept => {
      if (!isKept) setFault(UNKEPT_PICTURE)
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the sheet is opened.
  useEffect(() => {
    let isOver = false
    const begin = async (): Promise<void> => {
      const kept = first ? [] : await readKeptPictures(place, isWaiting).catch(() => [])
      if (isOver) return
      const others = first ?? refused()
      if (kept.length > 0) show(kept.map(shown))
      else if (others.length > 0) change(others.map(shown))
      setBegun(true)
    }
    begun.current = begin()
    const made = addresses.current
    return () => {
      isOver = true
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [])

  const choose = async (files: readonly File[]): Promise<void> => {
    await begun.current
    const room = TWEET_PICTURES_MOST - current.current.length
    setFault(files.length > room ? TOO_MANY : undefined)
    setReading(true)
    for (const file of files.slice(0, room)) {
      const picture = await shrunkFile(file, SENT_PICTURE_SIDE).catch(() => null)
      if (picture) change([...current.current, shown({ pictureId: randomUuid(), picture, description: '' })])
      else setFault(UNREADABLE_PICTURE)
    }
    setReading(false)
  }
  return {
    ...{ list, isReading, fault, choose },
    /** Pictures to send. */
    chosen: async (): Promise<SentPicture[]> => {
      await begun.current
      return sentOf(current.current)
    },
    /** Number of pictures that the draft names and this device does not have. */
    elsewhere: hasBegun ? named.filter(id => !isIn(list, id)).length : 0,
    /** Takes the picture ids of a draft that came from the server. */
    setNamed,
    forgetElsewhere: (): void => name(idsOf(current.current)),
    isFull: list.length >= TWEET_PICTURES_MOST,
    describe: (pictureId: string, words: string): void =>
      change(
        current.current.map(each =>
          each.pictureId === pictureId ? { ...each, description: words.slice(0, PICTURE_WORDS_MOST) } : each,
        ),
      ),
    remove: (pictureId: string): void => change(current.current.filter(each => each.pictureId !== pictureId)),
    /** Drops all pictures, because the tweet was handed in. */
    clear: (): void => {
      const before = current.current
      show([])
      setNamed([])
      void keepPictures(place, draftId(), before, [])
    },
  }
}
export type Pictures = ReturnType<typeof usePictures>
