// The place in a text, kept on the device at once: under whoever reads, so that the next user of the device sees none.
import { get, set } from 'idb-keyval'
import { session } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import type { KeptPlace } from './place.ts'

const keyOf = (textKey: string): string => `place:${session.get().user?.userId ?? 'guest'}:${textKey}`

export const readPlace = async (textKey: string): Promise<KeptPlace | null> =>
  (await get<KeptPlace>(keyOf(textKey), keyval).catch(() => undefined)) ?? null

/** Reading goes on where nothing can be kept. */
export const keepPlace = (textKey: string, place: KeptPlace): Promise<void> =>
  set(keyOf(textKey), place, keyval).catch(() => {})
