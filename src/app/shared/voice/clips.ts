// Voice clips of a text and the playing one (doc2 §§3, 4). There is one player for the whole app: choosing a clip stops any
// other.
import { useSyncExternalStore } from 'react'
import { fileAddress } from '../../ui/file-address.ts'

export type VoiceClip = {
  /** Address of the sound. */
  shouhinNaiyou: string
  shouhinmei: string
  voiceText: string
  creatorName: string
  galleryIcon: string | null
  characterIcon: string | null
  /** Line of the text that the clip belongs to, from 1. */
  rowNo: number
}

export type Playing = {
  clip: VoiceClip
  /** Clips of the same text in its order, for 前へ and 次へ. */
  among: readonly VoiceClip[]
  state: 'loading' | 'playing' | 'paused' | 'failed'
  /** Position in seconds; 0 while unknown. */
  at: number
  length: number
}

let playing: Playing | null = null
let audio: HTMLAudioElement | null = null
const watchers = new Set<() => void>()

function show(next: Playing | null): void {
  playing = next
  for (const watcher of watchers) watcher()
  announceToDevice()
}

const change = (facts: Partial<Playing>): void => {
  if (playing) show({ ...playing, ...facts })
}

/** Loads a clip and plays it at once. */
export function playClip(clip: VoiceClip, among: readonly VoiceClip[] = [clip]): void {
  stopClip()
  const sound = new Audio(fileAddress(clip.shouhinNaiyou))
  audio = sound
  show({ clip, among, state: 'loading', at: 0, length: 0 })
  const hear = (event: keyof HTMLMediaElementEventMap, facts: () => Partial<Playing>): void =>
    sound.addEventListener(event, () => {
      // A stopped clip still fires its events.
      if (audio === sound) change(facts())
    })
  hear('playing', () => ({ state: 'playing' }))
  hear('pause', () => ({ state: 'paused' }))
  hear('waiting', () => ({ state: 'loading' }))
  hear('ended', () => ({ state: 'paused', at: 0 }))
  hear('error', () => ({ state: 'failed' }))
  hear('timeupdate', () => ({ at: sound.currentTime }))
  hear('durationchange', () => ({ length: Number.isFinite(sound.duration) ? sound.duration : 0 }))
  begin(sound)
}

function begin(sound: HTMLAudioElement): void {
  sound.play().catch((error: Error) => {
    // AbortError means that it was stopped before it began, which is no failure.
    if (audio === sound && error.name !== 'AbortError') change({ state: 'failed' })
  })
}

export function resumeClip(): void {
  if (playing?.state === 'failed') playClip(playing.clip, playing.among)
  else if (audio) begin(audio)
}

export const pauseClip = (): void => audio?.pause()

export function seekClip(seconds: number): void {
  if (!audio) return
  audio.currentTime = seconds
  change({ at: seconds })
}

/** Stops the sound and hides the player. */
export function stopClip(): void {
  const sound = audio
  audio = null
  sound?.pause()
  sound?.removeAttribute('src')
  sound?.load()
  show(null)
}

/** Plays the clip before (-1) or after (1) the playing one. */
function stepClip(step: 1 | -1): void {
  if (!playing) return
  const { among, clip } = playing
  const next = among[among.indexOf(clip) + step]
  if (next) playClip(next, among)
}

export const usePlaying = (): Playing | null =>
  useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => playing,
    () => null,
  )

/** Shows the playing clip on the lock screen, and accepts its controls and those of headphones. */
function announceToDevice(): void {
  const session = navigator.mediaSession
  if (!session || typeof MediaMetadata === 'undefined') return
  if (!playing) {
    session.metadata = null
    session.playbackState = 'none'
    return
  }
  const { clip, among, state } = playing
  if (session.metadata?.title !== clip.shouhinmei) {
    session.metadata = new MediaMetadata({
      title: clip.shouhinmei,
      artist: clip.creatorName,
      artwork: clip.galleryIcon ? [{ src: clip.galleryIcon }] : [],
    })
  }
  session.playbackState = state === 'playing' || state === 'loading' ? 'playing' : 'paused'
  session.setActionHandler('play', resumeClip)
  session.setActionHandler('pause', pauseClip)
  session.setActionHandler('stop', stopClip)
  session.setActionHandler('seekto', ({ seekTime }) => seekClip(seekTime ?? 0))
  const place = among.indexOf(clip)
  session.setActionHandler('previoustrack', place > 0 ? () => stepClip(-1) : null)
  session.setActionHandler('nexttrack', place < among.length - 1 ? () => stepClip(1) : null)
}
