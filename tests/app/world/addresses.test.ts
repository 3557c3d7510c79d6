// Addresses of worlds, and criteria of a search in an address.
import { describe, expect, test } from 'vitest'
import { menuAbove } from '#app/areas/world-menu.ts'
import { placeBehindGate, worldOfAddress } from '#app/shared/world/addresses.ts'
import { characterSearch, criteriaOf, detailCount, readCharacterAddress } from '#app/shared/world/character-address.ts'
import { menuType } from '#rules/codes/world.ts'

describe('the world an address is inside of', () => {
  test.each([
    ['/world/world0', 'world0'],
    ['/world/world0/', 'world0'],
    ['/world/world0/itemSynth?tab=1', 'world0'],
    ['/world/world0?x=1', 'world0'],
    ['/world/Bullbre/worldSearch/character', 'Bullbre'],
    ['/world/world0/novel/12', 'world0'],
    ['/world/world0/novels', 'world0'],
    ['/worldSelect', null],
    ['/world/', null],
    ['/world/ワールド', null],
    ['/news?to=/world/world0', null],
  ])('%s', (address, worldId) => expect(worldOfAddress(address)).toBe(worldId))
})

describe('behind the gate', () => {
  test.each([
    ['/world/world0/itemSynth?q=1', 'world0', '/world/world0/itemSynth?q=1'],
    ['/world/world0/withoutLoginNews', 'world0', '/world/world0/withoutLoginNews'],
    ['/', 'world0', '/world/world0'],
    ['/', null, '/worldSelect'],
    ['/withoutLogin?redirect=/withoutLogin', null, '/worldSelect'],
    ['/world/world0/withoutLogin', 'world0', '/world/world0'],
  ])('%s leads on', (redirect, worldId, goTo) => expect(placeBehindGate(redirect, worldId)).toBe(goTo))
})

describe('the criteria of a search', () => {
  const nothing = readCharacterAddress({})

  test('stand in the address in short, and come back as they were', () => {
    const place = {
      ...{ name: '霧 りね', race: 'A01', class: 'C02', levelFrom: 3, levelTo: 14, title: '灯', kind: 'npc' as const },
      ...{ isFollowed: true, sort: 'level' as const, page: 3 },
    }
    const search = characterSearch(place)
    expect(search).toEqual({ q: '霧 りね', r: 'A01', c: 'C02', l: 3, m: 14, t: '灯', k: 'npc', f: 1, s: 'level', p: 3 })
    expect(readCharacterAddress(search)).toEqual(place)
    expect(criteriaOf(place)).toEqual({
      ...{ name: '霧 りね', race: 'A01', class: 'C02', levelFrom: 3, levelTo: 14, title: '灯', isNpc: true },
      ...{ isFollowed: true, sort: 'level', page: 3 },
    })
    expect(detailCount(place)).toBe(4)
  })

  test('are nothing where nothing is asked', () => {
    expect(Object.values(characterSearch(nothing)).filter(value => value !== undefined)).toEqual([])
    expect(criteriaOf(nothing)).toEqual({ sort: 'new', page: 1 })
    expect(detailCount(nothing)).toBe(0)
  })

  test.each([
    ['digits, which the router reads as a number', { q: 12 }, { name: '12' }],
    ['a level of 0', { l: 0 }, {}],
    ['a level beyond any', { m: 1_000 }, {}],
    ['a fraction', { l: 1.5 }, {}],
    ['a list', { q: ['a'], t: ['b'], r: ['A01'] }, {}],
    ['an order there is not', { s: 'price' }, {}],
    ['a kind there is not', { k: 'pet', f: 'yes' }, {}],
    ['a page beyond the last', { p: 400 }, { page: 40 }],
    ['a class that is none', { c: 'a b', r: '../x' }, {}],
    ['a text too long', { q: 'あ'.repeat(80) }, { name: 'あ'.repeat(60) }],
    ['half a character and a NUL', { q: '\ud800\0灯' }, { name: '\ufffd灯' }],
  ])('%s is read for what it is worth', (_, search, expected) => {
    expect(readCharacterAddress(search)).toEqual({ ...nothing, ...expected })
  })
})

describe('the entry of the menu above an address', () => {
  test.each([
    ['/world/world0/itemSynth', menuType.shop],
    ['/world/world0/itemSynth/', menuType.shop],
    ['/world/world0/itemSynthesis', null],
    ['/world/world0/shop', null],
    ['/world/world0', null],
    ['/itemSynth', null],
  ])('%s', (address, above) => expect(menuAbove(address)).toBe(above))
})
