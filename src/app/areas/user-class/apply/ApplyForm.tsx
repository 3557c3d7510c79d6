// Form of an application to become a master or a creator: name and career. It is a draft until it is sent.
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { FormBody, FormField } from '#app/shared/form/FormField.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { CAREER_MAX } from '#rules/class-requests.ts'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { ApplyPlace } from '../addresses.ts'
import { CLASS_REQUEST_PLACE, requestTarget } from '../draft-places.ts'
import { applying } from '../writes.ts'
import { creatorOf } from './creator-of.ts'
import { creatorRequestKind, emptyGround, masterRequestKind } from './request-kind.ts'

interface ApplyFormProps {
  place: ApplyPlace
  draftId: string | undefined
}

export function ApplyForm({ place, draftId }: ApplyFormProps) {
  const navigate = useNavigate()
  const online = useOnline()
  const { user } = useSession()
  const kind = creatorOf(place) === null ? masterRequestKind : creatorRequestKind
  const [first] = useState(() => emptyGround(kind))
  const form = useForm({ kind, first, judged: 'sent' })
  const [problem, setProblem] = useState<string | null>(null)
  const { handIn, pending } = useHandIn(applying)
  const send = async (): Promise<void> => {
    const { current } = form.editor
    if (!current || !user || pending || form.conflict || !online) return
    setProblem(null)
    if (!form.check('sent')) return
    const result = await handIn(current, { userId: user.userId, place, fields: form.written().fields })
    if (result.state === 'done') return navigate({ to: '/myPage/account/userClass', replace: true })
    setProblem('message' in result ? result.message : CHECKING)
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <FormBody form={form} isBusy={pending}>
        <FormField form={form} name="name" />
        <FormText
          {...{ form, draftId }}
          required
          place={CLASS_REQUEST_PLACE}
          target={requestTarget(place)}
          count={lengthCount}
          limit={CAREER_MAX}
          rows={8}
          hint="これまでに書いたもの、描いたもの、演じたものを教えてください。運営だけが読みます。"
          onSubmit={() => void send()}
        />
      </FormBody>
      <FaultSummary form={form} className="" />
      {problem && <ProblemNotice problem={{ code: null, message: problem, isUnknown: true }} />}
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Send}
        pending={pending}
        pendingLabel="送っています"
        reason={form.conflict ?? offlineReason(online, '申請できます')}
      >
        申請する
      </Button>
      <p className="text-cap text-ink-soft">運営が確かめ、結果をメールとこの画面でお知らせします。</p>
    </form>
  )
}
