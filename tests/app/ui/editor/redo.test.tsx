// Undo and redo of changes that were set and not typed, by key and by button; typing in between ends the redo.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Editor } from '#app/ui/editor/Editor.tsx'
import { Leaps } from '#app/ui/editor/leaps.ts'
import type { EditorHandle } from '#app/ui/editor/types.ts'
import { lengthCount } from '#rules/text/count.ts'
import { stubPhone } from '../../../support/browser-parts.ts'

beforeAll(() => {
  stubPhone()
})
afterEach(cleanup)

const long = '夜道をゆく。\n'.repeat(40)

function open() {
  const ref = createRef<EditorHandle>()
  const texts: string[] = []
  render(
    <Editor
      ref={ref}
      label="文章"
      initialText="霧笛"
      onText={text => texts.push(text)}
      count={lengthCount}
      limit={400}
    />,
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>('文章')
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(field, { key, ctrlKey: true, shiftKey })
  return { ref, texts, field, press }
}

test('a long text that was put in is undone and done again, by key and by button', () => {
  const { ref, texts, field, press } = open()
  ref.current?.replaceText(long)
  press('z')
  expect(field.value).toBe('霧笛')
  press('Z', true)
  expect(field.value).toBe(long)
  press('z')
  press('y')
  expect(field.value).toBe(long)
  fireEvent.click(screen.getByRole('button', { name: '元に戻す' }))
  expect(field.value).toBe('霧笛')
  fireEvent.click(screen.getByRole('button', { name: 'やり直す' }))
  expect(field.value).toBe(long)
  expect(texts.at(-1)).toBe(long)
})

test('what is typed after it was undone is not written over by doing it again', () => {
  const { ref, field, press } = open()
  ref.current?.replaceText(long)
  press('z')
  fireEvent.input(field, { target: { value: '霧笛が' } })
  press('y')
  expect(field.value).toBe('霧笛が')
  fireEvent.input(field, { target: { value: '霧笛' } })
  press('Z', true)
  expect(field.value).toBe('霧笛')
})

describe('beside what the browser undoes itself', () => {
  const field = (first: string) => {
    const leaps = new Leaps()
    leaps.start(first)
    let now = first
    const set = (_: string, to: string): boolean => {
      now = to
      leaps.heard(now, undefined)
      return false
    }
    return {
      leaps,
      text: () => now,
      leap: (to: string) =>
        leaps.write(
          now,
          () => now,
          () => set(now, to),
        ),
      browser: (to: string, inputType: string) => {
        now = to
        leaps.heard(now, inputType)
      },
      back: () => leaps.goBack(set),
      on: () => leaps.goOn(set),
    }
  }

  test('the browser does again what it undid, until a leap was undone; then all of it is ours', () => {
    const { leaps, text, leap, browser, back, on } = field('一')
    leap('一二')
    browser('一二三', 'insertText')
    browser('一二', 'historyUndo')
    expect([leaps.canGoOn(text()), leaps.canGoBack(text())]).toEqual([false, true])
    back()
    expect([text(), leaps.canGoOn(text())]).toEqual(['一', true])
    on()
    expect([text(), leaps.canGoOn(text())]).toEqual(['一二', true])
    on()
    expect([text(), leaps.canGoOn(text())]).toEqual(['一二三', false])
    back()
    back()
    expect(text()).toBe('一')
  })

  test('what the browser has done again is not done twice', () => {
    const { leaps, text, leap, browser, back } = field('一')
    leap('一二')
    browser('一二三', 'insertText')
    browser('一二', 'historyUndo')
    browser('一二三', 'historyRedo')
    browser('一二', 'deleteContentBackward')
    back()
    expect([text(), leaps.canGoOn(text())]).toEqual(['一', true])
    leap('四')
    expect(leaps.canGoOn(text())).toBe(false)
  })
})
