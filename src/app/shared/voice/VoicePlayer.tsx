// Player of voice clips: 220 wide on a phone and 300 otherwise (doc2 §9). Mount it once where clips are shown.
import { LoaderCircle, Pause, Play, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { type Playing, pauseClip, resumeClip, seekClip, stopClip, usePlaying } from './clips.ts'

/** Places of the player: over the tabs of a phone, over a bar of acts, over the foot of the reader. */
const places = {
  page: 'bottom-[calc(72px+env(safe-area-inset-bottom))] md:bottom-4',
  bar: 'bottom-[calc(140px+env(safe-area-inset-bottom))] md:bottom-20',
  foot: 'bottom-[calc(64px+env(safe-area-inset-bottom))]',
}

export function VoicePlayer({ over = 'page' }: { over?: keyof typeof places }) {
  const online = useOnline()
  const playing = usePlaying()
  // Leaving the text stops its voices.
  useEffect(() => stopClip, [])
  if (!playing) return null
  const { clip, state } = playing
  const isOn = state === 'playing' || state === 'loading'
  return (
    <section
      aria-label="ボイス"
      data-action-bar=""
      className={cx(
        'fixed end-3 z-20 w-[220px] rounded-card border border-line bg-surface p-2 shadow-sheet md:w-[300px]',
        places[over],
      )}
    >
      <div className="flex items-center gap-2">
        <Avatar src={clip.characterIcon ?? undefined} size={32} />
        <p className="min-w-0 flex-1 text-meta" aria-live="polite">
          <b className="block truncate font-semibold">{clip.shouhinmei}</b>
          <span className="block truncate text-ink-soft">{clip.creatorName}</span>
        </p>
        <button
          type="button"
          aria-label="ボイスをとじる"
          onClick={stopClip}
          className="-m-1 grid size-11 flex-none place-items-center rounded-card text-ink-soft"
        >
          <Icon of={X} size="xs" />
        </button>
      </div>
      {state === 'failed' ? (
        <p role="alert" className={cx('mt-1 text-meta', online ? 'text-hi' : 'text-ink')}>
          再生できませんでした。
        </p>
      ) : (
        <p className="mt-1 line-clamp-2 text-meta text-ink-soft">{clip.voiceText}</p>
      )}
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-label={isOn ? '一時停止' : '再生'}
          onClick={isOn ? pauseClip : resumeClip}
          className="-ms-1 grid size-11 flex-none place-items-center rounded-card text-ai"
        >
          <Icon
            of={state === 'loading' ? LoaderCircle : isOn ? Pause : Play}
            className={state === 'loading' ? 'animate-turn' : ''}
          />
        </button>
        <Slider playing={playing} />
      </div>
    </section>
  )
}

/** Slider of the clip's position. While it is dragged, it follows the finger; the clip moves when it is released. */
function Slider({ playing: { at, length, clip } }: { playing: Playing }) {
  const [dragged, setDragged] = useState<number | null>(null)
  const shown = dragged ?? at
  const release = (): void => {
    if (dragged === null) return
    seekClip(dragged)
    setDragged(null)
  }
  return (
    <>
      <input
        key={clip.shouhinNaiyou}
        type="range"
        min={0}
        max={length || 1}
        step={0.1}
        value={Math.min(shown, length || 1)}
        disabled={length === 0}
        aria-label="再生位置"
        aria-valuetext={`${timeText(shown)} / ${timeText(length)}`}
        onChange={event => setDragged(Number(event.target.value))}
        onPointerUp={release}
        onKeyUp={release}
        onBlur={release}
        className="h-11 min-w-0 flex-1 accent-ai"
      />
      <span aria-hidden="true" className="num flex-none text-badge text-ink-soft">
        {timeText(shown)}/{timeText(length)}
      </span>
    </>
  )
}

/** Time as text: `0:04`. */
function timeText(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
