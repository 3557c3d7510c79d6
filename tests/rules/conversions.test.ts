// Scenario ids, order coins and the small conversions of rules §§9, 12, 17 and 19.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { iconIdOf, opensZoom, personGlyphSize } from '#rules/avatars.ts'
import { isRecentMail } from '#rules/mail-history.ts'
import { isOrderCoin, orderCoinChoices } from '#rules/order/coins-of-lengths.ts'
import { csvName, csvText, openDateTimeFrom } from '#rules/scenario-files.ts'
import { padScenarioId, parseScenarioId } from '#rules/scenario-ids.ts'
import { isSessionId, sessionId } from '#rules/sessions.ts'
import { masterLabel, menuPage, namesOfAnswer, parameterNames } from '#rules/worlds.ts'
import { anyNumber } from '../support/numbers.ts'

describe('scenario ids', () => {
  // The table of rules §9.
  test.each([
    [1, '0000000001'],
    [42, '0000000042'],
    [1234567890, '1234567890'],
    [12345678901, '12345678901'],
  ])('%i is written %s', (id, padded) => {
    expect(padScenarioId(id)).toBe(padded)
    expect(padScenarioId(String(id))).toBe(padded)
    expect(parseScenarioId(padded)).toBe(id)
    expect(parseScenarioId(String(id))).toBe(id)
  })

  test.each(['', '-1', '1.5', '１', '1e3', ' 1', '99999999999999999999', 'NaN'])('%o is no id of an address', text => {
    expect(parseScenarioId(text)).toBeNull()
  })

  test('an id padded and read back is the id; padding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.nat(), id => {
        expect(parseScenarioId(padScenarioId(id))).toBe(id)
        expect(padScenarioId(padScenarioId(id))).toBe(padScenarioId(id))
      }),
    )
    fc.assert(fc.property(fc.oneof(fc.string(), anyNumber), id => padScenarioId(id).length >= String(id).length))
    fc.assert(fc.property(fc.string(), text => parseScenarioId(text) === null || /^\d+$/.test(text)))
  })
})

describe('order coins', () => {
  // The table of rules §12.
  test.each([
    ['Normal', '1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500, 2600', 14],
    [
      'Middle',
      '1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500, 2600, 2700, 2800, 2900, 3000, 3100, 3200, 3300, 3400, 3500, 3600',
      19,
    ],
    [
      'Long',
      '2300, 2400, 2500, 2600, 2700, 2800, 2900, 3000, 3100, 3200, 3300, 3400, 3500, 3600, 3700, 3800, 3900, 4000, 4100, 4200, 4300, 4400, 4500, 4600',
      24,
    ],
  ])('of %s are %s', (type, values, count) => {
    const choices = orderCoinChoices(type)
    expect(choices.join(', ')).toBe(values)
    expect(choices).toHaveLength(count)
    const [min = 0, max = 0] = [choices[0], choices.at(-1)]
    expect([min, max].every(coin => isOrderCoin(type, coin))).toBe(true)
    expect([min + 50, min - 100, max + 100].some(coin => isOrderCoin(type, coin))).toBe(false)
  })

  test.each(['DecisiveBattle', '', 'normal', 'toString'])('%o is not offered (G17)', type => {
    expect(orderCoinChoices(type)).toEqual([])
  })

  test('no text and no number throws', () => {
    fc.assert(fc.property(fc.string(), anyNumber, (type, coin) => typeof isOrderCoin(type, coin) === 'boolean'))
  })
})

