// Phrases of Japanese texts, for browsers that do not know them (ui/phrases).
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markPhrases, phrasesOf } from '#app/ui/phrases/mark-phrases.ts'

test.each([
  ['こんばんは、ゆずさん。', 'こんばんは、|ゆずさん。'],
  ['はじめてのミッション達成', 'はじめての|ミッション達成'],
  ['締切まであと20時間です', '締切まであと|20時間です'],
  ['全5件のうち 1〜5件', '全5件の|うち 1〜5件'],
])('%s', (text, phrases) => {
  expect(phrasesOf(text).join('|')).toBe(phrases)
  expect(phrasesOf(text).join('')).toBe(text)
})

test('a number and its unit are one phrase, wherever they stand', () => {
  for (const words of ['残り20時間', 'あと3日と12時間で締切です', '報酬は1,200円と15個です', '第12話まで読みました']) {
    for (const phrase of phrasesOf(words).slice(0, -1)) expect(phrase, words).not.toMatch(/\d$/)
  }
})

const Page = ({ name, more }: { name: string; more?: boolean }) => (
  <main>
    <h1>こんばんは、{name}さん。</h1>
    <p>ふつうの文章はそのままです。</p>
    {more && <h2>はじめてのミッション達成</h2>}
  </main>
)

test('headings are marked as they come and change; other text and what React writes stay whole', async () => {
  const { container, rerender } = render(<Page name="ゆず" />)
  markPhrases(container)
  const shown = (name: string) => container.querySelector(name)?.textContent?.replaceAll('\u200B', '|')
  expect(shown('h1')).toBe('こんばんは、ゆずさん。')
  expect(shown('p')).toBe('ふつうの文章はそのままです。')
  rerender(<Page name="みかげ" more />)
  await expect.poll(() => shown('h2')).toBe('はじめての|ミッション達成')
  expect(shown('h1')?.replaceAll('|', '')).toBe('こんばんは、みかげさん。')
  expect(document.documentElement.dataset.phrases).toBe('')
})
