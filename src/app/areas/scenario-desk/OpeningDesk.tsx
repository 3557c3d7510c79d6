// Desk of one opening that may still be written: its form, its preview, saving it, handing it in, throwing it away.
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { OpeningPreview } from '#app/areas/scenario/OpeningPreview.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { OpeningFormFields } from '#app/shared/scenario/OpeningFormFields.tsx'
import { type Ground, groundOf } from '#app/shared/scenario/opening-fields.ts'
import { openingKind } from '#app/shared/scenario/opening-kind.ts'
import { RejectionReason } from '#app/shared/scenario/RejectionReason.tsx'
import {
  type MakeRequest,
  type SavedOpening,
  STALE_CODES,
  useOpeningSave,
} from '#app/shared/scenario/use-opening-save.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { useWorld } from '#app/shared/world/use-world.ts'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { masterLabel } from '#rules/worlds.ts'
import { firstDeskList, type InfoAddress } from './address.ts'
import { OpeningSteps } from './OpeningSteps.tsx'
import { deskQueries, type PhaseKey, scenarioAppendCalls, scenarioInfoCalls } from './queries.ts'
import { useOpeningAct } from './writes.ts'

export const OPENING_PLACE = 'opening'

interface OpeningDeskProps {
  worldId: string
  /** null for a new one */
  of: PhaseKey | null
  /** chapter that a new one follows */
  after?: PhaseKey
  first: Ground
  target: string
  isNewMaster: boolean
  masterName: string
  state: ScenarioState
  reason: string | null
  address: InfoAddress
}

