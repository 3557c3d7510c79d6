// Skeletons in pages of members: every one has the shapes of its screen, and those of everybody's pages have none.
import { expect, test } from 'vitest'
import { skeletonOf } from '#server/launch/skeletons.js'
import { routeFiles } from '../../support/route-files.ts'

const routes = routeFiles().map(({ file }) => {
  const route = file.replace(/\.tsx$/, '')
  return { route, skeleton: skeletonOf(route, /\(([\w-]+)\)\//.exec(route)?.[1]) }
})
const contentOf = (route: string): string => routes.find(each => each.route.endsWith(route))?.skeleton?.content ?? ''

test('every page of members has shapes, and none that everybody may read', () => {
  const isPrivate = (route: string) => /\((?!guest\))[\w-]+\)\//.test(route)
  expect(routes.filter(({ route, skeleton }) => isPrivate(route) !== (skeleton !== null))).toEqual([])
  const empty = routes.filter(({ skeleton }) => skeleton && !/<[is] class/.test(skeleton.content))
  expect(empty.map(({ route }) => route)).toEqual([])
})

test('the shapes are those of the screen', () => {
  expect(contentOf('(player)/notice').match(/<s class="r">/g)).toHaveLength(6)
  expect(contentOf('(player)/mission').match(/<s class="c">/g)).toHaveLength(3)
  expect(contentOf('/scenarioOrder/index').match(/<i class="h128">/g)).toHaveLength(3)
  expect(contentOf('/playing/index')).toContain('<i class="w60"></i><i class="w80"></i><i class="h240"></i>')
  expect(new Set(routes.map(({ skeleton }) => skeleton?.content)).size).toBeGreaterThan(25)
})

test('a page has every rule that its shapes need, in a style that is small, and no style attribute', () => {
  for (const { route, skeleton } of routes) {
    if (!skeleton) continue
    const { style, content } = skeleton
    const named = [...content.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(
      named.filter(name => !style.includes(`.${name}{`)),
      route,
    ).toEqual([])
    expect(content, route).not.toContain(' style=')
    expect(style, route).not.toContain('<')
    expect(style.length + content.length, route).toBeLessThan(2_500)
  }
})
