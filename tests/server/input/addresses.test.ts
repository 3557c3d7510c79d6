// Unknown addresses, and methods that an address does not have.
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import { everyCall, rowOf } from '../../support/every-call.ts'
import { openServer } from '../../support/http-server.ts'
import { codeOf, expectNoErrors, expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const server = await openServer(database)
const token = await server.tokenOf('player')
const posts = everyCall.filter(({ method }) => method === 'POST')

afterEach(() => {
  expectNoErrors(server)
  server.logs.length = 0
})

describe('an address', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/News',
    '/api/News/getDetail',
    '/api/News/getDetail/',
    '/api/News/getDetail/1/2',
    '/api/News/getDetail/%2e%2e',
    '/api//News/getList',
    '/api/%',
    '/api/News/getDetail/%E0%A4%A',
    '/api/News/getDetail/..%2f..%2fhealthz',
    '//evil.example/api/News/getList',
    '/api/__proto__',
    '/api/constructor/toString',
    `/api/${'a'.repeat(8_000)}`,
    '/nothing',
    '/files/../../package.json',
    '/files/assets/..%2f..%2fx.240.webp',
    '/files/assets/nothing.240.webp',
    '/%',
    '/%00',
  ])('%s leads nowhere', async path => {
    const code = expectRefusal(await server.send(path, { token }), path)
    expect(['NOT_FOUND', 'CALL_UNKNOWN', 'BAD_INPUT', 'MALFORMED']).toContain(code)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    'asked with %s where it is read is refused',
    async method => {
      for (const path of [
        '/api/News/getList?page=1&size=10',
        '/healthz',
        '/api/openapi.json',
        '/api/Realtime/stream',
        '/',
      ]) {
        const answer = await server.send(path, { method, token })
        expect(expectRefusal(answer, `${method} ${path}`)).toBe('METHOD_NOT_ALLOWED')
        expect(answer.headers.allow, `${method} ${path}`).toMatch(/^GET(, HEAD)?$/)
      }
    },
  )

  test('asked with GET where it is written is refused, and nothing is written', async () => {
    for (const call of posts) {
      // A call of the same address reads it.
      if (everyCall.some(({ method, path }) => method === 'GET' && path === call.path)) continue
      const { codeOfGet = 'METHOD_NOT_ALLOWED' } = rowOf(call)
      expect(codeOf(await server.send(call.path, { token })), call.name).toBe(codeOfGet)
    }
  })
})
