// /myPage/profile: writing the self-introduction.

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { DraftEditor } from '#app/shared/draft/DraftEditor.tsx'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { type TextForm, useTextForm } from '#app/shared/draft/use-text-form.ts'
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
  const form = useTextForm({ write: savingIntroduction, faultOf })
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
      {waiting && !form.pending && goesOn === undefined ? (
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
            form={form}
            onWaits={() => setGoesOn(undefined)}
          />
        </>
      )}
    </Page>
  )
}

const faultOf = (text: string): string | undefined =>
  lengthCount(text) > INTRODUCTION_MAX ? userRefusals.INTRODUCTION_TOO_LONG.message : undefined

interface FormProps {
  form: TextForm<object, Profile>
  draftId: string | undefined
  base: string | null
  onWaits: () => void
}

function Form({ form, draftId, base, onWaits }: FormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()

  const save = async (): Promise<void> => {
    const result = await form.send({})
    if (!result || 'message' in result) return
    if (result.state !== 'done') return onWaits()
    client.setQueryData(profileQueries.own().queryKey, result.answer)
    toasts.add({ type: 'success', title: '自己紹介を保存しました' })
    await navigate({ to: '/myPage' })
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
        {...form.field}
        label="自己紹介"
        place={INTRODUCTION}
        draftId={draftId}
        base={base}
        limit={INTRODUCTION_MAX}
        rows={9}
        placeholder="どんな物語が好きですか？"
        onSubmit={() => void save()}
      />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        className="mt-3"
        pending={form.pending}
        pendingLabel="保存しています"
        reason={form.conflict}
      >
        保存する
      </Button>
    </form>
  )
}
