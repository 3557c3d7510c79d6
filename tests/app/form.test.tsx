// A form described by a table: its faults are said where a field is left and when it is handed in, and lead to their fields; what
// differs between two versions is named by the labels of the table.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { FormBody, FormField } from '#app/shared/form/FormField.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { differing, emptyOf, type FormKind, flagOf, oneOf, textOf } from '#app/shared/form/table.ts'
import { useForm } from '#app/shared/form/use-form.ts'

interface Lantern {
  name: string
  place: string
  colour: 'red' | 'white'
  isLit: boolean
}
const line = { empty: '', read: textOf, control: { as: 'line' } } as const

const lantern: FormKind<Lantern, { isWhole: boolean }> = {
  what: '灯籠',
  text: '由来',
  title: ({ name }) => name,
  faults: ({ name, place }, _, { isWhole }) => ({
    ...(name.length > 3 && { name: '名前は3文字までです。' }),
    ...(isWhole && name === '' && { name: '名前を入力してください。' }),
    ...(isWhole && place === '' && { place: '場所を入力してください。' }),
  }),
  table: {
    name: { ...line, label: '名前' },
    place: { ...line, label: '場所', counts: ({ place }) => place.trim() },
    colour: {
      ...{ label: '色', empty: 'red', read: oneOf(['red', 'white']) },
      control: {
        as: 'choice',
        options: [
          ['red', '赤'],
          ['white', '白'],
        ],
      },
    },
    isLit: { label: '灯っている', empty: false, read: flagOf, control: { as: 'switch' } },
  },
}
const first = { fields: emptyOf(lantern), text: '', version: 0 }

function Desk() {
  const form = useForm({ kind: lantern, first, judged: { isWhole: false } })
  const { heard } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text comes once.
  useEffect(() => heard(''), [])
  return (
    <>
      <FaultSummary form={form} />
      <FormBody form={form} isBusy={false}>
        <FormField form={form} name="name" />
        <FormField form={form} name="place" />
        <FormField form={form} name="colour" />
        <FormField form={form} name="isLit" />
      </FormBody>
      <button type="button" onClick={() => form.check({ isWhole: true })}>
        納める
      </button>
    </>
  )
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('a fault is said when its field is left for another one, not on the way to a button that it would move', () => {
  render(<Desk />)
  write('名前', '大きな灯籠')
  fireEvent.blur(field('名前'), { relatedTarget: screen.getByRole('button') })
  expect(field('名前').getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(field('名前'), { relatedTarget: field('場所') })
  expect(field('名前').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('名前は3文字までです。')).toBeTruthy()
  // The list of all faults is for the handing in.
  expect(screen.queryByRole('alert')).toBeNull()
  // Missing fields are asked for when the form is handed in.
  fireEvent.blur(field('場所'), { relatedTarget: field('色') })
  expect(field('場所').getAttribute('aria-invalid')).toBeNull()
  write('名前', '灯籠')
  expect(field('名前').getAttribute('aria-invalid')).toBeNull()
})

test('handed in with faults, the first of them has the focus, and each line leads to its field', async () => {
  render(<Desk />)
  fireEvent.click(screen.getByRole('button', { name: '納める' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(field('名前')))
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '名前を入力してください。',
    '場所を入力してください。',
  ])
  fireEvent.click(screen.getByRole('button', { name: '場所を入力してください。' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(field('場所')))
  write('名前', '灯籠')
  write('場所', '橋')
  fireEvent.change(field('色'), { target: { value: 'white' } })
  fireEvent.click(field('灯っている'))
  expect([field('色').value, field('灯っている').checked]).toEqual(['white', true])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('two versions differ in what counts of each field, and in their text', () => {
  const other = { fields: { ...first.fields, place: ' ', isLit: true }, text: '橋のたもと。' }
  expect(differing(lantern, first, other)).toEqual(['灯っている', '由来'])
})

const long = '霧'.repeat(20_000)
const renders: (string | null)[] = []
let hear = (_: string): void => {}
let written = (): { text: string } => ({ text: '' })
function Long() {
  const form = useForm({ kind: lantern, first: { ...first, text: long }, judged: { isWhole: false } })
  useEffect(() => {
    hear = form.heard
    written = form.written
  })
  renders.push(form.text)
  return <p>{form.isDirty ? '変更あり' : '保存済み'}</p>
}

test('a key in a very long text does not render the screen around it, which follows when the typing rests', async () => {
  render(<Long />)
  act(() => hear(long))
  expect(screen.getByText('保存済み')).toBeTruthy()
  // The first key says that there is something to save.
  act(() => hear(`${long}a`))
  expect(screen.getByText('変更あり')).toBeTruthy()
  const before = renders.length
  act(() => hear(`${long}ab`))
  act(() => hear(`${long}abc`))
  expect(renders.length).toBe(before)
  expect(written().text).toBe(`${long}abc`)
  await vi.waitFor(() => expect(renders.at(-1)).toBe(`${long}abc`))
  act(() => hear(long))
  expect(screen.getByText('保存済み')).toBeTruthy()
})
