// Requests made from calls of the contract (doc1 §7, doc2 §7).
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { connect, toRequest } from '#app/platform/api.ts'

describe('GET', () => {
  test('parameters of the path are taken out of the query, in whatever order they come', () => {
    const path = '/api/Achievement/getAchievedList/{worldId}/{kind}/{offset}/{limit}'
    expect(toRequest('GET', path, { limit: 10, offset: 0, kind: 1, worldId: 'world0' }, false)).toEqual({
      method: 'GET',
      url: '/api/Achievement/getAchievedList/world0/1/0/10',
      body: null,
    })
  })

  test('what could lead elsewhere stays one part of the path', () => {
    expect(toRequest('GET', '/api/x/{id}', { id: '../y?z=1#日' }, false).url).toBe('/api/x/..%2Fy%3Fz%3D1%23%E6%97%A5')
  })

  test('lists are repeated keys; nothing stands for what is missing', () => {
    const input = { tags: ['a b', '日本'], ocWorld: ['w'], liked: undefined, keyword: null, page: 0, opend: false }
    expect(toRequest('GET', '/api/search', input, false).url).toBe(
      '/api/search?tags=a+b&tags=%E6%97%A5%E6%9C%AC&ocWorld=w&page=0&opend=false',
    )
    expect(toRequest('GET', '/api/search', { tags: [] }, false).url).toBe('/api/search')
    expect(toRequest('GET', '/api/search', undefined, false).url).toBe('/api/search')
  })
})

describe('POST', () => {
  test('JSON keeps null, numbers and nested things', () => {
    expect(toRequest('POST', '/api/x/{id}', { id: 7, characterId: null, list: [1, { a: 2 }] }, false)).toEqual({
      method: 'POST',
      url: '/api/x/7',
      body: '{"characterId":null,"list":[1,{"a":2}]}',
    })
  })

  test('nothing to say is no body', () => {
    expect(toRequest('POST', '/api/x', {}, false)).toEqual({ method: 'POST', url: '/api/x', body: null })
  })

  test('a form', () => {
    expect(toRequest('POST', '/api/x', { mailaddress: 'a+b@example.com', list: ['1', '2'] }, true)).toEqual({
      method: 'POST',
      url: '/api/x',
      body: 'mailaddress=a%2Bb%40example.com&list=1&list=2',
      form: true,
    })
  })
})

test('connect: the call, its key and its request', () => {
  const calls = connect('test', {
    getThing: ['GET', '/api/thing/{id}'],
    save: ['POST', '/api/thing', 'form'],
  }) as Record<string, { key: (input?: unknown) => unknown; request: (input: unknown) => unknown }>
  expect(calls.getThing?.key()).toEqual(['test', 'getThing'])
  expect(calls.getThing?.key({ id: 1 })).toEqual(['test', 'getThing', { id: 1 }])
  expect(calls.save?.request({ a: 1 })).toEqual({ method: 'POST', url: '/api/thing', body: 'a=1', form: true })
})
