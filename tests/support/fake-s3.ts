// A FAKE of an S3 store, for tests where no real one can be set up: one bucket in memory, the requests that flydrive sends, and
// the signature of each checked as Amazon describes it (version 4). It can be made to fail.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bucket } from '#server/scale-settings.ts'

export type FakeS3 = {
  bucket: Bucket
  objects: Map<string, { bytes: Buffer; changedAt: Date }>
  requests: string[]
  /** Status of every answer from now on; null for usual answers. */
  failWith: (status: number | null) => void
  close: () => Promise<void>
}

const ACCESS_KEY = 'fake-access-key'
const SECRET = 'fake/secret+key'
const REGION = 'us-east-1'
const PAGE = 3

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether a request is signed by the one account there is. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, key, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const sum = String(request.headers['x-amz-content-sha256'] ?? '')
  if (key !== ACCESS_KEY || (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body))) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = names.split(';').map(name => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), names, sum].join('\n')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signing = scope.split('/').reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${SECRET}`)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(hmac(signing, text).toString('hex')))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export async function openFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  const requests: string[] = []
  let failing: number | null = null

  const list = (query: URLSearchParams): string => {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? '']
    const from = Number(query.get('continuation-token') ?? 0)
    const keys = [...objects.keys()].filter(key => key.startsWith(prefix)).sort()
    const inside = (key: string) => delimiter !== '' && key.slice(prefix.length).includes(delimiter)
    const folders = [...new Set(keys.filter(inside).map(key => key.slice(0, key.indexOf('/', prefix.length) + 1)))]
    const found = keys.filter(key => !inside(key))
    const shown = found.slice(from, from + PAGE)
    const more = from + PAGE < found.length
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
      more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    }${shown
      .map(key => {
        const { bytes, changedAt } = objects.get(key) ?? { bytes: Buffer.of(), changedAt: new Date(0) }
        return `<Contents><Key>${escaped(key)}</Key><Size>${bytes.length}</Size><LastModified>${changedAt.toISOString()}</LastModified><ETag>"e"</ETag></Contents>`
      })
      .join(
        '',
      )}${folders.map(folder => `<CommonPrefixes><Prefix>${escaped(folder)}</Prefix></CommonPrefixes>`).join('')}</ListBucketResult>`
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, name = '', ...path] = url.pathname.split('/')
    const key = path.map(decodeURIComponent).join('/')
    requests.push(`${request.method} ${key}`)
    const refuse = (status: number, code: string): void => {
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(
        request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
      )
    }
    if (failing !== null) return refuse(failing, 'SlowDown')
    if (!isSigned(request, url, body)) return refuse(403, 'SignatureDoesNotMatch')
    if (name !== 'tsumugi') return refuse(404, 'NoSuchBucket')
    if (key === '')
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url.searchParams))
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, changedAt: new Date() })
      return void response.writeHead(200, { etag: '"e"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return refuse(404, 'NoSuchKey')
    response.writeHead(200, {
      ...{ 'content-length': object.bytes.length, etag: '"e"', 'last-modified': object.changedAt.toUTCString() },
    })
    response.end(request.method === 'HEAD' ? undefined : object.bytes)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    bucket: { bucket: 'tsumugi', endpoint, region: REGION, accessKeyId: ACCESS_KEY, secretAccessKey: SECRET },
    ...{ objects, requests },
    failWith: status => {
      failing = status
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>(done => server.close(() => done()))
    },
  }
}
