// Moments stay in one line inside the words around them, which read as before.
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Whole } from '#app/ui/Whole.tsx'

test.each([
  ['灯台守の夜・11月27日 06:00 — あと21時間', ['11月27日 06:00', '— あと21時間']],
  ['2027年6月3日（木） 24:00 まで', ['2027年6月3日（木） 24:00']],
  ['期限 2026/11/27 06:00', ['2026/11/27 06:00']],
  ['11月1日〜12月20日', ['11月1日', '12月20日']],
  ['公開まで あと3日', ['あと3日']],
  ['12月15日 13:08 まで（あと17日）', ['12月15日 13:08', '（あと17日）']],
  ['あと2人・12月号 3/4', []],
])('%s', (words, moments) => {
  const { container } = render(<Whole>{words}</Whole>)
  expect(container.textContent).toBe(words)
  expect([...container.querySelectorAll('.inline-block')].map(({ textContent }) => textContent)).toEqual(moments)
})

const OPEN = '<span class="inline-block max-w-full">'

test('words that were given in pieces are one; elements keep theirs', () => {
  const [day, left] = ['11月27日 06:00', 'あと21時間']
  const { container } = render(
    <Whole>
      締切 {day} — {left}
      <b className="ml-1">— {left}</b>
      <>
        {day}
        {false}
      </>
      {3}件
    </Whole>,
  )
  expect(container.innerHTML).toBe(
    `締切 ${OPEN}11月27日 06:00</span> ${OPEN}— あと21時間</span><b class="ml-1">${OPEN}— あと21時間</span></b>${OPEN}11月27日 06:00</span>3件`,
  )
})

const Own = ({ words }: { words: string }) => <i>{words}</i>

test('what a component says is its own', () => {
  const { container } = render(
    <Whole>
      <Own words="あと3日" />
      <img alt="" />
    </Whole>,
  )
  expect(container.innerHTML).toBe('<i>あと3日</i><img alt="">')
})
