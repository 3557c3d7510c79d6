// The field of a comment: the speaking character above it, the draft in it, and below it what still waits on this device.

import { Send } from 'lucide-react'
import { useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useSession } from '#app/platform/use-session.ts'
import { SpeakingChip } from '#app/shared/character/SpeakingChip.tsx'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { DraftEditor } from '#app/shared/draft/DraftEditor.tsx'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { RESPONSE_COMMENT } from '#app/shared/draft/handed-in.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { replayResponseRefusals } from '#rules/refusals/replay-response.ts'
import { COMMENT_MAX, commentFault } from '#rules/replay-responses.ts'
import { lengthCount } from '#rules/text/count.ts'
import { COMMENT_PLACE, commentTarget } from './draft-place.ts'
import type { PhaseKey } from './queries.ts'
import { commenting } from './writes.ts'

/** The form for members with a character in the world; guests are led to the sign-in. */
export function CommentForm({ of }: { of: PhaseKey }) {
  const { user } = useSession()
  const speaking = useSpeaking(of.worldId)
  if (!user) {
    return (
      <p className="mt-3">
        <MemberButton variant="line">ログインしてコメントを書く</MemberButton>
      </p>
    )
  }
  return speaking ? <Form of={of} userId={user.userId} characterId={speaking.characterId} /> : null
}

const faultOf = (text: string): string | undefined => {
  const fault = commentFault(text)
  return fault ? replayResponseRefusals[fault].message : undefined
}

function Form({ of, userId, characterId }: { of: PhaseKey; userId: string; characterId: string }) {
  const form = useTextForm({ write: commenting, faultOf })
  const { items } = useOutboxView()
  /** Id of the draft of the next comment, while one is waiting. */
  const [next, setNext] = useState<string>()
  const waiting = items.filter(
    ({ kind, state, facts }) =>
      kind === RESPONSE_COMMENT &&
      state === 'waiting' &&
      facts.scenarioId === of.scenarioId &&
      facts.phase === of.phase,
  )
  const begin = async (): Promise<void> => {
    toasts.add({ type: 'info', title: 'つながったら送ります', overline: '感想のコメント' })
    const draft = { userId, place: COMMENT_PLACE, target: commentTarget(of) }
    setNext(await beginDraft(draft).catch(() => undefined))
  }
  const send = async (): Promise<void> => {
    if (form.pending) return
    const draftId = form.editor.current?.draftId()
    // The page was left between sending and the next comment.
    if (draftId && waiting.some(({ facts }) => facts.draftId === draftId)) return begin()
    const result = await form.send({ of, characterId })
    if (result?.state === 'done') toasts.add({ type: 'success', title: 'コメントしました' })
    else if (result && !('message' in result)) await begin()
  }
  return (
    <form
      className="mt-4"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <SpeakingChip worldId={of.worldId} full className="mb-2" />
      <DraftEditor
        key={next}
        {...form.field}
        label="コメント"
        required
        place={COMMENT_PLACE}
        target={commentTarget(of)}
        draftId={next}
        count={lengthCount}
        limit={COMMENT_MAX}
        rows={3}
        onSubmit={() => void send()}
      />
      <Button
        type="submit"
        variant="shu"
        icon={Send}
        className="mt-2"
        pending={form.pending}
        pendingLabel="送っています"
        reason={form.conflict}
      >
        コメントする
      </Button>
      {waiting.map(item => (
        <div key={item.id} className="mt-3">
          <HandedInCard item={item} onCancelled={setNext} />
        </div>
      ))}
    </form>
  )
}
