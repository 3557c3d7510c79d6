// The list of toasts: two at most, bundles of one kind and of several, all removed at sign-out.
import { beforeEach, expect, test } from 'vitest'
import { MOST_TOASTS, toasts } from '#app/ui/toast-store.ts'

const mission = (title: string) =>
  toasts.add({ type: 'alpaca', title, group: { key: 'mission', label: 'ミッション達成' } })
const titles = () => toasts.list().map(({ title }) => title)

beforeEach(() => toasts.clear())

test('two of a kind stand by themselves; the third makes one of them all', () => {
  for (const title of ['一', '二']) mission(title)
  expect(titles()).toEqual(['一', '二'])
  mission('三')
  expect(titles()).toEqual(['一 ほか2件'])
  expect(toasts.list()[0]).toMatchObject({ overline: 'ミッション達成 3件' })
  expect(toasts.list()[0]?.entries?.map(({ title }) => title)).toEqual(['一', '二', '三'])
})

test('a bundle grows, and never holds a bundle', () => {
  for (let at = 1; at <= 30; at++) mission(String(at))
  expect(toasts.list()).toHaveLength(1)
  expect(toasts.list()[0]?.entries).toHaveLength(30)
  expect(toasts.list()[0]).toMatchObject({ title: '1 ほか29件', overline: 'ミッション達成 30件' })
})

test('whatever comes, two stand at most; what waits to be pressed stands by itself, and nothing is lost', () => {
  toasts.add({ type: 'update', title: '新しいバージョンがあります', persistent: true })
  const said: string[] = []
  for (let at = 1; at <= 4; at++) {
    mission(String(at))
    toasts.add({ type: 'error', title: `だめ${at}`, action: { label: 'もう一度', onPress: () => {} } })
    toasts.add({ type: 'info', title: `送${at}`, group: { key: 'sent', label: '送信しました' } })
    said.push(String(at), `だめ${at}`, `送${at}`)
    expect(toasts.list().length).toBeLessThanOrEqual(MOST_TOASTS)
  }
  expect(titles()).toEqual(['新しいバージョンがあります', '1 ほか11件'])
  const [, others] = toasts.list()
  expect(others).toMatchObject({ type: 'error', overline: '通知 12件', mixed: true })
  expect(others?.entries?.map(({ title }) => title)).toEqual(said)
  // Each entry keeps its action.
  expect(others?.entries?.filter(({ action }) => action)).toHaveLength(4)
})

test('what stands first stays where it is when more come', () => {
  const first = toasts.add({ type: 'success', title: '一' })
  for (const title of ['二', '三', '四']) toasts.add({ type: 'info', title })
  expect(toasts.list()[0]?.id).toBe(first)
  expect(titles()).toEqual(['一', '二 ほか2件'])
  toasts.dismiss(first)
  expect(titles()).toEqual(['二 ほか2件'])
})

test('each is heard of once, as it was said, also when it joins others', () => {
  const heard: string[] = []
  const stop = toasts.onAdd(({ title }) => heard.push(title))
  for (const title of ['一', '二', '三', '四']) mission(title)
  stop()
  mission('五')
  expect(heard).toEqual(['一', '二', '三', '四'])
})

test('a result of the user’s own stands by itself among what happened elsewhere, whichever came first', () => {
  for (const title of ['便り', '知らせ']) toasts.add({ type: 'info', title, isTold: true })
  toasts.add({ type: 'success', title: '保存しました' })
  expect(titles()).toEqual(['保存しました', '便り ほか1件'])
  toasts.add({ type: 'info', title: '招待', isTold: true })
  expect(titles()).toEqual(['保存しました', '便り ほか2件'])
})

test('a further result of the user’s own names the bundle that it joins', () => {
  toasts.add({ type: 'success', title: '受け取りました' })
  toasts.add({ type: 'info', title: '便り', isTold: true })
  toasts.add({ type: 'error', title: '受け付けられませんでした' })
  expect(titles()).toEqual(['受け取りました', '受け付けられませんでした ほか1件'])
  expect(toasts.list()[1]?.entries?.map(({ title }) => title)).toEqual(['便り', '受け付けられませんでした'])
})

test('what was dismissed is not in the next bundle', () => {
  const first = mission('一')
  mission('二')
  toasts.dismiss(first)
  mission('三')
  expect(titles()).toEqual(['二', '三'])
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
