// Files in an S3-compatible store, by settings alone: the same server against OpenStack Swift where Debian's packages are there,
// and always against a FAKE store (support/fake-s3.ts), which also shows what happens when it fails.
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Files, filesIn, keysIn, metaOf, openFiles } from '#server/platform/files.ts'
import type { Bucket } from '#server/scale-settings.ts'
import { openDatabase } from '../../support/database.ts'
import { openFakeS3 } from '../../support/fake-s3.ts'
import { freshFolder, openServer, type TestServer } from '../../support/http-server.ts'
import { dataFolder, failToStart } from '../../support/server-process.ts'
import { hasSwift, startSwift } from '../../support/swift.ts'

if (!hasSwift) {
  process.stderr.write(
    '\n*** SKIPPED: no swift-proxy-server and its three others, files were NOT tested on OpenStack Swift, only on a fake. ***\n\n',
  )
}

const database = await openDatabase('play')
const PICTURE = Buffer.from('a picture, as far as storing it goes')
const settingsOf = ({ bucket, endpoint, region, accessKeyId, secretAccessKey }: Bucket) => ({
  ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint ?? '', S3_REGION: region },
  ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
})

const stores = [
  {
    name: 'a FAKE store',
    open: async () => {
      const { bucket, close } = await openFakeS3()
      return { bucket, stop: close }
    },
  },
  ...(hasSwift ? [{ name: 'OpenStack Swift', open: () => startSwift(dataFolder('swift')) }] : []),
]

describe.each(stores)('$name', ({ name, open }) => {
  let [bucket, stop, files, server]: [Bucket, () => Promise<void>, Files, TestServer] = [] as never
  beforeAll(async () => {
    ;({ bucket, stop } = await open())
    const config = readConfig(settingsOf(bucket))
    files = await openFiles({ ...config, dataDir: freshFolder(`bucket-${name.replace(/\W/g, '')}`) })
    server = await openServer(database, { files })
  })
  afterAll(() => stop?.())

  test('keeps, lists, tells of and deletes files', async () => {
    const keys = Array.from({ length: 8 }, (_, nth) => `character/main-images/icon-${nth}.96.webp`)
    for (const key of keys) await files.put(key, PICTURE)
    await files.put('character/other/deep.webp', 'x')
    expect((await keysIn(files, 'character/main-images')).sort()).toEqual(keys)
    expect(
      (await filesIn(files, 'character/main-images')).map(({ changedAt }) => changedAt.getTime() > 1),
    ).not.toContain(false)
    expect(Buffer.from(await files.getBytes(keys[0] ?? ''))).toEqual(PICTURE)
    expect(await files.exists(keys[1] ?? '')).toBe(true)
    for (const key of keys) await files.delete(key)
    expect(await keysIn(files, 'character/main-images')).toEqual([])
    // As on a disk: deleting what is not there is no error.
    await files.delete(keys[0] ?? '')
    expect(await files.exists(keys[0] ?? '')).toBe(false)
    expect(await metaOf(files, keys[0] ?? '')).toBeNull()
  })

  test('takes what has no known length', async () => {
    const parts = Array.from({ length: 200 }, (_, nth) => Buffer.alloc(1_000, nth))
    await files.putStream('own-data/whole.zip', Readable.from(parts))
    expect(await metaOf(files, 'own-data/whole.zip')).toMatchObject({ contentLength: 200_000 })
    expect(Buffer.from(await files.getBytes('own-data/whole.zip'))).toEqual(Buffer.concat(parts))
  })

  test('is what the server answers files from', async () => {
    await files.put('assets/sea.640.webp', PICTURE)
    await files.put('voices/hello.wav', PICTURE)
    const answer = await server.send('/files/assets/sea.640.webp')
    expect([answer.status, answer.text]).toEqual([200, String(PICTURE)])
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'image/webp', 'content-length': String(PICTURE.length) },
      ...{ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    })
    const part = await server.send('/files/voices/hello.wav', { headers: { range: 'bytes=2-8' } })
    expect([part.status, part.text]).toEqual([206, String(PICTURE.subarray(2, 9))])
    expect((await server.send('/files/assets/none.640.webp')).status).toBe(404)
  })

  test('of a wrong key hinders the start in one sentence', async () => {
    const settings = { ...settingsOf(bucket), S3_SECRET_ACCESS_KEY: 'wrong', DATABASE_URL: database.url }
    const { code, stderr } = await failToStart({ ...settings, DATA_DIR: dataFolder('no-bucket') })
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The bucket tsumugi cannot be used at http:\S+: .+\.\n$/),
    ])
  })
})

describe('a FAKE store that fails', () => {
  test('is busy, and not an absent picture', async () => {
    const store = await openFakeS3()
    const files = await openFiles({ bucket: store.bucket, dataDir: freshFolder('bucket-failing') })
    const server = await openServer(database, { files })
    await files.put('assets/sea.640.webp', PICTURE)
    store.failWith(503)
    const answer = await server.send('/files/assets/sea.640.webp')
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([503, true])
    store.failWith(null)
    expect((await server.send('/files/assets/sea.640.webp')).status).toBe(200)
    await store.close()
    expect((await server.send('/files/assets/sea.640.webp')).status).toBe(503)
  })
})

test.each([
  [{ S3_BUCKET: 'tsumugi' }, /S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together/],
  [{ DATABASE_REPLICA_URL: 'postgresql://x/y' }, /set both, or neither/],
  [{ WAL_ARCHIVE: '/x', DATABASE_URL: 'postgresql://x/y' }, /is for the embedded database/],
  [{ FILES_ORIGIN: 'https://files.example/path' }, /is an origin without a path/],
])('%j is refused', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
