// /admin/form and /myPage/admin/freeForm: the office's forms by their state.
import { Link } from '@tanstack/react-router'
import { DeskList, DeskTitle } from '#app/shared/form/DeskList.tsx'
import { type DeskPlace, NEW } from '#app/shared/form/desk-address.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { ListLink } from '#app/ui/List.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import type { FormState } from '#rules/web-form-address.ts'
import { FORM_PAGE_SIZE, formStateLabels } from '#rules/web-forms.ts'
import { type DeskFormRow, formQueries } from '../queries.ts'
import { formTones } from './form-tones.ts'

interface FormListScreenProps {
  place: DeskPlace<FormState>
  /** address of this list, which stands at two */
  at: '/admin/form' | '/myPage/admin/freeForm'
}

export function FormListScreen({ place, at }: FormListScreenProps) {
  const query = useRead(formQueries.list(place))
  const back =
    at === '/admin/form' ? (
      <BackLink to="/admin" label="運営のトップへ戻る" />
    ) : (
      <BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />
    )
  return (
    <Page top={<TopBar title="フォーム" back={back} />}>
      <DeskList
        {...{ query, place }}
        thing="フォーム"
        labels={formStateLabels}
        size={FORM_PAGE_SIZE}
        link={(search, face) => <Link to={at} search={search} activeOptions={{ exact: true }} {...face} />}
        make={face => <ButtonLink {...face} to="/admin/form/$formId" params={{ formId: NEW }} />}
        rows={({ formList }) => formList.map(row => <Row key={row.formId} row={row} />)}
        note="アンケートや応募の受付に使えます。"
      />
    </Page>
  )
}

function Row({ row }: { row: DeskFormRow }) {
  const { formId, title, state, worldName, closesAt, answerCount, answeredAt } = row
  const facts = [
    worldName,
    closesAt && `締切 ${formatDayTime(closesAt)}`,
    `回答 ${answerCount}件`,
    answeredAt && `最新 ${formatDayTime(answeredAt)}`,
  ]
  return (
    <ListLink
      to="/admin/form/$formId"
      params={{ formId: String(formId) }}
      search={answerCount > 0 ? { view: 'summary' } : {}}
      title={<DeskTitle tone={formTones[state]} state={formStateLabels[state]} title={title} />}
      note={facts.filter(Boolean).join('・')}
    />
  )
}
