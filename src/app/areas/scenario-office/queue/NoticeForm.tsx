// Form of a notice to the masters of one world or of all: stored as a draft, and confirmed before it is sent.

import { Megaphone, PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import type { World } from '#app/shared/world/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import { NOTICE_MOST } from '#rules/scenario/desk.ts'
import { lengthCount } from '#rules/text/count.ts'
import { NOTICE_PLACE } from '../draft-places.ts'
import { type NoticeFields, noticeFault, postingNotice, readNotice } from './posting-notice.ts'

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

function Form({ worlds, onClose }: { worlds: readonly World[]; onClose: () => void }) {
  const online = useOnline()
  const editor = useRef<DraftEditorHandle>(null)
  const { handIn, pending, openOf, problem } = useHandIn(postingNotice)
  const isChecking = openOf({}) !== null && !pending
  const [written, setWritten] = useState<NoticeFields>(() => readNotice(''))
  const [message, setMessage] = useState<ReturnType<typeof noticeFault>>({})
  const [hasTwo, setHasTwo] = useState(false)
  const [asks, setAsks] = useState(false)
  const { title, worldId } = written
  const to = worlds.find(world => world.worldId === worldId)?.worldName
  const change = (next: NoticeFields): void => {
    setWritten(next)
    setMessage({})
    editor.current?.fill(JSON.stringify(next))
  }
  const ask = (): void => {
    const fault = noticeFault(written, editor.current?.text() ?? '')
    setMessage(fault)
    if (fault.body) editor.current?.focus()
    if (!fault.title && !fault.body && !hasTwo && online && !pending && !isChecking) setAsks(true)
  }
  const send = async (): Promise<void> => {
    if (!editor.current) return
    const result = await handIn(editor.current, { written })
    if (result.state === 'done') onClose()
    else if (result.state === 'refused') setMessage({ body: result.message })
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
      <SelectField
        label="宛先"
        value={worldId ?? ''}
        onChange={event => change({ ...written, worldId: event.currentTarget.value || null })}
      >
        <option value="">すべてのマスター</option>
        {worlds.map(world => (
          <option key={world.worldId} value={world.worldId}>
            {world.worldName}のマスター
          </option>
        ))}
      </SelectField>
      <TextField
        label="題名"
        required
        autoComplete="off"
        value={title}
        error={message.title}
        hint={<span className="num">{`${lengthCount(title)} / ${NOTICE_MOST.title}字`}</span>}
        onChange={event => change({ ...written, title: event.currentTarget.value })}
      />
      <DraftEditor
        ref={editor}
        label="本文"
        required
        place={NOTICE_PLACE}
        limit={NOTICE_MOST.body}
        error={message.body}
        problem={problem}
        rows={5}
        fields={JSON.stringify(written)}
        onText={() => setMessage({})}
        onFields={fields => setWritten(readNotice(fields))}
        fieldWords={fields => `題名：${readNotice(fields).title}`}
        onConflict={setHasTwo}
        onSubmit={ask}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="line" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button
          type="submit"
          variant="ai"
          icon={Megaphone}
          pending={pending}
          pendingLabel="送っています"
          reason={hasTwo ? CHOOSE_VERSION : isChecking ? CHECKING : offlineReason(online, '送れます')}
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
