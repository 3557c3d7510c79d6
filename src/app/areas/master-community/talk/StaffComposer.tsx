// Field of a talk between masters, and below it what still waits on this device.
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useNextText } from '#app/shared/draft/use-next-text.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { STAFF_MOST } from '#rules/master-communities.ts'
import { postFaultOf } from '../board/thread-kind.ts'
import { STAFF_POST_PLACE, staffPostTarget, type TalkOf } from '../draft-places.ts'
import type { StaffPost } from '../queries.ts'
import { postingToStaff } from '../writes.ts'

interface StaffComposerProps {
  of: TalkOf
  /** post that is answered */
  reply: StaffPost | null
  onNoReply: () => void
  draftId: string | undefined
  /** called when a post was written or waits */
  onPosted: () => void
}

const WHAT = 'マスターコミュニティの発言'

export function StaffComposer({ of, reply, onNoReply, draftId, onPosted }: StaffComposerProps) {
  const form = useTextForm({ write: postingToStaff, faultOf: postFaultOf })
  const { items } = useOutboxView()
  const waiting = items.filter(
    ({ kind, state, facts }) => kind === postingToStaff.kind && state === 'waiting' && facts.talkId === of.talkId,
  )
  const target = staffPostTarget(of)
  const { send, next, begun } = useNextText(form, { place: STAFF_POST_PLACE, target, name: WHAT, waiting })
  const { editor } = form
  // The field is at the foot of the page, far below the post.
  useEffect(() => {
    if (reply) editor.current?.focus()
  }, [reply, editor])
  const post = async (): Promise<void> => {
    const result = await send({ of, replyTo: reply?.postId ?? null })
    if (result && !('message' in result)) onPosted()
  }
  return (
    <TextForm
      form={form}
      label={WHAT}
      place={STAFF_POST_PLACE}
      target={target}
      draftId={draftId}
      next={next}
      limit={STAFF_MOST.post}
      rows={4}
      button="発言する"
      onSend={() => void post()}
      head={
        reply && (
          <p className="mt-1 flex items-center gap-1 text-cap text-ink-soft">
            <span className="min-w-0 flex-1 truncate">
              {reply.name}に返信：{reply.body}
            </span>
            <IconButton icon={X} label="返信先を外す" onClick={onNoReply} />
          </p>
        )
      }
      foot={waiting.map(item => (
        <div key={item.id} className="mt-3">
          <HandedInCard item={item} onCancelled={begun} />
        </div>
      ))}
    />
  )
}
