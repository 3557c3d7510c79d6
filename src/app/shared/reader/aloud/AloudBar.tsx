// 読み上げ: bar under the page that reads it aloud. It begins when the reader presses 再生, and falls silent with the reader.
import { ChevronUp, LoaderCircle, Pause, Play, SkipBack, SkipForward, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { stopClip, usePlaying, type VoiceClip } from '#app/shared/voice/clips.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { aloudSteps, stepAt } from '#rules/text/aloud.ts'
import { clean } from '#rules/text/notation.ts'
import type { Pages } from '../pages.ts'
import type { ReaderText } from '../reader-text.ts'
import { rates, setReaderSettings, useReaderSettings } from '../settings.ts'
import { AloudPlayer } from './aloud-player.ts'
import { isSeen, lineOfPlace, lineStarts, rangeOf } from './step-place.ts'
import { useDeviceVoice } from './use-device-voice.ts'
import { useFollowing } from './use-following.ts'

interface AloudBarProps {
  pages: Pages
  text: ReaderText
  /** text as it is stored */
  stored: string
  voices: readonly VoiceClip[]
  /** opens 読みかた; undefined while it is open */
  onPanel: (() => void) | undefined
  onClose: () => void
}

export default function AloudBar({ pages, text, stored, voices, onPanel, onClose }: AloudBarProps) {
  const { rate } = useReaderSettings()
  const voice = useDeviceVoice()
  const steps = useMemo(() => aloudSteps(clean(stored), new Set(voices.map(({ rowNo }) => rowNo))), [stored, voices])
  const starts = useMemo(() => lineStarts(text), [text])
  const player = usePlayer({ steps, voices, voice: voice ?? null, rate })
  const { state, at, hasBegun } = useSyncExternalStore(player.watch, player.facts)
  const step = player.steps[at]
  const goThere = useFollowing({ pages, text, starts, step, isOn: hasBegun && state !== 'ended' })

  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => start.current?.focus(), [])

  const play = () => {
    stopClip()
    const { row, character } = lineOfPlace(text, pages.place)
    // A paused text goes on where it was, unless the reader has turned the page: then the page is read.
    const goesOn =
      hasBegun && state !== 'ended' && step && isSeen(rangeOf(pages, text, starts.get(step.row) ?? 0, step))
    player.play(goesOn ? at : stepAt(player.steps, row, character))
  }
  const move = (by: 1 | -1) => {
    goThere()
    player.step(by)
  }
  const isOn = state === 'playing'
  const canPlay = voice !== undefined && player.steps.length > 0
  return (
    <section
      aria-label="読み上げ"
      className="relative mx-auto w-full max-w-[720px] flex-none px-2 pb-[env(safe-area-inset-bottom)] font-ui"
    >
      <Words voice={voice} canPlay={canPlay} failed={state === 'failed'} hasVoices={voices.length > 0} />
      <div className="flex min-h-14 flex-wrap items-center justify-center gap-x-1">
        <IconButton
          icon={SkipBack}
          label="前の文"
          aria-disabled={!canPlay || undefined}
          onClick={() => canPlay && move(-1)}
        />
        <IconButton
          icon={voice === undefined ? LoaderCircle : isOn ? Pause : Play}
          label={isOn ? '一時停止' : '再生'}
          ref={start}
          aria-disabled={!canPlay || undefined}
          className={voice === undefined ? 'text-ai [&_svg]:animate-turn' : 'text-ai'}
          onClick={() => (isOn ? player.pause() : canPlay && play())}
        />
        <IconButton
          icon={SkipForward}
          label="次の文"
          aria-disabled={!canPlay || undefined}
          onClick={() => canPlay && move(1)}
        />
        <select
          aria-label="読む速さ"
          value={rate}
          onChange={event => setReaderSettings({ rate: Number(event.target.value) as typeof rate })}
          className="num h-11 rounded-card bg-transparent px-1 text-sub text-ink"
        >
          {rates.map(each => (
            <option key={each} value={each}>
              {each}倍
            </option>
          ))}
        </select>
        {onPanel && <IconButton icon={ChevronUp} label="読みかたを開く" onClick={onPanel} />}
        <IconButton icon={X} label="読み上げを終える" onClick={onClose} />
      </div>
    </section>
  )
}

interface PlayerOptions {
  steps: AloudPlayer['steps']
  voices: readonly VoiceClip[]
  voice: SpeechSynthesisVoice | null
  rate: number
}

/** A player for these steps, which stops when another sound begins and when the reader is left. */
function usePlayer({ steps, voices, voice, rate }: PlayerOptions): AloudPlayer {
  const first = useRef(rate)
  const player = useMemo(() => {
    const clipOf = (row: number) => voices.find(({ rowNo }) => rowNo === row)?.shouhinNaiyou
    return new AloudPlayer({ steps, clipOf, voice, rate: first.current })
  }, [steps, voices, voice])
  useEffect(() => {
    first.current = rate
    player.setRate(rate)
  }, [player, rate])
  const clip = usePlaying()
  useEffect(() => {
    if (clip) player.pause()
  }, [player, clip])
  useEffect(() => {
    const leave = () => player.end()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      player.end()
    }
  }, [player])
  return player
}

interface WordsProps {
  voice: SpeechSynthesisVoice | null | undefined
  canPlay: boolean
  failed: boolean
  hasVoices: boolean
}

/** Words about a device or a text that cannot be read aloud, or only in part. */
function Words({ voice, canPlay, failed, hasVoices }: WordsProps) {
  const words = failed
    ? '読み上げられませんでした。もう一度再生してください。'
    : voice === null && hasVoices
      ? 'この端末には日本語の読み上げの声がないため、ボイスの付いたせりふだけを再生します。'
      : voice === null
        ? 'この端末には日本語の読み上げの声がありません。端末の設定で日本語の音声を追加すると、読み上げられます。'
        : voice && !canPlay
          ? 'この文章には、読み上げる言葉がありません。'
          : null
  return (
    words && (
      <p role={failed ? 'alert' : 'status'} className="px-2 pt-2 text-center text-meta text-ink-soft">
        {words}
      </p>
    )
  )
}
