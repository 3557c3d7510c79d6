// Hook for many pictures that are sent one after the other: each has its state and, where it failed, its reason.
import { useRef, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { shrinkPicture } from '#app/shared/picture/prepare.ts'
import { ASSET_FILE_BYTES_MOST, ASSET_NAME_MAX, ASSET_SIDE, ASSETS_AT_ONCE } from '#rules/assets.ts'
import { uploadingPicture } from './writes.ts'

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
const TOO_LARGE = `${ASSET_FILE_BYTES_MOST / MEGABYTE}MBより大きいファイルは使えません。`
const UNREADABLE = 'この画像は読み取れませんでした。'
const UNKNOWN = '届いたかわかりませんでした。一覧をお確かめください。'

const nameOf = ({ name }: File): string => [...name].slice(0, ASSET_NAME_MAX / 2).join('') || '画像'

export function useUploads() {
  const { write } = useWrite(uploadingPicture)
  const [list, setList] = useState<readonly Upload[]>([])
  const queue = useRef<Upload[]>([])
  const isRunning = useRef(false)
  const put = (key: string, patch: Partial<Upload>): void =>
    setList(before => before.map(one => (one.key === key ? { ...one, ...patch } : one)))

  const send = async ({ key, name, file }: Upload): Promise<Partial<Upload>> => {
    if (file.size > ASSET_FILE_BYTES_MOST) return { state: 'failed', message: TOO_LARGE }
    const picture = await shrinkPicture(file, ASSET_SIDE).catch(() => null)
    if (picture === null) return { state: 'failed', message: UNREADABLE }
    const result = await write({ key, name, picture })
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
      const items = files.slice(0, ASSETS_AT_ONCE).map(file => ({
        ...{ key: randomUuid(), name: nameOf(file), file, message: '' },
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