export function OpeningDesk(props: OpeningDeskProps) {
  const { worldId, of, after, target, isNewMaster, masterName, state, reason, address } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const { world } = useWorld(worldId)
  const judged = (isWhole: boolean) => ({ isNewMaster, isWhole, now: Date.now() })
  const form = useForm({ kind: openingKind, first: props.first, judged: judged(false) })
  const [hasTwo, setHasTwo] = useState(false)
  const [isReloading, setReloading] = useState(false)

  /** An opening that became a phase is written at its own address from then on. */
  const goOnAt = async ({ scenarioId, phase }: SavedOpening): Promise<void> => {
    if (of) return
    await navigate({ to: '/myPage/scenario/info', search: { worldId, scenarioId, phase }, replace: true })
  }
  const isChapter = after !== undefined || (of?.phase ?? 1) > 1
  const make: MakeRequest = (body, baseVersion, scenarioAppendInfo) => {
    if (after) return scenarioAppendCalls.appendScenario.request({ ...after, ...body, scenarioAppendInfo })
    if (!of) return scenarioInfoCalls.create.request({ worldId, ...body })
    return isChapter
      ? scenarioAppendCalls.update.request({ ...of, baseVersion, ...body, scenarioAppendInfo })
      : scenarioInfoCalls.update.request({ ...of, baseVersion, ...body })
  }
  const saving = useOpeningSave({ form, place: OPENING_PLACE, target, make, onLate: goOnAt })
  const leave = () => navigate({ to: '/myPage/scenario/op', search: { ...firstDeskList, group: 'waiting' } })
  const acts = useOpeningAct(of ?? { scenarioId: 0, phase: 1 }, { onLate: () => void leave() })

  const save = async (): Promise<void> => {
    if (!form.check(judged(false)) || hasTwo || saving.reason) return
    if (of && !form.isDirty) return void toasts.add({ type: 'info', title: '保存していない変更はありません' })
    const saved = await saving.save()
    if (!saved) return
    toasts.add({ type: 'success', overline: form.fields.scenarioTitle, title: 'オープニングを保存しました' })
    await goOnAt(saved)
  }
  /** @returns whether the question may close */
  const submit = async (): Promise<boolean> => {
    const saved = of && !form.isDirty ? of : await saving.save()
    if (!saved) return true
    const { scenarioId, phase } = saved
    const title = form.fields.scenarioTitle
    const done = await acts.press({ worldId, scenarioId, phase, act: 'submit', reason: null, title })
    if (done) await leave()
    else if (!of) await goOnAt({ ...saved, version: 1 })
    return done !== null || !of
  }
  const discard = async (): Promise<boolean> => {
    if (!of) return true
    const done = await acts.press({ ...of, act: 'discard', reason: null, title: form.fields.scenarioTitle })
    if (!done) return false
    await form.editor.current?.submit(async () => null)
    await navigate({ to: '/myPage/scenario/op', search: firstDeskList, replace: true })
    return true
  }
  const reload = async (): Promise<void> => {
    if (!of) return
    setReloading(true)
    try {
      const { info } = await client.fetchQuery({ ...deskQueries.info(of), staleTime: 0 })
      const append = isChapter ? await client.fetchQuery({ ...deskQueries.chapter(of), staleTime: 0 }) : undefined
      saving.forgetProblem()
      await form.meet(groundOf(info, append?.scenarioAppendInfo))
    } catch {
      toasts.add({ type: 'error', title: '読み込めませんでした', line: 'つながりを確かめて、もう一度お試しください' })
    } finally {
      setReloading(false)
    }
  }
  const label = masterLabel(world?.scenarioSupportFlg)
  const isPreview = address.preview !== undefined
  const { preview: _, ...editing } = address
  return (
    <Page
      top={
        <TopBar
          plain={isPreview}
          title={isPreview ? '見えかた' : isChapter ? '次の章を書く' : of ? 'オープニングを書く' : '新しいオープニング'}
          back={
            isPreview ? (
              <BackLink to="/myPage/scenario/info" search={editing} replace label="編集に戻る" />
            ) : (
              <BackLink to="/myPage/scenario/op" search={firstDeskList} />
            )
          }
          trailing={
            !isPreview && (
              <TextLink to="/myPage/scenario/info" search={{ ...address, preview: 'opening' }} className="px-3">
                見えかた
              </TextLink>
            )
          }
        />
      }
    >
      {address.preview !== undefined && form.text !== null && (
        <OpeningPreview
          worldId={worldId}
          of={of}
          shown={{ fields: form.fields, text: form.text }}
          masterName={masterName}
          isStaff={false}
          note={
            form.isDirty || !of
              ? '保存していない変更をふくむ、公開されたときの見えかたです。'
              : '公開されたときの見えかたです。'
          }
          tab={address.preview}
          renderTab={(tab, face) => (
            <Link
              to="/myPage/scenario/info"
              search={{ ...address, preview: tab }}
              replace
              resetScroll={false}
              {...face}
            />
          )}
        />
      )}
      <form
        noValidate
        hidden={isPreview}
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="mt-3 text-sub font-semibold">{world?.worldName}</p>
        {isChapter && (
          <p className="mt-1 text-sub">
            第{after ? after.phase + 1 : of?.phase}章 — {form.fields.scenarioTitle}
          </p>
        )}
        <RejectionReason reason={reason} />
        <FormNotices
          form={form}
          of={saving}
          doing={saving.doing}
          isNew={of === null}
          staleCodes={STALE_CODES}
          onReload={() => void reload()}
          isReloading={isReloading}
        />
        <OpeningFormFields
          form={form}
          worldId={worldId}
          place={OPENING_PLACE}
          target={target}
          draftId={address.draft}
          isChapter={isChapter}
          isNewMaster={isNewMaster}
          masterLabel={label}
          isBusy={saving.pending || acts.pending}
          onConflict={setHasTwo}
          onSubmit={() => void save()}
        />
        <OpeningSteps
          form={form}
          saving={saving}
          acts={acts}
          state={state}
          isNew={of === null}
          obstacle={
            form.text === null
              ? '読み込んでいます。'
              : hasTwo || form.theirs
                ? '2つの版のどちらを使うか、先に選んでください。'
                : saving.reason
          }
          canSubmit={() => form.check(judged(true))}
          onSubmit={submit}
          onDiscard={discard}
        />
      </form>
    </Page>
  )
}
