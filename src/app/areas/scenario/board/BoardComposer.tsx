// The field of a consultation: over it stands the speaking character, with a warning when that is not the last speaker.
import { TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { imageSource } from '#rules/images.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { POST_MAX, postFault } from '#rules/scenario/board.ts'
import type { PhaseKey, Scenario } from '../queries.ts'
import type { Board, Post } from './board-queries.ts'
import { BOARD_PLACE, boardTarget, posting } from './board-writes.ts'

interface BoardComposerProps {
  of: PhaseKey
  scenario: Scenario
  /** character with whom one last spoke here; kept answers of an earlier version do not tell it */
  lastSpeaker: Board['lastSpeaker'] | undefined
  reply: Post | null
  onReplied: () => void
}

const voices = [
  { value: 'PL', label: 'PL（プレイヤー）' },
  { value: 'PC', label: 'PC（キャラクター）' },
] as const

const faultOf = (text: string): string | undefined => {
  const fault = postFault(text)
  return fault ? scenarioRefusals[fault].message : undefined
}

export function BoardComposer({ of, scenario, lastSpeaker, reply, onReplied }: BoardComposerProps) {
  const form = useTextForm({ write: posting, faultOf })
  const seated = scenario.entryList.filter(({ state }) => state === 'seated')
  const [chosen, choose] = useState(seated[0]?.characterId)
  const [voice, setVoice] = useState<'PL' | 'PC'>('PL')
  const speaker = seated.find(({ characterId }) => characterId === chosen) ?? seated[0] ?? null
  const other = speaker && lastSpeaker && lastSpeaker.characterId !== speaker.characterId ? lastSpeaker : null
  const send = async (): Promise<void> => {
    const result = await form.send({
      of,
      characterId: speaker?.characterId ?? null,
      asCharacter: voice === 'PC',
      replyTo: reply?.postId ?? null,
    })
    if (!result || 'message' in result) return
    if (result.state !== 'done') toasts.add({ type: 'info', overline: '相談', title: 'つながったら送ります' })
    onReplied()
  }
  return (
    <TextForm
      form={form}
      label="相談の発言"
      place={BOARD_PLACE}
      target={boardTarget(of)}
      limit={POST_MAX}
      rows={4}
      button="発言する"
      onSend={() => void send()}
      head={
        <>
          {speaker && (
            <p className="flex items-center gap-2 text-sub">
              <Avatar size={32} src={speaker.icon === null ? undefined : imageSource(speaker.icon, 'character', 96)} />
              <b>{speaker.characterFullName}</b>として
              {seated.length > 1 && (
                <Button
                  variant="text"
                  onClick={() => choose(seated[(seated.indexOf(speaker) + 1) % seated.length]?.characterId)}
                >
                  変える
                </Button>
              )}
            </p>
          )}
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
              <IconButton icon={X} label="返信先を外す" onClick={onReplied} />
            </p>
          )}
        </>
      }
    />
  )
}
