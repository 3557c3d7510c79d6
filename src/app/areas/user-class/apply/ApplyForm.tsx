// Form of an application to become a master or a creator: name and career. It is a draft until it is sent.
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { FormField } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SentForm } from '#app/shared/form/SentForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSend } from '#app/shared/form/use-form-send.ts'
import { CAREER_MAX } from '#rules/class-requests.ts'
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
  const { user } = useSession()
  const kind = creatorOf(place) === null ? masterRequestKind : creatorRequestKind
  const [first] = useState(() => emptyGround(kind))
  const form = useForm({ kind, first, judged: 'sent' })
  const sending = useFormSend({ form, write: applying, target: requestTarget(place), can: '申請できます' })
  const send = async (): Promise<void> => {
    if (!user || !sending.check('sent')) return
    if (await sending.send({ userId: user.userId, place }))
      await navigate({ to: '/myPage/account/userClass', replace: true })
  }
  return (
    <SentForm
      {...{ form, sending }}
      icon={Send}
      button="申請する"
      pendingLabel="送っています"
      onSend={() => void send()}
      foot={<p className="text-cap text-ink-soft">運営が確かめ、結果をメールとこの画面でお知らせします。</p>}
    >
      <FormField form={form} name="name" />
      <FormText
        {...{ form, draftId }}
        required
        place={CLASS_REQUEST_PLACE}
        target={requestTarget(place)}
        limit={CAREER_MAX}
        rows={8}
        hint="これまでに書いたもの、描いたもの、演じたものを教えてください。運営だけが読みます。"
        onSubmit={() => void send()}
      />
    </SentForm>
  )
}
