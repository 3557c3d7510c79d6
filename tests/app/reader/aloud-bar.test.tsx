// The bar of reading aloud on devices that have a Japanese voice, none, or no speech at all.
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import AloudBar from '#app/shared/reader/aloud/AloudBar.tsx'
import { Pages } from '#app/shared/reader/pages.ts'
import { readText } from '#app/shared/reader/reader-text.ts'
import type { VoiceClip } from '#app/shared/voice/clips.ts'

const BODY = '霧が出た。\n「来る」'
const clip: VoiceClip = {
  ...{ shouhinNaiyou: '/files/voices/a.wav', shouhinmei: '来る', voiceText: '「来る」', creatorName: 'こだま' },
  ...{ galleryIcon: null, characterIcon: null, rowNo: 2 },
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const synthesis = (...langs: string[]) =>
  Object.assign(new EventTarget(), {
    getVoices: () => langs.map(lang => ({ lang, localService: true, default: false })),
    cancel: () => {},
    speak: () => {},
  })

async function show(speech: object | undefined, voices: VoiceClip[] = [], body = BODY) {
  vi.stubGlobal('speechSynthesis', speech)
  const text = readText(body, { origins: [] })
  const bar = (
    <AloudBar
      {...{ text, voices }}
      stored={body}
      pages={new Pages(text, () => {})}
      onPanel={undefined}
      onClose={() => {}}
    />
  )
  render(bar)
  await act(async () => vi.advanceTimersByTimeAsync(2_500))
}
const canPlay = () => screen.getByRole('button', { name: '再生' }).getAttribute('aria-disabled') !== 'true'
const said = () => screen.queryByRole('status')?.textContent ?? null

test.each<[string, object | undefined, VoiceClip[], boolean, RegExp | null]>([
  ['a Japanese voice', synthesis('en-US', 'ja_JP'), [], true, null],
  [
    'voices of other languages',
    synthesis('en-US'),
    [],
    false,
    /^この端末には日本語の読み上げの声がありません。端末の設定/,
  ],
  ['no voices', synthesis(), [], false, /声がありません/],
  ['no speech', undefined, [], false, /声がありません/],
  ['no voices, a text with clips', synthesis(), [clip], true, /ボイスの付いたせりふだけを再生します/],
])('%s', async (_, speech, voices, plays, words) => {
  await show(speech, voices)
  expect(canPlay()).toBe(plays)
  if (words) expect(said()).toMatch(words)
  else expect(said()).toBeNull()
})

test('a text of signs has nothing to be read', async () => {
  await show(synthesis('ja-JP'), [], '＊　＊　＊')
  expect([canPlay(), said()]).toEqual([false, 'この文章には、読み上げる言葉がありません。'])
})
