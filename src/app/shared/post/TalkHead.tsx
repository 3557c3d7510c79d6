// Head of the field of a talk: the speaking character, with a warning when that is not the last speaker, as player or as
// character, and whom the next post answers.
import { TriangleAlert, X } from 'lucide-react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { imageSource } from '#rules/images.ts'
import { SpeakerSelect } from './SpeakerSelect.tsx'
import type { Speaker, TalkVoice } from './use-talk-voice.ts'

const voices = [
  { value: 'PL', label: 'PL（プレイヤー）' },
  { value: 'PC', label: 'PC（キャラクター）' },
] as const

/** Characters among whom a button turns to the next one; more stand in a list. */
const MOST_IN_TURN = 3

interface TalkHeadProps {
  talk: TalkVoice
  /** character with whom one last spoke here; kept answers of an earlier version do not tell it */
  lastSpeaker?: { characterId: string; name: string } | null | undefined
  /** post that is answered */
  reply?: { name: string; body: string } | null
  onNoReply?: () => void
}

export function TalkHead({ talk, lastSpeaker, reply, onNoReply }: TalkHeadProps) {
  const { speaker, voice, setVoice } = talk
  const other = speaker && lastSpeaker && lastSpeaker.characterId !== speaker.characterId ? lastSpeaker : null
  return (
    <>
      {speaker && <SpeakerChoice talk={talk} speaker={speaker} />}
      {other && (
        <p className="mt-1 flex items-center gap-1.5 text-cap text-shu">
          <Icon of={TriangleAlert} size="xs" />
          前の発言は {other.name} でした。
        </p>
      )}
      {speaker && <SegmentedControl label="話し方" segments={voices} value={voice} onChange={setVoice} />}
      {reply && (
        <p className="mt-1 flex items-center gap-1 text-cap text-ink-soft">
          <span className="min-w-0 flex-1 truncate">
            {reply.name}に返信：{reply.body}
          </span>
          <IconButton icon={X} label="返信先を外す" onClick={onNoReply} />
        </p>
      )}
    </>
  )
}

function SpeakerChoice({ talk: { speakers, choose }, speaker }: { talk: TalkVoice; speaker: Speaker }) {
  const { characterId, characterFullName, icon } = speaker
  if (speakers.length > MOST_IN_TURN) {
    return (
      <SpeakerSelect icon={icon} value={characterId} onChange={event => choose(event.currentTarget.value)}>
        {speakers.map(one => (
          <option key={one.characterId} value={one.characterId}>
            {one.characterFullName}
          </option>
        ))}
      </SpeakerSelect>
    )
  }
  const next = speakers[(speakers.indexOf(speaker) + 1) % speakers.length] ?? speaker
  return (
    <p className="flex items-center gap-2 text-sub">
      <Avatar size={32} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
      <b>{characterFullName}</b>として
      {speakers.length > 1 && (
        <Button variant="text" onClick={() => choose(next.characterId)}>
          変える
        </Button>
      )}
    </p>
  )
}
