// Button of a voice clip on its line. Only the main view of an order and replays show clips (doc2 §4).
import { Volume2 } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { playClip, stopClip, usePlaying, type VoiceClip } from './clips.ts'

export function ClipButton({ clip, among }: { clip: VoiceClip; among: readonly VoiceClip[] }) {
  const isOn = usePlaying()?.clip === clip
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`ボイス「${clip.shouhinmei}」（${clip.creatorName}）`}
      onClick={() => (isOn ? stopClip() : playClip(clip, among))}
      // The touch area is larger than the visible button, so that lines keep their height.
      className="relative mx-0.5 inline-grid size-6 place-items-center rounded-full bg-ai-soft align-middle text-ai after:absolute after:-inset-2.5 aria-pressed:bg-ai aria-pressed:text-on-ai"
    >
      <Icon of={Volume2} size="xs" />
    </button>
  )
}

/** Buttons of the clips of a line, for RichText. */
export const clipsOfLine = (clips: readonly VoiceClip[]) => (row: number) =>
  clips
    .filter(clip => clip.rowNo === row)
    .map(clip => <ClipButton key={clip.shouhinNaiyou} clip={clip} among={clips} />)
