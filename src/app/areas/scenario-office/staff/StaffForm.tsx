// Form of an opening at the office, with buttons that save it and, for the office's own, plan its publication.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { ReturnReason } from '#app/shared/decision/ReturnReason.tsx'
import { FaultSummary, FormNotices } from '#app/shared/form/FormNotices.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { OpeningFormFields } from '#app/shared/scenario/OpeningFormFields.tsx'
import { type Ground, groundOf, wishedTime } from '#app/shared/scenario/opening-fields.ts'
import { openingKind } from '#app/shared/scenario/opening-kind.ts'
import { openingTarget } from '#app/shared/scenario/opening-target.ts'
import { type SavedOpening, STALE_CODES, useOpeningSave } from '#app/shared/scenario/use-opening-save.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { useWorld } from '#app/shared/world/use-world.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { masterLabel } from '#rules/worlds.ts'
import { STAFF_OPENING_PLACE } from '../draft-places.ts'
import { type OpeningInfo, officeQueries, scenarioOfficeCalls } from '../queries.ts'
import { scheduling } from './scheduling.ts'

const ScheduleDialog = lazy(() => import('./ScheduleDialog.tsx').then(module => ({ default: module.ScheduleDialog })))

interface StaffFormProps {
  worldId: string
  /** opening on the server; null for a new one */
  info: OpeningInfo | null
  /** initial fields and text */
  first: Ground
  draftId: string | undefined
  /** time in an answer of the server, and that of the answer by the device's clock; missing until one is there */
  serverTime: string | undefined
  answeredAt: number
}

export function StaffForm({ worldId, info, first, draftId, serverTime, answeredAt }: StaffFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { world } = useWorld(worldId)
  const [asks, setAsks] = useState(false)
  const { scenarioId = 0, phase = 1 } = info ?? {}
  const target = openingTarget(info ? { worldId, scenarioId, phase } : { worldId })
  const isNewMaster = info?.isNewMaster === true
  const now = useNow(serverTime, answeredAt)
  const judged = (isWhole: boolean) => ({ isNewMaster, isWhole, now })
  const form = useForm({ kind: openingKind, first, judged: judged(false) })
  const isOwn = info === null || info.isStaff
  const canSchedule = isOwn && info?.state !== 'awaitingPublication'

  const goOn = ({ scenarioId: saved }: SavedOpening): void => {
    if (info !== null) return
    void navigate({
      to: '/myPage/admin/opening',
      search: { worldId, scenarioId: padScenarioId(saved) },
      replace: true,
    })
  }
  const save = useOpeningSave({
    ...{ form, target, onLate: goOn },
    place: STAFF_OPENING_PLACE,
    make: (body, baseVersion) =>
      info === null
        ? scenarioOfficeCalls.createStaff.request({ worldId, ...body })
        : scenarioOfficeCalls.updateInfo.request({ worldId, scenarioId, phase, baseVersion, ...body }),
  })
  const leave = () => navigate({ to: '/myPage/admin/op', search: { page: 1 } })
  const schedule = usePress(scheduling, { scenarioId }, { onLate: () => void leave(), can: '予約できます' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is another version.
  useEffect(() => {
    if (info && info.version > form.version()) void form.meet(groundOf(info))
  }, [info?.version])

  const obstacle = form.conflict ?? save.reason
  const press = async (): Promise<void> => {
    if (obstacle || !form.check(judged(false))) return
    const saved = await save.save()
    if (saved) goOn(saved)
  }
  const plan = async (): Promise<void> => {
    setAsks(false)
    const { fields } = form.written()
    const saved = form.isDirty || info === null ? await save.save() : { scenarioId, phase }
    if (!saved) return
    const of = { worldId, scenarioId: saved.scenarioId, phase: saved.phase, title: fields.scenarioTitle }
    if (await schedule.press({ ...of, openDateTime: wishedTime(fields) })) await leave()
    else if (info === null) goOn({ ...saved, version: 1 })
  }
  const newest = async () =>
    info && groundOf((await client.fetchQuery({ ...officeQueries.opening(worldId, scenarioId), staleTime: 0 })).info)
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void press()
      }}
    >
      <ReturnReason reason={info?.state === 'rejected' ? info.reason : null} />
      <FormNotices
        form={form}
        of={save}
        doing={save.doing}
        isNew={info === null}
        staleCodes={STALE_CODES}
        newest={newest}
      />
      <OpeningFormFields
        form={form}
        worldId={worldId}
        place={STAFF_OPENING_PLACE}
        target={target}
        draftId={draftId}
        isNewMaster={isNewMaster}
        masterLabel={masterLabel(world?.scenarioSupportFlg)}
        now={now}
        isBusy={save.pending}
        onSubmit={() => void press()}
      />
      <FaultSummary form={form} />
      <PressNotice of={schedule} />
      <div className="mt-6 grid justify-items-start gap-3">
        {canSchedule && (
          <Button
            variant="shu"
            size="big"
            capped
            icon={CalendarClock}
            pending={schedule.pending}
            pendingLabel="予約しています"
            reason={obstacle ?? schedule.reason}
            onClick={() => form.check(judged(true)) && setAsks(true)}
          >
            {form.fields.timing === 'later' ? '公開を予約する' : 'すぐに公開する'}
          </Button>
        )}
        <Button
          type="submit"
          variant={canSchedule ? 'line' : 'shu'}
          size="big"
          capped
          pending={save.pending}
          pendingLabel="保存しています"
          reason={canSchedule ? undefined : obstacle}
        >
          {info === null || info.state === 'draft' ? '下書きを保存' : '変更を保存'}
        </Button>
        {info && (
          <TextLink
            to="/myPage/admin/info/$worldId/$scenarioId"
            params={{ worldId, scenarioId: padScenarioId(scenarioId) }}
            chevron
          >
            プレイヤーの画面で見る
          </TextLink>
        )}
      </div>
      <Suspense>
        {asks && (
          <ScheduleDialog
            title={form.fields.scenarioTitle}
            publishAt={wishedTime(form.fields)}
            onClose={() => setAsks(false)}
            onYes={() => void plan()}
          />
        )}
      </Suspense>
    </form>
  )
}
