// Every screen once in each of its states: no serious fault found by axe, nothing cut off at the usual width, at 320 px and
// there with letters of 200 %, and nothing logged. One look for all of these. The full size judges each state by axe in
// both schemes, a fast one the first state of a screen in one of them. `npm test` looks at the first states of screens that it draws, at
// some of them by axe, and at all states of some walks.
import { dealt } from '../support/drawn.js'
import { routeFiles } from '../support/route-files.ts'
import { isFull, limitSeconds } from '../support/size.ts'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, test } from './fixtures.ts'
import { lookClosely } from './look.ts'
import { openNext } from './next-screen.ts'
import { type Screen, type Viewer, type Walk, walks } from './screens.ts'

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

/** First state of each screen. */
const firsts = new Map<string, Screen>()
for (const { rows } of walks)
  for (const row of rows) if (!firsts.has(routeOf(row.address))) firsts.set(routeOf(row.address), row)
const isFirst = (row: Screen): boolean => firsts.get(routeOf(row.address)) === row

/** Numbers of a run with a draw, however many there are: walks that it takes whole, screens that it looks at, and judges by axe. */
const WHOLE_WALKS = 1
const LOOKED_AT = 40
const JUDGED = 20
const drawn = (names: string[], count: number) =>
  new Set(process.env.DRAW ? dealt(process.env.DRAW, names, count) : names)
const titles = walks.map(({ title }) => title)
const whole = drawn(titles, WHOLE_WALKS)
/** Whole walks' worth of first states, as what one row does may be what the next one shows. */
const lookedAt = new Set<string>()
for (const title of drawn(titles, titles.length)) {
  if (process.env.DRAW && lookedAt.size >= LOOKED_AT) break
  for (const row of walks.find(walk => walk.title === title)?.rows ?? [])
    if (isFirst(row)) lookedAt.add(routeOf(row.address))
}
const judged = drawn([...lookedAt], JUDGED)
const isTaken = ({ title }: Walk, row: Screen): boolean =>
  whole.has(title) || (isFirst(row) && lookedAt.has(routeOf(row.address)))

/** Rows that a test walks over: the rows of a walk up to the last that is taken; others only prepare. */
type Trip = Walk & { isTaken: (row: Screen) => boolean }

/** Most rows of a trip that is made of several walks. */
const LONGEST = 16

/**
 * The trips of a run: a start of a server and of the app costs as much as two looks, so first states that nothing is done for come
 * one after the other, whichever walk they are of.
 */
function tripsOf(): Trip[] {
  const trips: Trip[] = []
  const shared = new Map<string, Screen[]>()
  for (const walk of walks) {
    const rows = walk.rows.slice(0, walk.rows.findLastIndex(row => isTaken(walk, row)) + 1)
    const taken = rows.filter(row => isTaken(walk, row))
    if (whole.has(walk.title) || taken.some(({ act }) => act) || rows.some(({ prepare }) => prepare))
      trips.push({ ...walk, rows, isTaken: row => isTaken(walk, row) })
    else shared.set(walk.viewer, [...(shared.get(walk.viewer) ?? []), ...taken])
  }
  for (const [viewer, rows] of shared)
    for (let from = 0; from < rows.length; from += LONGEST)
      trips.push({
        viewer: viewer as Viewer,
        title: `first states, ${viewer}, from ${from + 1}`,
        rows: rows.slice(from, from + LONGEST),
        isTaken: () => true,
      })
  return trips
}

test('every route has a row', () => {
  expect(routes.filter(route => !firsts.has(route))).toEqual([])
  const [all, taken] = [
    walks.flatMap(({ rows }) => rows),
    walks.flatMap(walk => walk.rows.filter(row => isTaken(walk, row))),
  ]
  const description = `${all.length - taken.length} of ${all.length} states of screens; looked at: the first of ${lookedAt.size} of ${firsts.size} screens (${judged.size} by axe), and all of ${[...whole].join('; ')}`
  if (taken.length < all.length) test.info().annotations.push({ type: 'left out', description })
})

for (const { viewer, title, rows, isTaken } of tripsOf().filter(({ rows }) => rows.length > 0)) {
  test(title, async ({ page, server, faults }) => {
    test.setTimeout(limitSeconds(60 + 10 * rows.length))
    const { look, found } = lookClosely(page)
    if (viewer !== 'guest') await enter(page, '/favicon.svg', viewer)
    let last: Screen | undefined
    for (const row of rows) {
      const { address, leadsTo, state, shown, prepare, act } = row
      if (!isTaken(row)) {
        // What it would have made is there for those that follow.
        if (prepare) last = undefined
        await prepare?.(server)
        continue
      }
      const name = `${viewer}, ${address}, ${state}`
      await test.step(name, async () => {
        await prepare?.(server)
        await openNext(page, row, last)
        await expect(shown(page)).toBeVisible()
        await act?.(page)
        if (state === 'offline') {
          await goOffline(page, server)
          await expect(page.getByText(STRIP)).toBeVisible()
        } else await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        // After a redirect another screen than the row's would be checked.
        expect(routeOf(new URL(page.url()).pathname), name).toBe(routeOf(leadsTo ?? address))
        await look(name, isFull || (isFirst(row) && judged.has(routeOf(address))) ? 'all' : 'width')
        if (state === 'offline') await goOnline(page, server)
        found.push(...faults.splice(0).map(fault => `${name}: ${fault}`))
      })
      last = row
    }
    expect(found).toEqual([])
  })
}
