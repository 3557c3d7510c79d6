// Button of a voice clip on its line. Only the main view of an order and replays show clips (doc2 §4).
import { Volume2 } from 'lucide-react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { playClip, stopClip, usePlaying, type VoiceClip } from './clips.ts'

/** A button of 44 by 44 in a line, which takes the room of its visible circle, so that lines keep their height. */
export const lineButtonFace = 'relative -my-2.5 inline-grid size-11 place-items-center align-middle'

export function ClipButton({ clip, among }: { clip: VoiceClip; among: readonly VoiceClip[] }) {
  const isOn = usePlaying()?.clip === clip
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`ボイス「${clip.shouhinmei}」（${clip.creatorName}）`}
      onClick={() => (isOn ? stopClip() : playClip(clip, among))}
      className={cx(lineButtonFace, 'group -mx-2')}
    >
      <span className="grid size-6 place-items-center rounded-full bg-ai-soft text-ai group-aria-pressed:bg-ai group-aria-pressed:text-on-ai">
        <Icon of={Volume2} size="xs" />
      </span>
    </button>
  )
}

/** Buttons of the clips of a line, for RichText. */
export const clipsOfLine = (clips: readonly VoiceClip[]) => (row: number) =>
  clips
    .filter(clip => clip.rowNo === row)
    .map(clip => <ClipButton key={clip.shouhinNaiyou} clip={clip} among={clips} />)
