// Unknown addresses, and methods that an address does not have: the refusal is readable for every program, and the device of
// the sender keeps the act as refused instead of sending it for ever.
import { describe, expect, test } from 'vitest'
import { exchange, isFinal, Refusal } from '#app/platform/requests.ts'
import { refusals } from '#rules/refusals/index.ts'
import { openDatabase } from '../../support/database.ts'
import { everyCall, rowOf } from '../../support/every-call.ts'
import { openServer } from '../../support/http-server.ts'
import { errorsIn, expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const server = await openServer(database)
const token = await server.tokenOf('player')
/** Encodings that browsers accept. */
const packed = { 'accept-encoding': 'gzip, deflate, br, zstd' }

describe.each([{}, packed])('asked with %o', headers => {
  test.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('%s to an unknown address is plain JSON', async method => {
    for (const path of ['/api/gone', '/api/Achievement/goneCall', '/api/']) {
      const answer = await server.send(path, { method, headers, token })
      expect(expectRefusal(answer, path)).toBe('CALL_UNKNOWN')
      expect(answer.status).toBe(404)
      expect(answer.headers['content-encoding']).toBeUndefined()
    }
  })

  const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

  test('every call says which method it has', async () => {
    for (const call of everyCall) {
      const { method, path } = call
      const taken = everyCall.filter(each => each.path === path).map(each => each.method)
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(each => !taken.includes(each))
      for (const other of others) {
        const answer = await server.send(path.replaceAll(/\{\w+\}/g, '1'), { method: other, headers, token })
        if (rowOf(call).codeOfGet && other === 'GET') continue
        // A longer address of another call may fit, with its own words in place of what this one names.
        if (everyCall.some(each => each.method === other && patternOf(each.path).test(path))) continue
        expect(expectRefusal(answer, path), `${other} ${path}`).toBe('METHOD_NOT_ALLOWED')
        expect(answer.status).toBe(405)
        expect(String(answer.headers.allow).split(', '), path).toContain(method)
        expect(answer.headers['content-encoding']).toBeUndefined()
      }
    }
  })
})

test('answers that were packed can be unpacked, whatever was asked for', async () => {
  for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0']) {
    const answer = await fetch(`${server.url}/api/WorldTop/getParameterCalcInfo/harbor`, {
      headers: { 'accept-encoding': encoding },
    })
    const packedAs = answer.headers.get('content-encoding')
    expect(packedAs, encoding).toBe(['br', 'gzip'].includes(encoding) ? encoding : null)
    expect(answer.headers.get('vary'), encoding).toBe('accept-encoding')
    expect(await answer.json()).toBeTypeOf('object')
  }
})

describe('an act whose call is gone', () => {
  const send = (url: string, method = 'POST') =>
    exchange({ method, url: `${server.url}${url}`, body: '{"id":1}' }, { key: crypto.randomUUID(), token }).then(
      () => null,
      (error: unknown) => error,
    )

  test.each([
    ['/api/Achievement/goneCall', 'POST', 404, 'CALL_UNKNOWN'],
    ['/api/Achievement/receiveReward', 'PUT', 405, 'METHOD_NOT_ALLOWED'],
  ] as const)('%s is a refusal that stands, with its words', async (url, method, status, code) => {
    const error = await send(url, method)
    expect(error).toBeInstanceOf(Refusal)
    expect(isFinal(error)).toBe(true)
    expect(error).toMatchObject({ status, code, message: refusals[code].message })
  })
})

test('none of this was an error of the server', () => {
  expect(errorsIn(server.logs)).toEqual([])
})
