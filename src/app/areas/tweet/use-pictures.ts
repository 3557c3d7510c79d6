// Hook for the pictures of a tweet that is being written: chosen on the device, made small, each with its description.
import { useEffect, useRef, useState } from 'react'
import { randomUuid } from '#app/platform/uuid.ts'
import { shrunkFile } from '#app/shared/picture/prepare.ts'
import { SENT_PICTURE_SIDE } from '#rules/form-files.ts'
import { PICTURE_WORDS_MOST, TWEET_PICTURES_MOST } from '#rules/tweets.ts'
import type { SentPicture } from './writes.ts'

/** @property address of the picture in this page */
type ChosenPicture = SentPicture & { address: string }

const UNREADABLE = '読み取れない画像がありました。ほかの画像を選んでください。'
const TOO_MANY = `画像は${TWEET_PICTURES_MOST}枚までです。`

const shown = (picture: SentPicture): ChosenPicture => ({ ...picture, address: URL.createObjectURL(picture.picture) })

/** @param first pictures of a tweet that was taken back before it was sent */
export function usePictures(first: readonly SentPicture[]) {
  const [list, setList] = useState<readonly ChosenPicture[]>(() => first.map(shown))
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<string>()
  const addresses = useRef(new Set<string>())
  useEffect(() => {
    for (const { address } of list) addresses.current.add(address)
  }, [list])
  useEffect(() => {
    const made = addresses.current
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [])

  const choose = async (files: readonly File[]): Promise<void> => {
    const room = TWEET_PICTURES_MOST - list.length
    setFault(files.length > room ? TOO_MANY : undefined)
    setReading(true)
    for (const file of files.slice(0, room)) {
      const picture = await shrunkFile(file, SENT_PICTURE_SIDE).catch(() => null)
      if (picture) setList(before => [...before, shown({ pictureId: randomUuid(), picture, description: '' })])
      else setFault(UNREADABLE)
    }
    setReading(false)
  }
  return {
    ...{ list, isReading, fault, choose },
    isFull: list.length >= TWEET_PICTURES_MOST,
    describe: (pictureId: string, words: string): void =>
      setList(before =>
        before.map(each =>
          each.pictureId === pictureId ? { ...each, description: words.slice(0, PICTURE_WORDS_MOST) } : each,
        ),
      ),
    remove: (pictureId: string): void => setList(before => before.filter(each => each.pictureId !== pictureId)),
    clear: (): void => setList([]),
  }
}
export type Pictures = ReturnType<typeof usePictures>
