// The field of a consultation, with the speaking character over it.
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { TalkHead } from '#app/shared/post/TalkHead.tsx'
import { useTalkVoice } from '#app/shared/post/use-talk-voice.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { POST_MAX } from '#rules/scenario/board.ts'
import type { PhaseKey, Scenario } from '../queries.ts'
import type { Board, Post } from './board-queries.ts'
import { BOARD_PLACE, boardTarget, posting } from './board-writes.ts'
import { postFaultOf } from './post-fault.ts'

interface BoardComposerProps {
  of: PhaseKey
  scenario: Scenario
  lastSpeaker: Board['lastSpeaker'] | undefined
  reply: Post | null
  onReplied: () => void
}

export function BoardComposer({ of, scenario, lastSpeaker, reply, onReplied }: BoardComposerProps) {
  const form = useTextForm({ write: posting, faultOf: postFaultOf })
  const seated = scenario.entryList.filter(({ state }) => state === 'seated')
  const talk = useTalkVoice(seated, seated[0]?.characterId, 'PL')
  const send = async (): Promise<void> => {
    const result = await form.send({
      of,
      characterId: talk.speaker?.characterId ?? null,
      asCharacter: talk.voice === 'PC',
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
      head={<TalkHead talk={talk} lastSpeaker={lastSpeaker} reply={reply} onNoReply={onReplied} />}
    />
  )
}
