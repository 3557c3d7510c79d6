// Form in which a creator hands a work in: a draft until then, with its picture kept on the device.
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { useOneAtATime } from '#app/platform/use-one-at-a-time.ts'
import { FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SentForm } from '#app/shared/form/SentForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSend } from '#app/shared/form/use-form-send.ts'
import { FormPicture } from '#app/shared/picture/FormPicture.tsx'
import { useFormPicture } from '#app/shared/picture/use-form-picture.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { makesPictures, STORY_MOST, TAILOR_MOST } from '#rules/tailor.ts'
import { WORK_PLACE, workTarget } from '../place-names.ts'
import type { Commission } from '../queries.ts'
import { delivering } from '../writes.ts'
import { deliverGround, deliverKind } from './deliver-kind.ts'

export function DeliverForm({ commission, draftId }: { commission: Commission; draftId: string | undefined }) {
  const { commissionId, creatorKbn, status } = commission
  const isPicture = makesPictures(creatorKbn)
  const [kind] = useState(() => deliverKind(isPicture ? null : (commission.charactersMost ?? STORY_MOST)))
  const [first] = useState(() => deliverGround(kind))
  const form = useForm({ kind, first, judged: 'saved' as const })
  const file = useFormPicture({ form, kind: 'commission' })
  const target = workTarget(commissionId)
  const sending = useFormSend({ form, write: delivering, target, can: '納品できます', onLate: file.letGo })
  const deliver = useOneAtATime(async () => {
    if (!sending.check('saved')) return
    const sent = await file.ready()
    if (sent === undefined) return
    if (await sending.send({ commissionId, isPicture, file: sent })) file.letGo()
  })
  return (
    <section aria-labelledby="deliver">
      <SectionHeading id="deliver">{status === 'fixing' ? '直した作品を納品する' : '作品を納品する'}</SectionHeading>
      <SentForm
        {...{ form, sending }}
        icon={PackageCheck}
        button="納品する"
        pendingLabel="納品しています"
        closed={file.isReading ? '画像を読み取っています。' : undefined}
        onSend={() => void deliver()}
        foot={<p className="mt-2 text-cap text-ink-soft">運営が確認してから、発注した人に届きます。</p>}
      >
        <FormField form={form} name="workTitle" />
        {isPicture && (
          <Place name="own">
            <FormPicture file={file} name="作品の画像" field="納品する画像" fault={form.faults.own} />
          </Place>
        )}
        <FormText
          {...{ form, draftId, target }}
          place={WORK_PLACE}
          required={!isPicture}
          limit={isPicture ? TAILOR_MOST.words : (commission.charactersMost ?? STORY_MOST)}
          rows={isPicture ? 3 : 14}
          {...(!isPicture && { preview: story })}
          onSubmit={() => void deliver()}
        />
      </SentForm>
    </section>
  )
}
