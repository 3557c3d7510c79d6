// Declarations that every call of the contract must have, and data that the log must never contain.
import { spawnSync } from 'node:child_process'
import { oc } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { declaredCalls } from '#server/platform/http/declared.ts'
import { limits } from '#server/platform/rate-limits.ts'
import { callRows } from '../../calls/index.ts'
import { everyCall } from '../../support/every-call.ts'
import { nodeBinary, projectRoot } from '../../support/paths.ts'

const declared = { access: 'signed-in', effect: 'read', limit: 'read', block: 'none' }
const call = (meta: object, route: object = { method: 'GET', path: '/api/x' }) => oc.$meta(meta).route(route)

describe('the server does not start with a call that', () => {
  test.each([
    ['says nothing', call({})],
    ['does not say who may make it', call({ ...declared, access: undefined })],
    ['does not say how it writes', call({ ...declared, effect: undefined })],
    ['does not say how often', call({ ...declared, limit: undefined })],
    ['does not say what a block does to it', call({ ...declared, block: undefined })],
  ])('%s', (_, broken) => {
    const message = 'The call area.broken does not declare its access, effect, limit and treatment of blocks.'
    expect(() => declaredCalls({ area: { good: call(declared), broken } })).toThrow(message)
  })

  test('has no address', () => {
    expect(() => declaredCalls({ area: { broken: call(declared, { method: 'GET' }) } })).toThrow('no method or path')
  })
})

describe('every call', () => {
  /** The specification makes these reads POST: an address does not fit into a path. */
  const readsByPost = ['ogp.postForAlpacaUrlCard']

  test.each(everyCall)('$name writes by POST, and only then', ({ name, method, meta }) => {
    expect(method === 'GET').toBe(meta.effect === 'read' && !readsByPost.includes(name))
    expect(Object.keys(limits)).toContain(meta.limit)
  })

  test('has its row for the suites of all calls, and every row its call', () => {
    expect([...callRows.keys()].sort()).toEqual(everyCall.map(({ name }) => name).sort())
  })

  test('has an address of its own', () => {
    const addresses = everyCall.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(declaredCalls(contract)).toEqual(everyCall)
  })

  test('that moves money takes a key and is limited as money', () => {
    for (const { name, meta } of everyCall.filter(each => each.meta.limit === 'money')) {
      expect(meta.effect, name).toBe('keyed')
    }
  })
})

test('the log removes secrets wherever they stand (reliability rule 25)', () => {
  const script = `
    import { createLogger } from '#server/platform/log.ts'
    const log = createLogger('info')
    const secrets = { authorization: 'Bearer SECRET', cookie: 'SECRET', password: 'SECRET', token: 'SECRET',
      accessToken: 'SECRET', mailaddress: 'SECRET', hash: 'SECRET' }
    log.info({ ...secrets, seen: 'yes' }, 'flat')
    log.info({ headers: secrets, body: { inner: secrets } }, 'nested')`
  const { stdout } = spawnSync(nodeBinary, ['--input-type=module-typescript', '-e', script], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  expect(stdout.trim().split('\n')).toHaveLength(2)
  expect(stdout).not.toContain('SECRET')
  expect(stdout).toContain('"seen":"yes"')
  expect(stdout).toContain('"level":"info"')
})
