// Form of a notice to the masters of one world or of all: stored as a draft, and confirmed before it is sent.

import { Megaphone, PenLine } from 'lucide-react'
import { useState } from 'react'
import { FormBody, FormField } from '#app/shared/form/FormField.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { emptyOf } from '#app/shared/form/table.ts'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSend } from '#app/shared/form/use-form-send.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import type { World } from '#app/shared/world/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { NOTICE_MOST } from '#rules/scenario/desk.ts'
import { NOTICE_PLACE } from '../draft-places.ts'
import { noticeKind, postingNotice } from './posting-notice.ts'

export function NoticeForm({ worlds }: { worlds: readonly World[] }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Form worlds={worlds} onClose={() => setOpen(false)} />
  ) : (
    <Button variant="line" icon={PenLine} onClick={() => setOpen(true)}>
      お知らせを書く
    </Button>
  )
}

const EMPTY = { fields: emptyOf(noticeKind), text: '', version: 0 }

function Form({ worlds, onClose }: { worlds: readonly World[]; onClose: () => void }) {
  const form = useForm({ kind: noticeKind, first: EMPTY, judged: 'sent' })
  const sending = useFormSend({ form, write: postingNotice, target: '', can: '送れます' })
  const [asks, setAsks] = useState(false)
  const { title, worldId } = form.fields
  const to = worlds.find(world => world.worldId === worldId)?.worldName
  const receivers: [string | null, string][] = [
    [null, 'すべてのマスター'],
    ...worlds.map((world): [string | null, string] => [world.worldId, `${world.worldName}のマスター`]),
  ]
  const ask = (): void => {
    if (sending.check('sent')) setAsks(true)
  }
  const send = async (): Promise<void> => {
    if (await sending.send({})) onClose()
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      <FormBody form={form} isBusy={sending.pending}>
        <FormField form={form} name="worldId" options={receivers} />
        <FormField form={form} name="title" />
        <FormText form={form} required place={NOTICE_PLACE} limit={NOTICE_MOST.body} rows={5} onSubmit={ask} />
      </FormBody>
      <FaultSummary form={form} className="" />
      <PressNotice of={sending} className="" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="line" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button
          type="submit"
          variant="ai"
          icon={Megaphone}
          pending={sending.pending}
          pendingLabel="送っています"
          reason={form.conflict ?? sending.reason}
        >
          送る
        </Button>
      </div>
      {asks && (
        <AskFirst
          asked={{
            title: 'お知らせを送りますか？',
            lead: `「${title.trim()}」を、${to ? `${to}の` : 'すべての'}マスターに送ります。送ったあとは取り消せません。`,
            yes: '送る',
          }}
          onClose={() => setAsks(false)}
          onYes={() => void send()}
        />
      )}
    </form>
  )
}
