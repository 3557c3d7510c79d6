// The field of a comment: the speaking character above it, the draft in it, and below it what still waits on this device.

import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useSession } from '#app/platform/use-session.ts'
import { SpeakingChip } from '#app/shared/character/SpeakingChip.tsx'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useNextText } from '#app/shared/draft/use-next-text.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { replayResponseRefusals } from '#rules/refusals/replay-response.ts'
import { COMMENT_MAX, commentFault } from '#rules/replay-responses.ts'
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
  return speaking ? <Form of={of} characterId={speaking.characterId} /> : null
}

const faultOf = (text: string): string | undefined => {
  const fault = commentFault(text)
  return fault ? replayResponseRefusals[fault].message : undefined
}

function Form({ of, characterId }: { of: PhaseKey; characterId: string }) {
  const form = useTextForm({ write: commenting, faultOf })
  const { items } = useOutboxView()
  const waiting = items.filter(
    ({ kind, state, facts }) =>
      kind === commenting.kind && state === 'waiting' && facts.scenarioId === of.scenarioId && facts.phase === of.phase,
  )
  const target = commentTarget(of)
  const { send, next, begun } = useNextText(form, { place: COMMENT_PLACE, target, name: '感想のコメント', waiting })
  const comment = async (): Promise<void> => {
    const result = await send({ of, characterId })
    if (result?.state === 'done') toasts.add({ type: 'success', title: 'コメントしました' })
  }
  return (
    <TextForm
      form={form}
      label="コメント"
      place={COMMENT_PLACE}
      target={target}
      next={next}
      limit={COMMENT_MAX}
      rows={3}
      button="コメントする"
      onSend={() => void comment()}
      head={<SpeakingChip worldId={of.worldId} full className="mb-2" />}
      foot={waiting.map(item => (
        <div key={item.id} className="mt-3">
          <HandedInCard item={item} onCancelled={begun} />
        </div>
      ))}
    />
  )
}
