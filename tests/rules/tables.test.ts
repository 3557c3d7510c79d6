// The tables of the specification and the code, row by row and in both directions: an entry that only one side has fails,
// unless it is listed here with its reason.
import { describe, expect, test } from 'vitest'
import { exportsOf, rows, type Values } from '../support/tables.ts'

const codes = await exportsOf('codes')
const constants = await exportsOf('constants')

describe('codes.tsv', () => {
  /** Constants for tables whose name cannot be the name of a constant, or whose constant has an older name. */
  const names: Record<string, string> = {
    'applicationStatus (shinsei)': 'shinseiStatus',
    'applicationStatus (second table)': 'applicationStatus',
    'scenarioKind (scenario types)': 'scenarioKind',
    'pictureExtension (dimensions_max)': 'pictureExtension',
    missionWorldId: 'missionWorld',
  }
  const notCodes: Record<string, string> = {
    'menuType (default)': 'the page of every other word: menuPage',
    'worldSearchType {searchType}': 'any other word of the address',
  }
  const ours: Record<string, string> = {
    'missionWorld user': 'the value of user missions, G38',
    // The table names two of the types and leaves the list open: these are raised by the areas that exist.
    'achievementType NovelRead': 'raised by an area of ours',
    'achievementType CharacterCreate': 'raised by an area of ours',
    'achievementType CharacterEdit': 'raised by an area of ours',
    'achievementType ItemBuy': 'raised by an area of ours',
    'achievementType ItemSynth': 'raised by an area of ours',
    'achievementType EquipItem': 'raised by an area of ours',
    'achievementType ItemLevelUp': 'raised by an area of ours',
    'achievementType SkillLearn': 'raised by an area of ours',
    'achievementType SkillSet': 'raised by an area of ours',
    'achievementType Follow': 'raised by an area of ours',
    'achievementType FriendAsk': 'raised by an area of ours',
    'achievementType FriendMake': 'raised by an area of ours',
    'achievementType ScenarioEntry': 'raised by an area of ours',
    'achievementType ScenarioPost': 'raised by an area of ours',
    'achievementType PlayingSend': 'raised by an area of ours',
    'achievementType NoteWrite': 'raised by an area of ours',
    'achievementType TweetWrite': 'raised by an area of ours',
    'achievementType TweetReply': 'raised by an area of ours',
    'achievementType TweetLike': 'raised by an area of ours',
    'achievementType LetterSend': 'raised by an area of ours',
  }
  const derived: Record<string, string> = {
    selectableScenarioResults: 'scenarioResult without NotYet',
  }

  const tables = new Map<string, string[]>()
  for (const [table = '', code = ''] of rows('codes.tsv')) {
    if (`${table} ${code}` in notCodes) continue
    tables.set(table, [...(tables.get(table) ?? []), code])
  }

  /** Constant of a table; `worldToken:world0` is the part world0 of worldToken. */
  const tableOf = (table: string): unknown => {
    const [name = '', part] = (names[table] ?? table).split(':')
    const constant = codes[name]
    return part === undefined ? constant : (constant as Values | undefined)?.[part]
  }
  const sorted = (values: readonly unknown[]): string[] => values.map(String).sort()

  test('is whole', () => {
    expect(rows('codes.tsv')).toHaveLength(269)
    expect(tables.size).toBe(72)
  })

  test.each([...tables])('%s has the codes %j', (table, expected) => {
    const constant = tableOf(table)
    expect(constant, `no constant for ${table}`).toBeTypeOf('object')
    const name = names[table] ?? table
    const actual = Object.values(constant as Values).filter(code => !(`${name} ${code}` in ours))
    expect(sorted(actual)).toEqual(sorted(expected))
  })

  test('every constant is a table, or the labels of one', () => {
    const known = new Set([...tables.keys()].map(table => (names[table] ?? table).split(':')[0]))
    const rest = Object.keys(codes).filter(name => !known.has(name) && !name.endsWith('Labels') && !(name in derived))
    expect(rest).toEqual([])
  })

  test.each(Object.entries(codes).filter(([name]) => name.endsWith('Labels')))('%s says something', (_, labels) => {
    const texts = Object.values(labels as Values).flatMap(label =>
      typeof label === 'string' ? [label] : Object.values(label as Values),
    )
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.every(text => typeof text === 'string' && text.trim() === text && text !== '')).toBe(true)
  })

  test.each(Object.entries(codes).filter(([name]) => name.endsWith('Labels') && name.replace(/Labels$/, '') in codes))(
    '%s names codes of its table, and none besides',
    (name, labels) => {
      const table = codes[name.replace(/Labels$/, '')] as Values
      const keys = typeof Object.values(table)[0] === 'object' ? Object.keys(table) : sorted(Object.values(table))
      const extra = name === 'orderStatusLabels' ? sorted(Object.values(codes.orderStatusDisplayExtra as Values)) : []
      const named = Object.keys(labels as Values).sort()
      // The dropdown names two of the three; `any` belongs to the page-view mission.
      if (name === 'missionWorldLabels') expect(keys).toEqual(expect.arrayContaining(named))
      else expect(named).toEqual([...keys, ...extra].sort())
    },
  )
})

describe('constants.tsv', () => {
  /** Value of a cell, also where the table writes it in words. */
  const read = (value: string): number | string => {
    const base = /^base([+-]\d+)?$/.exec(value)
    if (base) return Number(base[1] ?? 0)
    if (value === 'about 130') return 130
    return value !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
  const expected = new Map(rows('constants.tsv').map(([name = '', value = '']) => [name, read(value)]))

  test('is whole', () => {
    expect(rows('constants.tsv')).toHaveLength(145)
    expect(expected.size).toBe(145)
  })

  test.each([...expected])('%s is %s', (name, value) => {
    expect(constants[name]).toBe(value)
  })

  test('every constant is a row', () => {
    expect(Object.keys(constants).filter(name => !expected.has(name))).toEqual([])
  })
})
