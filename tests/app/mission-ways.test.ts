// Ways of unreached missions: every type that an area raises leads to an existing address.
import { expect, test } from 'vitest'
import { wayOf, wayTypes } from '#app/areas/mission-ways.ts'
import { achievementType } from '#rules/mission.ts'
import { routeFiles } from '../support/route-files.ts'

const of = (achievementType: string, worldId = 'world0', achievementValue: string | null = null) =>
  wayOf({ achievementType, worldId, achievementValue })

test.each([
  ['News', 'user', null, '/news'],
  ['News', 'user', '12', '/news/12'],
  ['News', 'user', 'a/b?c', '/news/a%2Fb%3Fc'],
  ['NovelRead', 'world1', '3', '/world/world1/novel/3'],
  ['NovelRead', 'world1', null, '/novel'],
  ['NovelRead', 'user', '3', '/novel'],
  ['CharacterCreate', 'world2', null, '/world/world2/characterRegistration'],
  ['CharacterCreate', 'user', null, '/worldSelect'],
  ['ItemBuy', 'world0', 'I0001', '/world/world0/shop'],
  ['ItemSynth', 'world0', null, '/world/world0/itemSynth'],
  ['EquipItem', 'world0', null, '/world/world0/sobiItemSettings'],
  ['Follow', 'user', null, '/worldSelect'],
  ['ScenarioEntry', 'world0', null, '/world/world0/scenario/opening'],
  ['TweetReply', 'world0', null, '/world/world0/tweet'],
])('%s in %s with %s: %s', (type, worldId, value, path) => expect(of(type, worldId, value)?.path).toBe(path))

test('areas that do not exist lead nowhere, whatever their type is called', () => {
  for (const type of ['ReplayRead', 'constructor', '__proto__', '']) expect(of(type)).toBeNull()
})

test('every type that the server raises leads somewhere', () => {
  expect(wayTypes.toSorted()).toEqual(Object.values(achievementType).toSorted())
})

test('every way is a route of the app, and says what is done there', () => {
  const routes = new Set(
    routeFiles()
      .filter(({ file }) => file.startsWith('_frame/'))
      .map(({ path }) => path.replace(/\/$/, '').replace(/\$\w+/g, '*')),
  )
  for (const type of wayTypes) {
    for (const worldId of ['world0', 'user']) {
      for (const value of [null, '3']) {
        const way = of(type, worldId, value)
        const route = way?.path.replace('/world/world0', '/world/*').replace(/\/3$/, '/*') ?? ''
        expect(routes.has(route === '/' ? '' : route), `${type}: ${way?.path}`).toBe(true)
        expect(way?.label).not.toBe('')
      }
    }
  }
})
