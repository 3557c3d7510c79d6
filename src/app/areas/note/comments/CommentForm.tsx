// The field of a comment on a note: the speaking character above it, whom it answers, the draft in it, and below it what still waits
// on this device.
import { X } from 'lucide-react'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useSession } from '#app/platform/use-session.ts'
import { SpeakingChip } from '#app/shared/character/SpeakingChip.tsx'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useNextText } from '#app/shared/draft/use-next-text.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { NOTE_COMMENT_MAX, noteCommentFault } from '#rules/notes.ts'
import { noteRefusals } from '#rules/refusals/note.ts'
import { NOTE_COMMENT_PLACE, noteCommentTarget } from '../draft-places.ts'
import type { NoteComment } from '../queries.ts'
import { commentingNote, type NoteKey } from '../writes.ts'

interface CommentFormProps {
  of: NoteKey
  /** comment that is answered */
  answered: NoteComment | null
  onNoAnswer: () => void
}

/** The form for members with a character in the world; guests are led to the sign-in. */
export function CommentForm(props: CommentFormProps) {
  const { user } = useSession()
  const speaking = useSpeaking(props.of.worldId)
  if (!user) {
    return (
      <p className="mt-3">
        <MemberButton variant="line">ログインしてコメントを書く</MemberButton>
      </p>
    )
  }
  return speaking ? <Form {...props} characterId={speaking.characterId} /> : null
}

const faultOf = (text: string): string | undefined => {
  const fault = noteCommentFault(text)
  return fault ? noteRefusals[fault].message : undefined
}

function Form({ of, answered, onNoAnswer, characterId }: CommentFormProps & { characterId: string }) {
  const form = useTextForm({ write: commentingNote, faultOf })
  const { items } = useOutboxView()
  const waiting = items.filter(
    ({ kind, state, facts }) => kind === commentingNote.kind && state === 'waiting' && facts.noteId === of.noteId,
  )
  const target = noteCommentTarget(of)
  const { send, next, begun } = useNextText(form, {
    ...{ place: NOTE_COMMENT_PLACE, target, name: 'ノートへのコメント', waiting },
  })
  const comment = async (): Promise<void> => {
    const result = await send({ of, characterId, replyTo: answered?.commentId ?? null })
    if (result === null || 'message' in result) return
    onNoAnswer()
    if (result.state === 'done') toasts.add({ type: 'success', title: 'コメントしました' })
  }
  return (
    <TextForm
      form={form}
      label="コメント"
      place={NOTE_COMMENT_PLACE}
      target={target}
      next={next}
      limit={NOTE_COMMENT_MAX}
      rows={3}
      button="コメントする"
      onSend={() => void comment()}
      head={
        <>
          <SpeakingChip worldId={of.worldId} full className="mb-2" />
          {answered && (
            <p className="mb-2 flex items-center justify-between rounded-card bg-sunken pl-4 text-cap">
              <span className="min-w-0">
                <bdi className="font-semibold">{answered.character.characterFullName}</bdi>さんへの返信
              </span>
              <IconButton icon={X} label="返信をやめる" onClick={onNoAnswer} />
            </p>
          )}
        </>
      }
      foot={waiting.map(item => (
        <div key={item.id} className="mt-3">
          <HandedInCard item={item} onCancelled={begun} />
        </div>
      ))}
    />
  )
}
