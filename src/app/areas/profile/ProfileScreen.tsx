// /myPage/profile: writing the self-introduction.

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import type { WriteResult } from '#app/platform/outbox/write.ts'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { INTRODUCTION_MAX } from '#rules/introduction.ts'
import { userRefusals } from '#rules/refusals/user.ts'
import { lengthCount } from '#rules/text/count.ts'
import { INTRODUCTION, savingIntroduction, useWaitingIntroduction } from './actions.ts'
import { type Profile, profileQueries } from './queries.ts'

export function ProfileScreen({ draftId }: { draftId: string | undefined }) {
  const query = useRead(profileQueries.own())
  const { data } = query
  const waiting = useWaitingIntroduction()
  const { handIn, pending } = useHandIn(savingIntroduction)
  /** Draft in which the user continues writing while the sent text is waiting. */
  const [goesOn, setGoesOn] = useState<string>()
  const writeOn = async (): Promise<void> => {
    if (!waiting) return
    const { item, text } = waiting
    const begun = await beginDraft({ userId: item.userId, place: INTRODUCTION, target: '', text }).catch(() => '')
    setGoesOn(begun)
  }
  return (
    <Page top={<TopBar title="自己紹介を書く" back={<BackLink to="/myPage" />} />}>
      {waiting && !pending && goesOn === undefined ? (
        <div className="mt-3">
          <HandedInCard item={waiting.item} />
          <Button variant="line" className="mt-3" onClick={() => void writeOn()}>
            さらに直す
          </Button>
        </div>
      ) : (
        <>
          {!data && <NotRead query={query} title="いまの自己紹介を読み込めませんでした。" className="mt-3" />}
          <Form
            draftId={goesOn || draftId}
            base={data?.introduction ?? null}
            handIn={handIn}
            pending={pending}
            onWaits={() => setGoesOn(undefined)}
          />
        </>
      )}
    </Page>
  )
}

function Form({
  draftId,
  base,
  handIn,
  pending,
  onWaits,
}: {
  handIn: (editor: DraftEditorHandle, input: object) => Promise<WriteResult<Profile>>
  pending: boolean
  draftId: string | undefined
  base: string | null
  onWaits: () => void
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const editor = useRef<DraftEditorHandle>(null)
  const [message, setMessage] = useState<string>()
  const [hasTwo, setHasTwo] = useState(false)

  const save = async (): Promise<void> => {
    if (!editor.current || pending || hasTwo) return
    if (lengthCount(editor.current.text()) > INTRODUCTION_MAX) {
      setMessage(userRefusals.INTRODUCTION_TOO_LONG.message)
      editor.current.focus()
      return
    }
    setMessage(undefined)
    const result = await handIn(editor.current, {})
    if (result.state === 'done') {
      client.setQueryData(profileQueries.own().queryKey, result.answer)
      toasts.add({ type: 'success', title: '自己紹介を保存しました' })
      await navigate({ to: '/myPage' })
    } else if ('message' in result) setMessage(result.message)
    else onWaits()
  }
  return (
    <form
      className="mt-3"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <DraftEditor
        ref={editor}
        label="自己紹介"
        place={INTRODUCTION}
        draftId={draftId}
        base={base}
        count={lengthCount}
        limit={INTRODUCTION_MAX}
        error={message}
        rows={9}
        placeholder="どんな物語が好きですか？"
        onText={() => setMessage(undefined)}
        onConflict={setHasTwo}
        onSubmit={() => void save()}
      />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        className="mt-3"
        pending={pending}
        pendingLabel="保存しています"
        reason={hasTwo ? CHOOSE_VERSION : undefined}
      >
        保存する
      </Button>
    </form>
  )
}
