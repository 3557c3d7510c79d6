// Reading aloud, over a device that speaks when the test lets it: the order of steps, clips in place of their lines, pausing,
// speed, and every way in which a device may fail.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AloudPlayer } from '#app/shared/reader/aloud/aloud-player.ts'
import { aloudSteps } from '#rules/text/aloud.ts'

type Words = { text: string; rate: number; onstart?: () => void; onend?: () => void; onerror?: (e: object) => void }

let spoken: Words[] = []
let sounds: FakeSound[] = []
let cancelled = 0
let refuses = false

class FakeWords {
  onstart?: () => void
  onend?: () => void
  onerror?: (event: object) => void
  rate = 1
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
class FakeSound extends EventTarget {
  paused = false
  readonly src: string
  constructor(src: string) {
    super()
    this.src = src
    sounds.push(this)
  }
  play = () => (refuses ? Promise.reject(new DOMException('', 'NotAllowedError')) : Promise.resolve())
  pause = () => {
    this.paused = true
  }
  removeAttribute() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  ;[spoken, sounds, cancelled, refuses] = [[], [], 0, false]
  vi.stubGlobal('speechSynthesis', { speak: (words: Words) => spoken.push(words), cancel: () => cancelled++ })
  vi.stubGlobal('SpeechSynthesisUtterance', FakeWords)
  vi.stubGlobal('Audio', FakeSound)
})
afterEach(() => vi.useRealTimers())

const japanese = { lang: 'ja-JP', localService: true } as SpeechSynthesisVoice
const BODY = '霧が出た。灯りが揺れた。\n「来る」とリンネが言った。\n「おう」'

const open = (voice: SpeechSynthesisVoice | null = japanese) =>
  new AloudPlayer({
    steps: aloudSteps(BODY, new Set([2])),
    clipOf: row => (row === 2 ? '/files/voices/a.wav' : undefined),
    ...{ voice, rate: 1 },
  })
const last = () => spoken.at(-1)
const finish = () => {
  last()?.onstart?.()
  last()?.onend?.()
}
const said = () => spoken.map(({ text }) => text)
const until = async (ms = 100) => vi.advanceTimersByTimeAsync(ms)

test('one sentence follows the other, and a clip is heard in place of what is said in its line', () => {
  const player = open()
  expect(spoken).toEqual([])
  player.play()
  finish()
  finish()
  expect(said()).toEqual(['霧が出た。', '灯りが揺れた。'])
  expect(sounds.map(({ src }) => src)).toEqual(['/files/voices/a.wav'])
  expect(player.facts()).toMatchObject({ state: 'playing', at: 2 })
  sounds[0]?.dispatchEvent(new Event('ended'))
  expect(last()?.text).toBe('とリンネが言った。')
  finish()
  finish()
  expect(said()).toHaveLength(4)
  expect(player.facts()).toMatchObject({ state: 'ended', at: 4 })
})

test('what was paused begins again, and what was said before the pause goes on no more', async () => {
  const player = open()
  player.play()
  const before = last()
  player.pause()
  expect([player.facts().state, cancelled]).toEqual(['paused', 1])
  before?.onend?.()
  before?.onerror?.({ error: 'interrupted' })
  expect(player.facts()).toMatchObject({ state: 'paused', at: 0 })
  player.play()
  expect(said()).toEqual(['霧が出た。', '霧が出た。'])
})

test('a step goes on or back, speaking or silent, and stays within the text', async () => {
  const player = open()
  player.step(1)
  expect([player.facts(), spoken.length]).toEqual([{ state: 'paused', at: 1, hasBegun: true }, 0])
  player.play()
  player.step(-1)
  await until()
  expect(last()?.text).toBe('霧が出た。')
  player.step(-1)
  await until()
  expect(player.facts()).toMatchObject({ state: 'playing', at: 0 })
  player.play(4)
  player.step(1)
  expect(player.facts().at).toBe(4)
})

test('another speed is heard at once; a clip keeps its own', async () => {
  const player = open()
  player.play()
  player.setRate(1.5)
  await until()
  expect(spoken.map(({ rate }) => rate)).toEqual([1, 1.5])
  finish()
  finish()
  player.setRate(2)
  expect(sounds).toHaveLength(1)
})

test.each(['error', 'refused'])('the words of a clip that cannot be had are spoken: %s', async way => {
  refuses = way === 'refused'
  const player = open()
  player.play(2)
  if (way === 'error') sounds[0]?.dispatchEvent(new Event('error'))
  await until()
  expect(said()).toEqual(['「来る」'])
})

test('a device without a Japanese voice plays the clips alone', () => {
  const player = open(null)
  expect(player.steps.map(({ spoken: words }) => words)).toEqual(['「来る」'])
  player.play()
  sounds[0]?.dispatchEvent(new Event('error'))
  expect([player.facts().state, spoken]).toEqual(['failed', []])
})

test('a voice that fails or never begins is told, and can be tried again', async () => {
  const player = open()
  player.play()
  last()?.onerror?.({ error: 'synthesis-failed' })
  expect(player.facts().state).toBe('failed')
  player.play()
  await until(10_000)
  expect(player.facts().state).toBe('failed')
  player.play()
  last()?.onstart?.()
  await until(60_000)
  expect(player.facts().state).toBe('playing')
})

test('whoever leaves hears nothing more', () => {
  const player = open()
  player.play(2)
  player.end()
  expect(sounds[0]?.paused).toBe(true)
  sounds[0]?.dispatchEvent(new Event('ended'))
  expect([player.facts().state, spoken]).toEqual(['paused', []])
})
