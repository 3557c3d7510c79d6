// Form of a comment on a line of a replay; it is a draft until it is sent.

import { MessageSquarePlus } from 'lucide-react'
import { useEffect } from 'react'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { DraftEditor } from '#app/shared/draft/DraftEditor.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/Button.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import { REPLAY_MOST } from '#rules/scenario/replay.ts'
import { commentFault, commentingReplay } from '../commenting.ts'
import { commentTarget, REPLAY_COMMENT_PLACE } from '../draft-places.ts'
import type { BodyLine } from './body-lines.ts'

interface CommentFormProps {
  of: PhaseKey
  title: string
  line: BodyLine
  draft: string | undefined
  onClose: () => void
}

export function CommentForm({ of, title, line, draft, onClose }: CommentFormProps) {
  const online = useOnline()
  const { rowNo, quoted } = line
  const target = commentTarget(of, rowNo)
  const written = (): void => {
    announce('指摘を書きました。')
    onClose()
  }
  const form = useTextForm({ write: commentingReplay, faultOf: commentFault, about: { target }, onLate: written })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is set once, when the form opens.
  useEffect(() => form.editor.current?.focus(), [])
  const send = async (): Promise<void> => {
    if (!online) return
    const result = await form.send({ of, title, line: { rowNo, quoted } })
    if (result?.state === 'done') written()
  }
  return (
    <form
      noValidate
      aria-label={`${rowNo}行目への指摘`}
      className="mx-1 mt-1 mb-3 grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <DraftEditor
        {...form.field}
        label={`${rowNo}行目への指摘`}
        place={REPLAY_COMMENT_PLACE}
        target={target}
        draftId={draft}
        limit={REPLAY_MOST.comment}
        hint="マスターが読みます。どこをどう直せばよいかを書いてください。"
        rows={3}
        onSubmit={() => void send()}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="line" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button
          type="submit"
          variant="ai"
          icon={MessageSquarePlus}
          pending={form.pending}
          pendingLabel="送っています"
          reason={form.conflict ?? (form.isChecking ? CHECKING : offlineReason(online, '書けます'))}
        >
          指摘を書く
        </Button>
      </div>
    </form>
  )
}
