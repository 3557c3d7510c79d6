// The choice of tests by `npm run test:changed`, and that of a fast run.
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { leftOut, rowsOf } from './support/drawn.js'
import { importsOf } from './support/imports.ts'
import { reachedBy } from './support/reached.ts'

const imports = [
  ['src/server/areas/shop/buy.ts', 'src/rules/shop.ts'],
  ['src/app/areas/shop/ShopScreen.tsx', 'src/rules/shop.ts'],
  ['src/app/areas/novel/NovelCard.tsx', 'src/app/ui/Chip.tsx'],
  ['tests/server/shop/buy.test.ts', 'src/server/areas/shop/buy.ts'],
  ['tests/app/shop/shop.test.tsx', 'src/app/areas/shop/ShopScreen.tsx'],
  ['tests/rules/shop.test.ts', 'src/rules/shop.ts'],
  ['tests/app/novel.test.tsx', 'src/app/areas/novel/NovelCard.tsx'],
  ['tests/server/shop/buy.test.ts', 'tests/support/shops.ts'],
  ['tests/e2e/exchange.spec.ts', 'tests/e2e/market.ts'],
].map(([from = '', to = '']) => ({ from, to, typeOnly: false }))
const specs = new Map([
  ['tests/e2e/exchange.spec.ts', "page.goto('/world/world0/shop')"],
  ['tests/e2e/novel.spec.ts', "page.goto('/novel')"],
])

describe.each([
  [
    ['src/rules/shop.ts'],
    ['tests/app/shop/shop.test.tsx', 'tests/rules/shop.test.ts', 'tests/server/shop/buy.test.ts'],
    'all',
  ],
  [['src/server/areas/shop/buy.ts'], ['tests/server/shop/buy.test.ts'], ['tests/e2e/exchange.spec.ts']],
  [['src/app/areas/novel/NovelCard.tsx'], ['tests/app/novel.test.tsx'], ['tests/e2e/novel.spec.ts']],
  [['src/app/ui/Chip.tsx'], ['tests/app/novel.test.tsx'], 'all'],
  [['tests/support/shops.ts'], ['tests/server/shop/buy.test.ts'], []],
  [['tests/e2e/market.ts'], [], ['tests/e2e/exchange.spec.ts']],
  [['tests/e2e/novel.spec.ts'], [], ['tests/e2e/novel.spec.ts']],
  [['README.md', 'src/app/README.md'], [], []],
  [['vite.config.ts'], [], 'all'],
])('a change of %j', (changed, unit, browser) => {
  const reached = reachedBy(imports, changed, specs)
  test('reaches the tests that import it', () => expect(reached.unit).toEqual(unit))
  test('reaches these of the browser', () => expect(reached.browser).toEqual(browser))
})

test('imports are read as they are written', () => {
  const text = `import { a } from '#rules/shop.ts'\nimport type { B } from './b.ts'\nexport { c } from '../c.ts'\nimport 'x'\nconst d = import('./d.ts')\n`
  expect(importsOf('src/app/areas/shop/e.ts', text)).toEqual([
    { from: 'src/app/areas/shop/e.ts', to: 'src/rules/shop.ts', typeOnly: false },
    { from: 'src/app/areas/shop/e.ts', to: 'src/app/areas/shop/b.ts', typeOnly: true },
    { from: 'src/app/areas/shop/e.ts', to: 'src/app/areas/c.ts', typeOnly: false },
    { from: 'src/app/areas/shop/e.ts', to: 'x', typeOnly: false },
    { from: 'src/app/areas/shop/e.ts', to: 'src/app/areas/shop/d.ts', typeOnly: false },
  ])
})

test('suites that a fast run draws are there, and each is drawn some time', () => {
  const draws = Array.from({ length: 300 }, (_, seed) => new Set(leftOut(String(seed))))
  const all = [...new Set(draws.flatMap(left => [...left]))]
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(file => !existsSync(file))).toEqual([])
  expect(all.filter(file => draws.every(left => left.has(file)))).toEqual([])
})

test('of a table of areas a fast run has the claims and one other, and each some time; a run of the file has all', () => {
  const table = { claims: 1, applications: 1, gifts: 1, orders: 1, purchases: 1, seats: 1 }
  const draws = Array.from({ length: 100 }, (_, seed) => rowsOf('parallel', table, String(seed)))
  expect(draws.filter(rows => rows.length !== 2 || !rows.includes('claims'))).toEqual([])
  expect([...new Set(draws.flat())].sort()).toEqual(Object.keys(table).sort())
  expect(rowsOf('parallel', table, '')).toEqual(Object.keys(table))
  expect(() => rowsOf('parallel', { ...table, letters: 1 }, '1')).toThrow(/letters/)
})
