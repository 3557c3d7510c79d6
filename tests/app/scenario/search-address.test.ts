// Addresses of the search of scenarios: what is read out of them, what the call is asked, and what stands in them again.
import { expect, test } from 'vitest'
import { criteriaOf, detailCount, readSearchAddress, scenarioSearch } from '#app/areas/scenario/list/search-address.ts'

const FIRST = { pageStart: 1, perPage: 20, order: 'soon' }

test.each([
  [{}, FIRST],
  [
    { q: '霧　笛', y: 'Omnibus', k: 2, d: 0, r: '3', t: 'Long', h: 72, w: 'mine', o: 'seats', p: 2 },
    {
      ...{
        ...FIRST,
        pageStart: 2,
        order: 'seats',
        keyword: '霧　笛',
        scenarioType: 'Omnibus',
        scenarioKind: 2,
        difficultyNo: 0,
        rewardNo: 3,
      },
      ...{ textType: 'Long', withinHours: 72, mine: true },
    },
  ],
  [
    { st: 3, m: '夜半' },
    { ...FIRST, status: 3, masterName: '夜半' },
  ],
  [
    { s: 'consultation', st: '4' },
    { ...FIRST, list: 'opening', status: 4 },
  ],
  [{ st: 9, m: '' }, FIRST],
  [{ s: 'recruiting' }, { ...FIRST, list: 'opening', status: 0 }],
  [{ s: 'replay' }, { ...FIRST, list: 'replay' }],
  // A number that is searched for came out of the address as one.
  [{ q: 1124 }, { ...FIRST, keyword: '1124' }],
  [{ q: '\0', y: 'Short', k: 9, d: '', r: 'x', t: 'short', h: 1, w: 'closing', o: 'old', p: -1, s: 'opening2' }, FIRST],
])('%j', (address, criteria) => {
  const place = readSearchAddress(address)
  expect(criteriaOf(place, false)).toEqual(criteria)
  expect(readSearchAddress(scenarioSearch(place))).toEqual(place)
})

test('a tab of the other lists means all of them', () => {
  expect(criteriaOf(readSearchAddress({ s: 'recruiting' }), true)).toEqual(FIRST)
})

test('the easiest and the one without a reward are criteria, too', () => {
  expect(detailCount(readSearchAddress({ d: 0, r: 0 }))).toBe(2)
  expect(detailCount(readSearchAddress({ q: '霧', s: 'replay', w: 'mine' }))).toBe(0)
})
