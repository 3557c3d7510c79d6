import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectRole, type UserClasses } from '#rules/role-selection.ts'

const classes: UserClasses = {
  userInfo: { userName: 'プレイヤー名', icon: 'icon0' },
  masterInfo: { masterName: 'マスター名', icon: 'icon1' },
  creatorInfoIllust: { creatorId: 'c2', creatorName: '絵師名', icon: 'icon2' },
  creatorInfoVoice: { creatorId: 'c3', creatorName: '声優名', icon: 'icon3' },
  creatorInfoWriter: { creatorId: 'c4', creatorName: '文筆名', icon: 'icon4' },
  userInfoAdmin: { userName: '運営名', icon: 'icon5' },
}

const flagsOf = ({ playerFlag, masterFlag, creatorFlag, adminFlag }: ReturnType<typeof selectRole>) =>
  playerFlag + masterFlag + creatorFlag + adminFlag

// The table of rules §14; the flags are those of player, master, creator and admin.
test.each([
  [0, 'プレイヤー名', '1000'],
  [1, 'マスター名', '0100'],
  [2, '絵師名', '0010'],
  [3, '声優名', '0020'],
  [4, '文筆名', '0030'],
  [5, '運営名', '0001'],
])('last class %i is %s with the flags %s', (last, name, flags) => {
  const role = selectRole(classes, last)
  expect(role.userName).toBe(name)
  expect(role.userIcon).toBe(`icon${last}`)
  expect(role.lastUsedClass).toBe(last)
  expect(flagsOf(role)).toBe(flags)
  expect(role.creatorId).toBe(last >= 2 && last <= 4 ? `c${last}` : '')
})

const plain = { userName: 'プレイヤー名', userIcon: 'icon0', creatorId: '', lastUsedClass: null }

test.each([
  ['a master without a name', { ...classes, masterInfo: { masterName: '', icon: 'icon1' } }, 1],
  ['a master that is missing', { ...classes, masterInfo: null }, 1],
  ['an illustrator without a name', { ...classes, creatorInfoIllust: { creatorId: 'c2', creatorName: null } }, 2],
  ['no last class', classes, undefined],
  ['null', classes, null],
  ['6', classes, 6],
  ['-1', classes, -1],
  ['NaN', classes, Number.NaN],
] as const)('%s falls back to the plain user', (_, from, last) => {
  const role = selectRole(from, last)
  expect(role).toMatchObject(plain)
  expect(flagsOf(role)).toBe('0000')
})

test('a user without anything is nobody, not an error', () => {
  expect(selectRole({}, 0)).toMatchObject({ userName: '', userIcon: '', lastUsedClass: null, playerFlag: '0' })
})

test('at most one flag is set, and whoever has a class used it', () => {
  const text = fc.oneof(fc.string(), fc.constant(null))
  const any = fc.record({
    userInfo: fc.record({ userName: text, icon: text }),
    masterInfo: fc.option(fc.record({ masterName: text, icon: text })),
    creatorInfoVoice: fc.option(fc.record({ creatorId: text, creatorName: text, icon: text })),
    userInfoAdmin: fc.option(fc.record({ userName: text, icon: text })),
  })
  fc.assert(
    fc.property(any, fc.oneof(fc.double(), fc.integer({ min: -2, max: 7 })), (from, last) => {
      const role = selectRole(from, last)
      const set = [...flagsOf(role)].filter(each => each !== '0')
      expect(set).toHaveLength(role.lastUsedClass === null ? 0 : 1)
    }),
  )
})
