// Pictures of a request: each is sent under its own key, once when its answer was read, and there is no room for them without end.
import 'fake-indexeddb/auto'
import { Blob } from 'node:buffer'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiRequest, Upload } from '#app/platform/requests.ts'
import { act } from '../../support/outbox-items.ts'

let uploads: typeof import('#app/platform/uploads.ts')
let store: typeof import('#app/platform/outbox/store.ts')
beforeEach(async () => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  uploads = await import('#app/platform/uploads.ts')
  store = await import('#app/platform/outbox/store.ts')
})

const picture = (pictureId: string, bytes: string | Uint8Array = '絵'): Upload => ({
  ...{ pictureId, url: '/api/Tweet/uploadPicture' },
  picture: new Blob([bytes]) as unknown as Upload['picture'],
})

test('after a lost answer only what was not answered is sent again, under the same keys', async () => {
  const sent: { key: string; body: unknown }[] = []
  let isLost = false
  const send = async ({ body }: ApiRequest, key: string) => {
    sent.push({ key, body: JSON.parse(body ?? '') })
    if (isLost) throw new TypeError('lost')
    isLost = key === 'one'
  }
  const pictures = [picture('one'), picture('two')]
  await expect(uploads.sendUploads(pictures, send)).rejects.toThrow('lost')
  isLost = false
  await uploads.sendUploads(pictures, send)
  expect(sent.map(({ key }) => key)).toEqual(['one', 'two', 'two'])
  expect(sent[0]?.body).toEqual({ pictureId: 'one', picture: Buffer.from('絵').toString('base64') })
})

test('a page that is loaded anew sends nothing again that has arrived', async () => {
  const sent: string[] = []
  const send = async (_: ApiRequest, key: string) => {
    sent.push(key)
    if (key === 'two' && sent.length === 2) throw new TypeError('lost')
  }
  const pictures = [picture('one'), picture('two')]
  await expect(uploads.sendUploads(pictures, send)).rejects.toThrow('lost')
  vi.resetModules()
  const { sendUploads } = await import('#app/platform/uploads.ts')
  await sendUploads(pictures, send)
  await sendUploads(pictures, send)
  expect(sent).toEqual(['one', 'two', 'two'])
})

test('a request has 8 MB of them at most, and the device 40 MB', async () => {
  const large = () => picture(crypto.randomUUID(), new Uint8Array(7 * 1024 * 1024))
  expect(await uploads.lackOfRoom([large(), large()])).toContain('8MB')
  expect(await uploads.lackOfRoom([])).toBeNull()
  for (let n = 0; n < 5; n++) {
    expect(await uploads.lackOfRoom([large()])).toBeNull()
    const waiting = act('tweet')
    await store.addToOutbox(
      'rin',
      { ...waiting, request: { ...waiting.request, uploads: [large()] } },
      crypto.randomUUID(),
    )
  }
  expect(await uploads.lackOfRoom([large()])).toContain('40MB')
})
