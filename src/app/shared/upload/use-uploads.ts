// Hook for many pictures that are sent one after the other: each has its state and, where it failed, its reason.
import { useRef, useState } from 'react'
import type { WriteResult } from '#app/platform/outbox/write.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { shrinkPicture } from '#app/shared/picture/prepare.ts'
import { KEPT_PICTURE_SIDE, PICTURE_FILE_BYTES_MOST } from '#rules/uploads.ts'

export interface Upload {
  key: string
  name: string
  file: File
  /** failed: refused, or not readable · lost: no network, or no answer */
  state: 'waiting' | 'working' | 'done' | 'known' | 'failed' | 'lost'
  /** reason why it was not sent */
  message: string
}

const MEGABYTE = 1024 * 1024
const TOO_LARGE = `${PICTURE_FILE_BYTES_MOST / MEGABYTE}MBより大きいファイルは使えません。`
const UNREADABLE = 'この画像は読み取れませんでした。'
const UNKNOWN = '届いたかわかりませんでした。一覧をお確かめください。'

/** @property key by which a repeated press is the same upload */
export interface SentPicture {
  key: string
  name: string
  picture: string
}

interface Uploading {
  /** most files that are chosen at once */
  atOnce: number
  /** name that a file of the device has here */
  nameOf: (fileName: string) => string
  /** sends one picture; null: not taken */
  send: (sent: SentPicture) => Promise<WriteResult<{ isKnown: boolean }> | null>
}

export function useUploads({ atOnce, nameOf, send: sendPicture }: Uploading) {
  const [list, setList] = useState<readonly Upload[]>([])
  const queue = useRef<Upload[]>([])
  const isRunning = useRef(false)
  const put = (key: string, patch: Partial<Upload>): void =>
    setList(before => before.map(one => (one.key === key ? { ...one, ...patch } : one)))

  const send = async ({ key, name, file }: Upload): Promise<Partial<Upload>> => {
    if (file.size > PICTURE_FILE_BYTES_MOST) return { state: 'failed', message: TOO_LARGE }
    const picture = await shrinkPicture(file, KEPT_PICTURE_SIDE).catch(() => null)
    if (picture === null) return { state: 'failed', message: UNREADABLE }
    const result = await sendPicture({ key, name, picture })
    if (result?.state === 'done') return { state: result.answer.isKnown ? 'known' : 'done', message: '' }
    if (result?.state === 'refused') return { state: 'failed', message: result.message }
    return { state: 'lost', message: result && 'message' in result ? result.message : UNKNOWN }
  }
  const run = async (): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      put(next.key, { state: 'working', message: '' })
      put(next.key, await send(next))
    }
    isRunning.current = false
  }
  const add = (items: readonly Upload[]): void => {
    queue.current.push(...items)
    void run()
  }
  const isBusy = list.some(({ state }) => state === 'waiting' || state === 'working')
  return {
    list,
    isBusy,
    /** @returns how many were left out, because there were too many */
    choose: (files: readonly File[]): number => {
      const items = files.slice(0, atOnce).map(file => ({
        ...{ key: randomUuid(), name: nameOf(file.name), file, message: '' },
        state: 'waiting' as const,
      }))
      setList(before => [...before.filter(({ state }) => state !== 'done' && state !== 'known'), ...items])
      add(items)
      return files.length - items.length
    },
    again: (upload: Upload): void => {
      put(upload.key, { state: 'waiting', message: '' })
      add([upload])
    },
    clear: (): void => setList([]),
  }
}
