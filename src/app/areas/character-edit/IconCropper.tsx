// The square that becomes the icon: moved by finger, mouse or keys, and sent.

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { type Crop, cutOut, firstCrop, MOST_ZOOM, squareOf, within } from './crop.ts'
import { characterEditCalls } from './queries.ts'

const NOT_CUT: Problem = {
  code: 'NOT_CUT',
  message: 'この画像は切りぬけませんでした。ほかの画像を選んでください。',
  isUnknown: false,
}
/** Share of the visible part by which a key moves the square. */
const STEP = 0.05

/** Uploads one picture at a time; it belongs to no character yet. */
const uploading = defineWrite({
  kind: 'icon.upload',
  policy: 'online',
  thing: [],
  touches: [],
  toasts: 'none',
  press: (picture: string) => ({
    entity: 'icon',
    request: characterEditCalls.uploadIcon.request({ picture }),
    note: '',
    facts: {},
  }),
})

export function IconCropper({
  picture,
  onClose,
  onDone,
}: {
  picture: HTMLImageElement
  onClose: () => void
  onDone: (iconId: string) => void
}) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const [crop, setCrop] = useState<Crop>(() => within(size, firstCrop))
  const [isNotCut, setNotCut] = useState(false)
  const desk = usePress(uploading, {}, { onLate: ({ iconId }) => onDone(iconId), can: '送れます' })
  const drag = useRef<{ x: number; y: number; crop: Crop } | null>(null)
  const { left, top, side } = squareOf(size, crop)

  const move = (from: Crop, x: number, y: number) =>
    setCrop(within(size, { ...from, x: from.x - (x * side) / size.width, y: from.y - (y * side) / size.height }))
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent): void => {
    const { current } = drag
    if (!current) return
    const shown = currentTarget.clientWidth
    move(current.crop, (clientX - current.x) / shown, (clientY - current.y) / shown)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, readonly [number, number]> = {
      ArrowLeft: [STEP, 0],
      ArrowRight: [-STEP, 0],
      ArrowUp: [0, STEP],
      ArrowDown: [0, -STEP],
    }
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    move(crop, by[0], by[1])
  }
  const send = async (): Promise<void> => {
    setNotCut(false)
    const base64 = await cutOut(picture, crop).catch(() => null)
    if (base64 === null) return setNotCut(true)
    const answer = await desk.press(base64)
    if (answer) onDone(answer.iconId)
  }
  return (
    <Sheet open onClose={onClose} title="切りぬく場所を決める" lead="絵を動かして、丸の中に顔を入れてください。">
      <div
        role="application"
        aria-label="切りぬく場所。矢印キーで動きます"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, y: event.clientY, crop }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drag.current = null
        }}
        onPointerCancel={() => {
          drag.current = null
        }}
        className="relative mx-auto mt-3 aspect-square w-full max-w-72 cursor-move touch-none overflow-hidden rounded-card bg-sunken"
      >
        <img
          src={picture.src}
          alt=""
          draggable={false}
          className="absolute max-w-none select-none"
          style={{
            width: `${(100 * size.width) / side}%`,
            height: `${(100 * size.height) / side}%`,
            left: `${(-100 * left) / side}%`,
            top: `${(-100 * top) / side}%`,
          }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full border-2 border-on-pic shadow-[0_0_0_400px_var(--scrim)]"
        />
      </div>
      <label className="mt-3 flex min-h-11 items-center gap-3 text-sub">
        大きさ
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}パーセント`}
          onChange={event => setCrop(within(size, { ...crop, zoom: Number(event.currentTarget.value) }))}
          className="min-h-11 flex-1 accent-ai"
        />
      </label>
      {isNotCut && <ProblemNotice problem={NOT_CUT} className="mt-2" />}
      <PressNotice of={desk} className="mt-2" />
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button
          variant="shu"
          size="big"
          pending={desk.pending}
          pendingLabel="送っています"
          reason={desk.reason}
          onClick={() => void send()}
        >
          この絵にする
        </Button>
      </Actions>
    </Sheet>
  )
}
