// The field of a thread, with the speaking character over it and below it what still waits on this device.
import { useEffect } from 'react'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useNextText } from '#app/shared/draft/use-next-text.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { TalkHead } from '#app/shared/post/TalkHead.tsx'
import { useTalkVoice } from '#app/shared/post/use-talk-voice.ts'
import { COMMUNITY_MOST } from '#rules/communities.ts'
import { POST_PLACE, type ThreadOf, threadTarget } from '../draft-places.ts'
import type { ThreadPage, ThreadPost } from '../queries.ts'
import { postFaultOf } from './post-fault.ts'
import { postingInThread } from './thread-writes.ts'

export interface Replying {
  /** post that is answered */
  reply: ThreadPost | null
  onNoReply: () => void
}

interface ThreadComposerProps extends Replying {
  of: ThreadOf
  /** characters of the user that may write here */
  speakers: readonly OwnCharacter[]
  lastSpeaker: ThreadPage['lastSpeaker']
  draftId: string | undefined
  /** called when a post was written or waits */
  onPosted: () => void
}

const WHAT = 'コミュニティの発言'

export function ThreadComposer(props: ThreadComposerProps) {
  const { of, speakers, lastSpeaker, draftId, reply, onNoReply, onPosted } = props
  const speaking = useSpeaking(of.worldId)
  const maySpeak = (id: string | undefined) => speakers.some(({ characterId }) => characterId === id)
  const first = [lastSpeaker, speaking].find(one => maySpeak(one?.characterId))
  const talk = useTalkVoice(speakers, first?.characterId, 'PC')
  const form = useTextForm({ write: postingInThread, faultOf: postFaultOf })
  const { items } = useOutboxView()
  const waiting = items.filter(
    ({ kind, state, facts }) => kind === postingInThread.kind && state === 'waiting' && facts.threadId === of.threadId,
  )
  const target = threadTarget(of)
  const { send, next, begun } = useNextText(form, { place: POST_PLACE, target, name: WHAT, waiting })
  const { editor } = form
  // The field is at the foot of the page, far below the post.
  useEffect(() => {
    if (reply) editor.current?.focus()
  }, [reply, editor])
  const post = async (): Promise<void> => {
    if (!talk.speaker) return
    const result = await send({
      of,
      characterId: talk.speaker.characterId,
      asCharacter: talk.voice === 'PC',
      replyTo: reply?.postId ?? null,
    })
    if (result && !('message' in result)) onPosted()
  }
  return (
    <TextForm
      form={form}
      label={WHAT}
      place={POST_PLACE}
      target={target}
      draftId={draftId}
      next={next}
      limit={COMMUNITY_MOST.post}
      rows={4}
      button="発言する"
      onSend={() => void post()}
      head={<TalkHead talk={talk} lastSpeaker={lastSpeaker} reply={reply} onNoReply={onNoReply} />}
      foot={waiting.map(item => (
        <div key={item.id} className="mt-3">
          <HandedInCard item={item} onCancelled={begun} />
        </div>
      ))}
    />
  )
}
