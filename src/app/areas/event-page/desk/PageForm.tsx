// The desk of a page of an event that is being written, with its steps and its preview at the moments of the event.
import { useNavigate } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { campaignTones } from '#app/shared/campaign/PeriodHead.tsx'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { FormBody, FormField, Place } from '#app/shared/form/FormField.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { Period, TimeField } from '#app/shared/form/TimeField.tsx'
import { useDesk } from '#app/shared/form/use-desk.ts'
import { useForm } from '#app/shared/form/use-form.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { PictureField } from '#app/shared/picture/PictureField.tsx'
import { useServerNow } from '#app/shared/screen/use-server-now.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { campaignStateLabels } from '#rules/campaigns.ts'
import { fromJapanField } from '#rules/dates.ts'
import { EVENT_MOST } from '#rules/event-pages.ts'
import { EVENT_PAGE_PLACE, eventPageTarget } from '../draft-place.ts'
import { EventPageText } from '../EventPageText.tsx'
import { type DeskPage, eventPageQueries } from '../queries.ts'
import { ChoiceFromLibrary } from './ChoiceFromLibrary.tsx'
import { groundOf, type PageFields, pageKind, previewPart } from './fields.ts'
import { PageSteps } from './PageSteps.tsx'
import { PartRows } from './PartRows.tsx'
import { EVENT_PAGE_STALE_CODES, savingPage, steppingPage } from './writes.ts'

interface PageFormProps {
  worldId: string
  /** null for a new one */
  page: DeskPage | null
  isPreview: boolean
  draftId: string | undefined
}

const ADDRESS = '/myPage/admin/worldEventPage/$worldId/$eventId'

export function PageForm({ worldId, page, isPreview, draftId }: PageFormProps) {
  const navigate = useNavigate()
  const [first] = useState(() => groundOf(page, worldId))
  const state = page?.state ?? 'draft'
  const now = useServerNow(eventPageQueries.list(worldId, firstOfDesk))
  const judged = { isSeen: state !== 'draft' }
  const form = useForm({ kind: pageKind, first, judged })
  const { fields, faults, change } = form
  const eventId = page?.eventId ?? null
  const desk = useDesk({
    ...{ form, stored: page, id: 'pageNo', groundOf, target: eventPageTarget(worldId, eventId) },
    ...{
      named: { worldId, eventId: eventId ?? '' },
      read: () => eventPageQueries.desk(worldId, eventId ?? fields.eventId),
    },
    ...{ save: savingPage, step: steppingPage, saved: 'イベントのページを保存しました' },
    isSeen: judged.isSeen,
    open: () => void navigate({ to: ADDRESS, params: { worldId, eventId: fields.eventId }, search: {}, replace: true }),
    leave: () =>
      navigate({
        ...{ to: '/myPage/admin/worldEventPage/$worldId', params: { worldId }, search: firstOfDesk, replace: true },
      }),
  })
  const params = { worldId, eventId: eventId ?? 'new' }
  return (
    <WritingPage
      title={page ? 'イベントのページの編集' : '新しいイベントのページ'}
      back={<BackLink to="/myPage/admin/worldEventPage/$worldId" params={{ worldId }} search={firstOfDesk} />}
      isPreview={isPreview}
      hasHeading
      {...previewWays({ to: ADDRESS, params, search: { preview: true } }, { to: ADDRESS, params, search: {} })}
      preview={<Preview {...{ worldId, fields, now }} lead={form.text ?? ''} isDirty={form.isDirty} />}
      onSubmit={() => desk.save(judged)}
    >
      <FormNotices
        {...desk.notices}
        staleCodes={EVENT_PAGE_STALE_CODES}
        lead={<Chip tone={campaignTones[state]}>{campaignStateLabels[state]}</Chip>}
      />
      <FormBody form={form} isBusy={desk.isBusy}>
        <FormField form={form} name="title" />
        {page === null && <FormField form={form} name="eventId" />}
        <Period>
          <TimeField {...{ form, now }} name="startsAt" suffix="に始まります" />
          <TimeField {...{ form, now }} name="endsAt" suffix="に終わります" />
        </Period>
        <FormText
          {...{ form, draftId }}
          target={desk.target}
          place={EVENT_PAGE_PLACE}
          limit={EVENT_MOST.lead}
          rows={3}
        />
        <PictureField
          label="バナー"
          picture={fields.picture}
          onChange={picture => change({ picture })}
          choose={face => <ChoiceFromLibrary {...face} worldId={worldId} type="banner" />}
        />
        <Place name="parts">
          <PartRows
            {...{ worldId }}
            epoch={form.epoch}
            rows={fields.parts}
            error={faults.parts}
            onChange={parts => change({ parts })}
          />
        </Place>
      </FormBody>
      <PageSteps {...desk.foot} page={page} check={() => form.check({ isSeen: true })} />
    </WritingPage>
  )
}

const moments = [
  { key: 'now', label: 'いま' },
  { key: 'coming', label: '開催前' },
  { key: 'open', label: '開催中' },
  { key: 'past', label: '終了後' },
] as const
type Moment = (typeof moments)[number]['key']

interface PreviewProps {
  worldId: string
  fields: PageFields
  lead: string
  isDirty: boolean
  now: number
}

/** The page as its readers see it, now or at another moment of its event. */
function Preview({ worldId, fields, lead, isDirty, now }: PreviewProps) {
  const [moment, setMoment] = useState<Moment>('now')
  const { title, picture, parts } = fields
  const [startsAt, endsAt] = [fromJapanField(fields.startsAt), fromJapanField(fields.endsAt)]
  const at: Record<Moment, number> = {
    now,
    coming: startsAt === null ? now : Date.parse(startsAt) - 1,
    open: startsAt === null ? now : Date.parse(startsAt),
    past: endsAt === null ? now : Date.parse(endsAt),
  }
  return (
    <>
      <Notice icon={Eye} silent className="mt-3">
        {isDirty ? '保存していない変更をふくむ見えかたです。' : '読者に見えるかたちです。'}
      </Notice>
      <FilterChips
        label="見えかたの時点"
        filters={moments}
        current={moment}
        onSelect={key => setMoment(moments.find(each => each.key === key)?.key ?? 'now')}
      />
      <EventPageText
        worldId={worldId}
        page={{
          title: title || '（タイトルなし）',
          lead,
          picture,
          startsAt,
          endsAt,
          contentList: parts.map(previewPart),
        }}
        now={at[moment]}
      />
    </>
  )
}
