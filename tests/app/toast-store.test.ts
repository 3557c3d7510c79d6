// The list of toasts: bundles of one kind, and everything away at sign-out.
import { beforeEach, expect, test } from 'vitest'
import { toasts } from '#app/ui/toast-store.ts'

const mission = (title: string) =>
  toasts.add({ type: 'alpaca', title, group: { key: 'mission', label: 'ミッション達成' } })
const titles = () => toasts.list().map(({ title }) => title)

beforeEach(() => toasts.clear())

test('three of a kind stand by themselves; the fourth makes one of them all', () => {
  for (const title of ['一', '二', '三']) mission(title)
  expect(titles()).toEqual(['一', '二', '三'])
  mission('四')
  expect(titles()).toEqual(['一 ほか3件'])
  expect(toasts.list()[0]).toMatchObject({ overline: 'ミッション達成 4件' })
  expect(toasts.list()[0]?.entries?.map(({ title }) => title)).toEqual(['一', '二', '三', '四'])
})

test('a bundle grows, and never holds a bundle', () => {
  for (let at = 1; at <= 30; at++) mission(String(at))
  expect(toasts.list()).toHaveLength(1)
  expect(toasts.list()[0]?.entries).toHaveLength(30)
  expect(toasts.list()[0]).toMatchObject({ title: '1 ほか29件', overline: 'ミッション達成 30件' })
})

test('other kinds, and toasts of no kind, are left alone', () => {
  toasts.add({ type: 'update', title: '新しいバージョンがあります', persistent: true })
  for (let at = 1; at <= 4; at++) {
    mission(String(at))
    toasts.add({ type: 'error', title: `だめ${at}` })
    toasts.add({ type: 'info', title: `送${at}`, group: { key: 'sent', label: '送りました' } })
  }
  expect(titles()).toEqual([
    '新しいバージョンがあります',
    'だめ1',
    'だめ2',
    'だめ3',
    '1 ほか3件',
    'だめ4',
    '送1 ほか3件',
  ])
})

test('what was dismissed is not in the next bundle', () => {
  const first = mission('一')
  mission('二')
  mission('三')
  toasts.dismiss(first)
  mission('四')
  expect(titles()).toEqual(['二', '三', '四'])
})

test('ids are never used twice, and the list is a new one with every change', () => {
  const before = toasts.list()
  const one = mission('一')
  toasts.clear()
  const two = mission('二')
  expect(two).not.toBe(one)
  expect(toasts.list()).not.toBe(before)
})

test('listeners hear of every change until they stop', () => {
  let heard = 0
  const stop = toasts.subscribe(() => heard++)
  const id = mission('一')
  toasts.dismiss(id)
  toasts.clear()
  stop()
  mission('二')
  expect(heard).toBe(3)
})
