// The files of the demo as a writer edits them: the present ones are sound, and every mistake is reported in one sentence
// with the file, the place in it and the reason.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { demoFolder, readContent } from '#server/demo/content/read.ts'
import { calculationOf, formula } from '#server/demo/shapes/formula.ts'

test('the files as they are have no fault', () => expect(readContent().faults).toEqual([]))

describe('a slip of a writer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-content-'))
  symlinkSync(join(demoFolder, 'pictures'), join(folder, 'pictures'))
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(() => {
    rmSync(join(folder, 'data'), { recursive: true, force: true })
    cpSync(join(demoFolder, 'data'), join(folder, 'data'), { recursive: true })
  })

  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, 'data', file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, to)
    expect(after, `${file} has ${from}`).not.toBe(before)
    writeFileSync(path, after)
  }

  test.each<[slip: string, file: string, from: string | RegExp, to: string, told: string | RegExp]>([
    [
      'a number as text',
      'worlds/world0/items.json',
      '"weight": 1',
      '"weight": "1"',
      'worlds/world0/items.json, I0001, weight: expected number, received string.',
    ],
    [
      'a field that nobody knows',
      'missions/user.json',
      '"demo": "open"',
      '"demo": "open", "prize": 1',
      'missions/user.json, us-login-daily: Unrecognized key: "prize".',
    ],
    [
      'a comma too few',
      'worlds/world1/shops.json',
      '",',
      '"',
      /^worlds\/world1\/shops\.json: .+ in JSON at position \d+/,
    ],
    [
      'a head without its end',
      'news/update-ruby.md',
      /\n---\n/,
      '\n',
      'news/update-ruby.md: a second line --- must end the fields.',
    ],
    [
      'a line of the head without a colon',
      'news/update-ruby.md',
      'title: ',
      'title ',
      'news/update-ruby.md: line 3 must be a name, “: ” and a value.',
    ],
    [
      'a time that is none',
      'news/update-ruby.md',
      'time: 12:00',
      'time: 25:00',
      'news/update-ruby.md, time: must be a time like 09:30.',
    ],
    [
      'a level that is no number',
      'worlds/world0/people/world0-linette.md',
      'level: 14',
      'level: 十四',
      'worlds/world0/people/world0-linette.md, level: must be a whole number.',
    ],
    [
      'a formula with an unknown word',
      'worlds/world0/parameters.json',
      '(classA',
      '(clasA',
      'worlds/world0/parameters.json, 1, formula: “clasA” is none of classA, classB, classC, items, skills, level, changes, load.',
    ],
    [
      'an item that is not there',
      'worlds/world0/people/world0-linette.md',
      'I0006:1*',
      'I9999:1*',
      'worlds/world0/people/world0-linette.md, items: there is no item I9999.',
    ],
    [
      'goods that are not there',
      'worlds/world2/shops.json',
      '"code": "I0002"',
      '"code": "I0902"',
      'worlds/world2/shops.json, shop-item: there is no item I0902.',
    ],
    [
      'a code that is there twice',
      'worlds/world2/items.json',
      '"itemCode": "I0002"',
      '"itemCode": "I0001"',
      'worlds/world2/items.json, I0001: this is there twice.',
    ],
    [
      'a picture that was not drawn',
      'novels/last-tofu.md',
      'cover: news/shop-cat',
      'cover: news/shop-dog',
      'novels/last-tofu.md, cover: there is no picture pictures/news/shop-dog.svg.',
    ],
    [
      'an article that is not there',
      'missions/user.json',
      '"important-maintenance"',
      '"important-rest"',
      'missions/user.json, us-news-maintenance: there is no article news/important-rest.md.',
    ],
    [
      'somebody in a novel whom nobody knows',
      'novels/zero-minute/zero-minute-2.md',
      'world1-yuto',
      'world1-yuta',
      'novels/zero-minute/zero-minute-2.md, cast, 真砂悠人: there is no character “world1-yuta”.',
    ],
    [
      'a chapter left out',
      'novels/zero-minute/zero-minute-2.md',
      'chapter: 2',
      'chapter: 9',
      'novels/zero-minute/zero-minute-2.md, chapter: 6 was to come, not 9.',
    ],
    [
      'a purse for another money',
      'worlds/world0/people/world0-linette.md',
      'tokens: 12480 36 118',
      'tokens: 12480 36',
      'worlds/world0/people/world0-linette.md, tokens: the world has 3 tokens, not 2.',
    ],
    [
      'a part of a portrait that nobody can draw',
      'worlds/world0/looks.json',
      '"face": "soft"',
      '"face": "oval"',
      'worlds/world0/looks.json, world0-linette, face: Invalid option: expected one of "soft"|"round"|"sharp"|"broad"|"long"|"skull".',
    ],
    [
      'a colour of hair without a name',
      'worlds/world0/looks.json',
      '"hair": "amber"',
      '"hair": "#D0883F"',
      /^worlds\/world0\/looks\.json, world0-linette, hair: Invalid option: expected one of "amber"\|/,
    ],
    [
      'a look of nobody',
      'worlds/world2/looks.json',
      '"world2-noa"',
      '"world2-noah"',
      'worlds/world2/looks.json, world2-noah: the world has no character of this key.',
    ],
    [
      'an account with the face of nobody',
      'accounts.json',
      'world0-garo',
      'world0-gard',
      'accounts.json, demo-player2: there is no character “world0-gard”.',
    ],
    [
      'a class that no account can have',
      'accounts.json',
      '"class": "voice"',
      '"class": "singer"',
      /^accounts\.json, accounts, demo-voice, class: Invalid option/,
    ],
    [
      'characters that would be made in the future',
      'figures.json',
      '"daysAgo": 200',
      '"daysAgo": 20',
      /^figures\.json, characters, daysAgo: must be at least \d+, a day for each\.$/,
    ],
  ])('%s', (_, file, from, to, told) => {
    edit(file, from, to)
    const { faults } = readContent(folder)
    if (typeof told === 'string') expect(faults).toContain(told)
    else expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(told)]))
  })

  test('a file that nothing reads, and one that is missing', () => {
    writeFileSync(join(folder, 'data/news/new-article.txt'), 'おしらせ')
    rmSync(join(folder, 'data/worlds/world1/recipes.json'))
    expect(readContent(folder).faults).toEqual([
      'worlds/world1/recipes.json: this file is missing.',
      'news/new-article.txt: nothing reads a file of this name here.',
    ])
  })
})

