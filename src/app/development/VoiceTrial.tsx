// Trial of voice clips on the lines of a text.
import { useState } from 'react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { clipsOfLine } from '#app/shared/voice/ClipButton.tsx'
import type { VoiceClip } from '#app/shared/voice/clips.ts'
import { VoicePlayer } from '#app/shared/voice/VoicePlayer.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { melody } from './sound.ts'

const TEXT =
  '灯りの下で、リンネが振り向いた。\n「遅かったじゃない。霧はもう港まで来てる」\n\n「すまない。鐘楼の時計が止まっていたんだ」\nガロは肩の雨を払い、ランタンを掲げた。\n「行こう。夜が明けるまでに」'

const makeClips = (): VoiceClip[] => [
  clip(2, '遅かったじゃない', '遅かったじゃない。霧はもう港まで来てる', '声・ミオ', [523, 659, 784, 659]),
  clip(4, 'すまない', 'すまない。鐘楼の時計が止まっていたんだ', '声・ハヤテ', [262, 247, 220, 196]),
  clip(6, '行こう', '行こう。夜が明けるまでに', '声・ハヤテ', [262, 330, 392, 523]),
  { ...clip(6, '届かない声', '（この音は届きません）', '声・ハヤテ', []), shouhinNaiyou: '/files/no-such-voice.wav' },
]

function clip(rowNo: number, shouhinmei: string, voiceText: string, creatorName: string, notes: number[]): VoiceClip {
  const faces = { galleryIcon: null, characterIcon: null }
  return { ...faces, rowNo, shouhinmei, voiceText, creatorName, shouhinNaiyou: melody(notes) }
}

export function VoiceTrial() {
  const [clips] = useState(makeClips)
  return (
    <section aria-label="ボイス">
      <SectionHeading>ボイス</SectionHeading>
      <Card className="mt-2">
        <StoryText text={TEXT} lineStart={clipsOfLine(clips)} />
      </Card>
      <VoicePlayer />
    </section>
  )
}
