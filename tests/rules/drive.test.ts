import { describe, expect, test } from 'vitest'
import { DRIVE_BYTES_MOST, driveNameFault, driveNameOf, sizeText } from '#rules/drive.ts'

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1_500, '1 KB'],
  [20_480, '20 KB'],
  [1_258_291, '1.2 MB'],
  [DRIVE_BYTES_MOST, '200 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words)
})

describe('a name', () => {
  test.each([
    ['灯台.png', '灯台'],
    ['scan.0001.jpeg', 'scan.0001'],
    ['  .webp', '画像'],
    ['灯'.repeat(80), '灯'.repeat(60)],
    ['a'.repeat(200), 'a'.repeat(120)],
  ])('of the file %s is %s', (file, name) => {
    expect(driveNameOf(file)).toBe(name)
    expect(driveNameFault({ name, folder: '' })).toBeNull()
  })

  test.each([
    ['', '', 'DRIVE_NAME_EMPTY'],
    ['　', '', 'DRIVE_NAME_EMPTY'],
    ['灯'.repeat(61), '', 'DRIVE_NAME_LONG'],
    ['灯', '灯'.repeat(21), 'DRIVE_FOLDER_LONG'],
    [` ${'灯'.repeat(60)} `, '', null],
  ])('%s in the folder %s: %s', (name, folder, fault) => {
    expect(driveNameFault({ name, folder })).toBe(fault)
  })
})
