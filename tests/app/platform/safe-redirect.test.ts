// Target of a sign-in: a path in the service, checked as a browser reads it, for any content of the address.
import { describe, expect, test } from 'vitest'
import { safeRedirect } from '#app/platform/use-session.ts'

describe('a path of our own is kept', () => {
  test.each(['/', '/mission', '/world/w0/novel/3?page=2#line-4', '/myPage?tab=a%20b', '/loginBonus', '/a:b@c'])(
    '%s',
    path => expect(safeRedirect(path)).toBe(path),
  )

  test('in the one way a browser writes it', () => {
    expect(safeRedirect('/world/../mission')).toBe('/mission')
    expect(safeRedirect('/mis\tsion')).toBe('/mission')
  })
})

describe('what leads elsewhere, or nowhere, is the start page', () => {
  test.each([
    ...['//host', '/\\host', '/\t/host', '/\n/host', '/\r\n/host', '\t//host', '/\t\\host', '///host', '\\\\host'],
    ...['/.//host', '/..//host', '/./\\host', '/a/..//host', '/%2e//host', '/%2E%2e/\\host', '//user:pass@host/'],
    ...[
      'https://host',
      'http:host',
      'javascript:alert(1)',
      'data:text/html,x',
      ' /mission',
      'mission',
      '',
      '//',
      '//[',
    ],
    ...['/login', '/login/', '/login?redirect=/login', '/x/../login', `/${'a'.repeat(1_000)}`],
  ])('%j', value => expect(safeRedirect(value)).toBe('/'))

  test.each([undefined, null, 7, {}, ['/mission']])('%o', value => expect(safeRedirect(value)).toBe('/'))
})

test('what it gives back leads nowhere else, whatever is put together from such pieces', () => {
  const pieces = ['/', '\\', '\t', '.', '..', '%2e', 'host', ':', '@', '?', '#', '//']
  for (const one of pieces)
    for (const two of pieces)
      for (const three of pieces)
        for (const four of pieces) {
          const path = safeRedirect(`/${one}${two}${three}${four}`)
          expect(new URL(path, 'https://own.example').host, JSON.stringify(path)).toBe('own.example')
        }
})
