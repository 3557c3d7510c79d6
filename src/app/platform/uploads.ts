// Pictures that a request brings along: they wait with it on the device, within a limit, and are sent before it, each under a key of
// its own that is also its id.
import { get, update } from 'idb-keyval'
import { asBase64 } from './base64.ts'
import type { ApiRequest, Upload } from './requests.ts'
import { answered, keyval, withStore } from './storage.ts'

const MEGABYTE = 1024 * 1024
const ONE_MOST = 8 * MEGABYTE
const ALL_MOST = 40 * MEGABYTE

const bytesOf = (uploads: readonly Upload[] = []): number => uploads.reduce((sum, { picture }) => sum + picture.size, 0)

/** Reason in words why pictures have no room on the device beside those that wait there; null where they have. */
export async function lackOfRoom(pictures: readonly Pick<Upload, 'picture'>[]): Promise<string | null> {
  const own = bytesOf(pictures as readonly Upload[])
  if (own > ONE_MOST) return '画像が大きすぎます。あわせて8MBまで送れます。'
  if (own === 0) return null
  const items = await withStore('outbox', 'readonly', store =>
    answered<{ request: ApiRequest }[]>(store.getAll()),
  ).catch(() => [])
  const waiting = items.reduce((sum, { request }) => sum + bytesOf(request.uploads), 0)
  return waiting + own > ALL_MOST
    ? '送信待ちの画像が、この端末に置ける40MBに達しています。つながって送り終わってから、もう一度お試しください。'
    : null
}

/**
 * Ids whose answers were read, with the time: a repeated request does not send them again, in this page or a later one. Where the
 * device keeps nothing this page remembers them, and a later one sends them again under the same keys.
 */
const SENT = 'sent-pictures'
type Sent = Record<string, number>
const known = new Set<string>()

/** Time after which an id is forgotten: before the server forgets a picture that nothing shows. */
const KNOWN_MS = 30 * 86_400_000

async function readSent(): Promise<void> {
  const sent = await get<Sent>(SENT, keyval).catch(() => undefined)
  for (const [pictureId, at] of Object.entries(sent ?? {})) if (at > Date.now() - KNOWN_MS) known.add(pictureId)
}

async function noteSent(pictureId: string): Promise<void> {
  known.add(pictureId)
  const now = Date.now()
  await update<Sent>(
    SENT,
    (sent = {}) =>
      Object.fromEntries([...Object.entries(sent).filter(([, at]) => at > now - KNOWN_MS), [pictureId, now] as const]),
    keyval,
  ).catch(() => {})
}

/**
 * Sends the pictures of a request, one after the other.
 * @param send sends one under a key, as the user of the request
 * @throws Refusal, NoAnswer
 */
export async function sendUploads(
  uploads: readonly Upload[],
  send: (request: ApiRequest, key: string) => Promise<unknown>,
): Promise<void> {
  if (uploads.some(({ pictureId }) => !known.has(pictureId))) await readSent()
  for (const { pictureId, url, picture } of uploads) {
    if (known.has(pictureId)) continue
    await send(
      { method: 'POST', url, body: JSON.stringify({ pictureId, picture: await asBase64(picture) }) },
      pictureId,
    )
    await noteSent(pictureId)
  }
}