// The table of rules §17, row by row.
describe('small conversions', () => {
  test('openDateTimeFrom', () => {
    expect(openDateTimeFrom('2026-11-21T09:30')).toBe('2026-11-21 09:30:00')
    expect(openDateTimeFrom('2026-11-21T09:30:15')).toBe('2026-11-21 09:30:15')
    const once = openDateTimeFrom('2026-11-21T09:30')
    expect(openDateTimeFrom(once)).toBe(once)
    fc.assert(fc.property(fc.string(), text => typeof openDateTimeFrom(text) === 'string'))
  })

  test.each([
    ['TOP', 4],
    ['SCENARIO', 1],
    ['COMMUNITY', 2],
    ['SHOP', 3],
    ['WORLDNOVEL', 5],
    ['anything else', 4],
    ['', 4],
    ['toString', 4],
  ])('menuType %s is page %i', (type, page) => {
    expect(menuPage(type)).toBe(page)
  })

  test.each([
    [1, 'ストーリーサポーター'],
    [0, 'マスター'],
    [2, 'マスター'],
    [null, 'マスター'],
    [undefined, 'マスター'],
    [Number.NaN, 'マスター'],
  ])('with scenarioSupportFlg %o masters are called %s', (flag, label) => {
    expect(masterLabel(flag)).toBe(label)
  })

  test('the glyph of an avatar of 50 is 40', () => {
    expect(personGlyphSize(50)).toBe(40)
    expect(personGlyphSize()).toBe(40)
  })

  test.each([
    [50, false],
    [51, true],
    [0, false],
    [Number.NaN, false],
    [Infinity, true],
  ])('a picture of %d opens large: %s', (size, zoom) => {
    expect(opensZoom(size)).toBe(zoom)
  })

  test('the CSV has its name from prefix and scenario id, and a mark at its start', () => {
    expect(csvName('tsumugi_', 42)).toBe('tsumugi_42.csv')
    expect(csvText([])).toBe('\uFEFF')
    expect(csvText([['名前', 'a,b', 'say "x"', 'あ\nい', 7]])).toBe('\uFEFF名前,"a,b","say ""x""","あ\nい",7\r\n')
  })

  test('a CSV read back is what was written', () => {
    const cells = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { maxLength: 4 })
    fc.assert(
      fc.property(cells, written => {
        expect(readCsv(csvText(written))).toEqual(written)
      }),
    )
  })

  test.each([
    [[['x', 'icon9']], 'icon9'],
    [[], ''],
    [[[]], ''],
    [null, ''],
    ['x', ''],
    [[['x', 9]], ''],
  ])('of the rows %j the icon id is %o', (rows, id) => {
    expect(iconIdOf(rows)).toBe(id)
  })

  test.each([
    [0, true],
    [999_999, true],
    [1_000_000, false],
    [-1, false],
    [0.5, false],
    [Number.NaN, false],
  ])('%d is a session id: %s', (id, isId) => {
    expect(isSessionId(id)).toBe(isId)
  })

  test('a session id is carried across a reload, otherwise drawn', () => {
    expect(sessionId('42', 0.5)).toBe(42)
    expect(sessionId(null, 0)).toBe(0)
    expect(sessionId(null, 0.999_999_999)).toBe(999_999)
    expect(sessionId('1000000', 0.5)).toBe(500_000)
    const kept = fc.option(fc.oneof(fc.string(), fc.nat().map(String)))
    fc.assert(fc.property(kept, anyNumber, (text, random) => isSessionId(sessionId(text, random))))
    fc.assert(
      fc.property(anyNumber, random => sessionId(String(sessionId(null, random)), 0) === sessionId(null, random)),
    )
  })

  test('parameter names', () => {
    expect(parameterNames({ noryokuName1: '筋力', noryokuName2: '' })).toEqual([{ id: 1, name: '筋力' }])
    expect(parameterNames({ noryokuName10: '運', noryokuName2: '知力', noryokuName31: 'x', noryokuName3: 5 })).toEqual([
      { id: 2, name: '知力' },
      { id: 10, name: '運' },
    ])
    expect(namesOfAnswer([{ id: 1, value: '筋力' }])).toEqual([{ id: 1, name: '筋力' }])
  })
})

test.each([
  [0, true],
  [48 * 3_600_000 - 1, true],
  [48 * 3_600_000, false],
  [-1, false],
])('a mail %i ms old is recent: %s', (age, recent) => {
  const now = new Date('2026-11-21T12:00:00+09:00')
  expect(isRecentMail(new Date(now.getTime() - age), now)).toBe(recent)
  expect(isRecentMail('no date', now)).toBe(false)
})

/** A reader of CSV, for the tests. */
function readCsv(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = cells.exec(text.slice(1)); match; match = cells.exec(text.slice(1))) {
    line.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] !== '\r\n') continue
    lines.push(line)
    line = []
  }
  return lines
}
