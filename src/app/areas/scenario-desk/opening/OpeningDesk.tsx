// Desk of one opening that may still be written: its form, its preview, saving it, handing it in, throwing it away.
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { type Ground, groundOf } from '#app/shared/scenario/opening-fields.ts'
import { openingKind } from '#app/shared/scenario/opening-kind.ts'
import { type MakeRequest, type SavedOpening, useOpeningSave } from '#app/shared/scenario/use-opening-save.ts'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { firstDeskList, type InfoAddress } from '../address.ts'
import { OPENING_PLACE } from '../draft-place.ts'
import { deskQueries, type PhaseKey, scenarioAppendCalls, scenarioInfoCalls } from '../queries.ts'
import { useOpeningAct } from '../writes.ts'
import { OpeningPage } from './OpeningPage.tsx'
import { OpeningSteps } from './OpeningSteps.tsx'

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
  /** time in the server's answer, and that of the answer by the device's clock */
  serverTime: string
  answeredAt: number
  address: InfoAddress
}

export function OpeningDesk(props: OpeningDeskProps) {
  const { worldId, of, after, target, isNewMaster, masterName, state, reason, address } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const now = useNow(props.serverTime, props.answeredAt)
  const judged = (isWhole: boolean) => ({ isNewMaster, isWhole, now })
  const form = useForm({ kind: openingKind, first: props.first, judged: judged(false) })

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
    const saved = await saving.saveChanges({
      ...{ judged: judged(false), isNew: of === null, done: 'オープニングを保存しました' },
    })
    if (saved) await goOnAt(saved)
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
  const newest = async () => {
    if (!of) return null
    const { info } = await client.fetchQuery({ ...deskQueries.info(of), staleTime: 0 })
    const append = isChapter ? await client.fetchQuery({ ...deskQueries.chapter(of), staleTime: 0 }) : undefined
    return groundOf(info, append?.scenarioAppendInfo)
  }
  const { preview, ...editing } = address
  return (
    <OpeningPage
      {...{ form, saving, worldId, of, target, isChapter, isNewMaster, masterName, reason, newest, now }}
      title={isChapter ? '次の章を書く' : of ? 'オープニングを書く' : '新しいオープニング'}
      back={<BackLink to="/myPage/scenario/op" search={firstDeskList} />}
      {...previewWays(
        { to: '/myPage/scenario/info', search: { ...address, preview: 'opening' } },
        { to: '/myPage/scenario/info', search: editing },
      )}
      previewed={preview}
      note={
        form.isDirty || !of
          ? '保存していない変更をふくむ、公開されたときの見えかたです。'
          : '公開されたときの見えかたです。'
      }
      renderTab={(tab, face) => (
        <Link to="/myPage/scenario/info" search={{ ...address, preview: tab }} replace resetScroll={false} {...face} />
      )}
      draftId={address.draft}
      isNew={of === null}
      isBusy={saving.pending || acts.pending}
      onSubmit={() => void save()}
      belongsTo={
        isChapter && (
          <p className="mt-1 text-sub">
            第{after ? after.phase + 1 : of?.phase}章 — {form.fields.scenarioTitle}
          </p>
        )
      }
    >
      <OpeningSteps
        {...{ form, saving, acts, state }}
        isNew={of === null}
        canSubmit={() => form.check(judged(true))}
        onSubmit={submit}
        onDiscard={discard}
      />
    </OpeningPage>
  )
}
