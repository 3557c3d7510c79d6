// Every screen once in each of its states: no serious fault found by axe, nothing cut off at the usual width, at 320 px and
// there with letters of 200 %, and nothing logged. One look for all of these. The full size judges each state by axe in
// both schemes, the fast one the first state of a screen in one of them.
import { routeFiles } from '../support/route-files.ts'
import { isFull } from '../support/size.ts'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, test } from './fixtures.ts'
import { lookClosely } from './look.ts'
import { openNext } from './next-screen.ts'
import { type Screen, walks } from './screens.ts'

// Blocked, because the worker is not tested here, and its install takes as long as the rest of a start.
test.use({ serviceWorkers: 'block' })

const STRIP = 'オフライン — 保存済みの内容を表示しています'

const routes = routeFiles().map(({ path }) => path)
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)

/** Route of an address: of the matching ones, the one with the fewest parameters; else that of unknown addresses. */
const routeOf = (address: string): string => {
  const path = address.replace(/\?.*/, '').replace(/(.)\/$/, '$1')
  const parameters = (route: string) => route.split('$').length
  const fitting = routes.filter(route => patternOf(route).test(path))
  return fitting.sort((one, other) => parameters(one) - parameters(other))[0] ?? '/error/404'
}

/** Whether a row is the first of its route in its walk. */
const isFirst = (rows: readonly Screen[], nth: number): boolean =>
  rows.findIndex(({ address }) => routeOf(address) === routeOf(rows[nth]?.address ?? '')) === nth

test('every route has a row', () => {
  const seen = new Set(walks.flatMap(({ rows }) => rows.map(({ address }) => routeOf(address))))
  expect(routes.filter(route => !seen.has(route))).toEqual([])
})

for (const { viewer, title, rows } of walks) {
  test(title, async ({ page, server, faults }) => {
    const { look, found } = lookClosely(page)
    if (viewer !== 'guest') await enter(page, '/favicon.svg', viewer)
    for (const [nth, row] of rows.entries()) {
      const { address, leadsTo, state, shown, prepare, act } = row
      const name = `${viewer}, ${address}, ${state}`
      await test.step(name, async () => {
        await prepare?.(server)
        await openNext(page, row, rows[nth - 1])
        await expect(shown(page)).toBeVisible()
        await act?.(page)
        if (state === 'offline') {
          await goOffline(page, server)
          await expect(page.getByText(STRIP)).toBeVisible()
        } else await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        // After a redirect another screen than the row's would be checked.
        expect(routeOf(new URL(page.url()).pathname), name).toBe(routeOf(leadsTo ?? address))
        await look(name, isFull || isFirst(rows, nth) ? 'all' : 'width')
        if (state === 'offline') await goOnline(page, server)
        found.push(...faults.splice(0).map(fault => `${name}: ${fault}`))
      })
    }
    expect(found).toEqual([])
  })
}
