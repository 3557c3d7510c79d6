// Pictures of something that is being written (a tweet, the cover of a book), kept on the device beside its draft until it is handed in: a
// page that is closed or loaded anew brings them back. The line that names them may be written often, each file is written once.
import { del, get, getMany, keys, set } from 'idb-keyval'
import { holdDirty } from '#app/platform/dirty.ts'
import type { DraftRecord } from '#app/platform/drafts/record.ts'
import { readDrafts } from '#app/platform/drafts/store.ts'
import { keyval } from '#app/platform/storage.ts'

/** A picture of the device under the id by which the server will know it. */
export type SentPicture = { pictureId: string; picture: Blob; description: string }

/** Kind of thing that is written. */
export type PictureKind = 'tweet' | 'noteBook' | 'community' | 'commission'
/** Kind, user whose pictures they are, and what the line belongs to, such as the target of a draft. */
export type PicturePlace = { kind: PictureKind; userId: string; target: string }

type Kept = { draftId: string | null; list: Pick<SentPicture, 'pictureId' | 'description'>[]; at?: number }
/** Time in which a draft is certainly stored. */
const DAY = 86_400_000

const lines = ({ kind, userId }: Omit<PicturePlace, 'target'>): string => `${kind}-pictures:${userId}:`
const lineKey = (place: PicturePlace): string => `${lines(place)}${place.target}`
const fileKey = ({ kind, userId }: PicturePlace, pictureId: string): string => `${kind}-picture:${userId}:${pictureId}`

/** The kept pictures; none whose draft has ended or waits in the outbox, which has them by itself. @throws when nothing can be read */
export async function readKeptPictures(
  place: PicturePlace,
  isWaiting: (draftId: string) => boolean,
): Promise<SentPicture[]> {
  const kept = await get<Kept>(lineKey(place), keyval)
  if (!kept) return []
  const { draftId, list } = kept
  if (draftId !== null && (isWaiting(draftId) || (await hasEnded(place, kept)))) {
    await keepPictures(place, null, list, [])
    return []
  }
  const files = await getMany<Blob | undefined>(
    list.map(({ pictureId }) => fileKey(place, pictureId)),
    keyval,
  )
  return list.flatMap((line, at) => {
    const picture = files[at]
    return picture ? [{ ...line, picture }] : []
  })
}

/**
 * Lets go of the pictures of a kind that no draft of this device names any more, wherever its text was handed in. A draft goes on under
 * another id after a conflict, and one that was put aside may come back.
 */
export async function dropEnded(of: Omit<PicturePlace, 'target'>): Promise<void> {
  const beginning = lines(of)
  const own = (await keys<string>(keyval)).filter(key => String(key).startsWith(beginning))
  if (own.length === 0) return
  const drafts = await readDrafts(of.userId)
  for (const key of own) {
    const kept = await get<Kept>(key, keyval)
    if (!kept) continue
    const { draftId, list, at = 0 } = kept
    const isNamed = drafts.some(draft => draft.state !== 'submitted' && names(draft, kept))
    const isSubmitted = drafts.some(draft => draft.draftId === draftId && draft.state === 'submitted')
    if (!isNamed && (isSubmitted || at < Date.now() - DAY))
      await keepPictures({ ...of, target: String(key).slice(beginning.length) }, null, list, [])
  }
}

/** A draft without words was never stored, and has not ended; one that has may go on as another that is open. */
async function hasEnded({ userId }: PicturePlace, kept: Kept): Promise<boolean> {
  const drafts = await readDrafts(userId)
  return (
    drafts.some(({ draftId, state }) => draftId === kept.draftId && state !== 'open') &&
    !drafts.some(draft => draft.state === 'open' && names(draft, kept))
  )
}

const names = ({ draftId, fields }: DraftRecord, kept: Kept): boolean =>
  draftId === kept.draftId || kept.list.some(({ pictureId }) => fields.includes(pictureId))

/** Changes come one after the other. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Keeps what changed. Resolves when it is on the device.
 * @param draftId draft whose text stands beside them now
 * @returns whether it could be kept
 */
export function keepPictures(
  place: PicturePlace,
  draftId: string | null,
  before: readonly Pick<SentPicture, 'pictureId'>[],
  now: readonly SentPicture[],
): Promise<boolean> {
  const release = holdDirty()
  const isIn = (list: typeof before, id: string): boolean => list.some(({ pictureId }) => pictureId === id)
  const list = now.map(({ pictureId, description }) => ({ pictureId, description }))
  const write = async (): Promise<boolean> => {
    for (const { pictureId, picture } of now)
      if (!isIn(before, pictureId)) await set(fileKey(place, pictureId), picture, keyval)
    if (now.length > 0) await set(lineKey(place), { draftId, list, at: Date.now() } satisfies Kept, keyval)
    else await del(lineKey(place), keyval)
    for (const { pictureId } of before) if (!isIn(now, pictureId)) await del(fileKey(place, pictureId), keyval)
    return true
  }
  const done = last
    .then(write)
    .catch(() => false)
    .finally(release)
  last = done
  return done
}
