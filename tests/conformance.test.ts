// Routes and calls of the specification compared with the existing ones: progress is reported, and those listed as done must
// exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { declaredCalls } from '#server/platform/http/declared.ts'
import { carriers } from './conformance/carriers.ts'

type Row = { id: string; name: string }

const folder = join(import.meta.dirname, 'conformance')
const lines = (file: string): string[] => readFileSync(join(folder, file), 'utf8').trim().split('\n')
const cells = (file: string): string[][] =>
  lines(file)
    .slice(1)
    .map(line => line.split('\t'))

/** Paths are compared without the names of their parameters. */
const plain = (path: string): string => (path.replace(/\/+$/, '') || '/').replace(/\{[^}]*\}|\$\w+/g, ':').toLowerCase()

const routes: Row[] = cells('routes.tsv').map(([id = '', path = '']) => ({ id, name: plain(path) }))
const calls: Row[] = cells('calls.tsv')
  .filter(([, method = '']) => /^(GET|POST|PUT|DELETE)$/.test(method))
  .map(([id = '', method = '', path = '']) => ({ id, name: `${method} ${plain(path)}` }))
/** Rows that stand among the calls though they are none of HTTP. */
const others: Row[] = cells('calls.tsv')
  .filter(([, method = '']) => /^(SDK|REALTIME|WIDGET)$/.test(method))
  .map(([id = '', , path = '']) => ({ id, name: path }))

const tree = readFileSync(join(import.meta.dirname, '../src/app/routeTree.gen.ts'), 'utf8')
const builtRoutes = new Set([...tree.matchAll(/fullPath: '([^']*)'/g)].map(([, path = '']) => plain(path)))
const builtCalls = new Set(declaredCalls().map(call => `${call.method} ${plain(call.path)}`))

const listed = lines('done.txt').filter(line => /^[RC]\d{3}$/.test(line))
const done = new Set(listed)
const exists = (row: Row): boolean =>
  builtRoutes.has(row.name) || builtCalls.has(row.name) || (carriers[row.id]?.() ?? false)

describe('the specification', () => {
  test('its tables are whole', () => {
    expect(routes).toHaveLength(222)
    expect(calls).toHaveLength(168)
    expect(others.map(({ id }) => id)).toEqual(Object.keys(carriers).filter(id => id !== 'C033'))
  })

  test('how far it is', () => {
    const count = (rows: Row[]) => `${rows.filter(exists).length} of ${rows.length}`
    process.stdout.write(`conformance: ${count(routes)} routes, ${count(calls)} calls, ${done.size} listed as done\n`)
    expect(builtRoutes.size).toBeGreaterThan(0)
    expect(builtCalls.size).toBeGreaterThan(0)
  })

  test('what is listed as done names rows of the tables', () => {
    const known = new Set([...routes, ...calls, ...others].map(row => row.id))
    expect([...done].filter(id => !known.has(id))).toEqual([])
  })

  test('what is listed as done stands there once', () => {
    expect(listed.filter((id, place) => listed.indexOf(id) !== place)).toEqual([])
  })

  test.each([...routes, ...calls, ...others].filter(row => done.has(row.id)))('$id $name is there', row => {
    expect(exists(row)).toBe(true)
  })
})