test('a writer may save with the line ends of Windows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-content-'))
  cpSync(join(demoFolder, 'data'), join(folder, 'data'), { recursive: true })
  symlinkSync(join(demoFolder, 'pictures'), join(folder, 'pictures'))
  const file = join(folder, 'data/news/update-ruby.md')
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`)
  const { content, faults } = readContent(folder)
  rmSync(folder, { recursive: true })
  expect(faults).toEqual([])
  expect(content.news).toEqual(readContent().content.news)
})

test('a formula is read from left to right, group by group', () => {
  const groups = formula.parse('(classA + items) // (#3 * 1.5 - load:10)')
  const place = { parameterId: 7 }
  expect(calculationOf([{ id: 7, formula: groups }])).toEqual({
    inner: [
      { ...place, groupId: 1, calcMethod: 1, calcTarget: 'classA' },
      { ...place, groupId: 1, calcMethod: 1, calcTarget: 'items' },
      { ...place, groupId: 2, calcMethod: 1, calcTarget: 'pastParm', parameter: 3 },
      { ...place, groupId: 2, calcMethod: 3, calcTarget: 'Number', parameter: 1.5 },
      { ...place, groupId: 2, calcMethod: 2, calcTarget: 'heavyEffectWorld0', parameter: 10 },
    ],
    between: [
      { ...place, groupId: 1, calcMethod: 1, calcTarget: 'Number' },
      { ...place, groupId: 2, calcMethod: 5, calcTarget: 'Number' },
    ],
  })
  for (const wrong of ['', '(classA) (classB)', '(classA classB)', '()', 'classA', '(classA +)']) {
    expect(formula.safeParse(wrong).success, wrong).toBe(false)
  }
})
