// The place in a text, stored on the device at once, under the reading user, so that the next user of the device does not
// see it.
import { get, set } from 'idb-keyval'
import { session } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import type { KeptPlace } from './place.ts'

const keyOf = (textKey: string): string => `place:${session.get().user?.userId ?? 'guest'}:${textKey}`

export const readPlace = async (textKey: string): Promise<KeptPlace | null> =>
  (await get<KeptPlace>(keyOf(textKey), keyval).catch(() => undefined)) ?? null

/** Stores a place; errors are ignored, because reading works without storage. */
export const keepPlace = (textKey: string, place: KeptPlace): Promise<void> =>
  set(keyOf(textKey), place, keyval).catch(() => {})
