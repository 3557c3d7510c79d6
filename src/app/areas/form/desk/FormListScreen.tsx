// /admin/form and /myPage/admin/freeForm: the office's forms by their state.
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { formStates, parseFormState } from '#rules/web-form-address.ts'
import { FORM_PAGE_SIZE, formStateLabels } from '#rules/web-forms.ts'
import { type DeskFormRow, type FormDeskPlace, formQueries } from '../queries.ts'
import { NEW } from './draft-place.ts'
import { formTones } from './form-tones.ts'

const ALL = 'all'

interface FormListScreenProps {
  place: FormDeskPlace
  /** address of this list, which stands at two */
  at: '/admin/form' | '/myPage/admin/freeForm'
}

export function FormListScreen({ place, at }: FormListScreenProps) {
  const query = useRead(formQueries.list(place))
  const { data } = query
  const tabs = [
    { key: ALL, label: 'すべて' },
    ...formStates.map(state => ({ key: state, label: formStateLabels[state], count: data?.stateCounts[state] })),
  ]
  const back = at === '/admin/form' ? <BackLink to="/admin" label="運営のトップへ戻る" /> : <BackLink to="/myPage" />
  return (
    <Page top={<TopBar title="フォーム" back={back} />}>
      <Tabs
        label="フォームの状態"
        tabs={tabs}
        current={place.state ?? ALL}
        renderLink={(tab, face) => (
          <Link
            to={at}
            search={{ state: parseFormState(tab.key), page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <ButtonLink
        variant="shu"
        icon={PenLine}
        className="mt-3 w-full md:w-76"
        to="/admin/form/$formId"
        params={{ formId: NEW }}
      >
        新しいフォーム
      </ButtonLink>
      <Read
        query={query}
        title="フォームを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-11">
            <NewsRowSkeleton />
          </div>
        }
      >
        {({ formList, count }, age) => (
          <PagedList
            shown={formList.length}
            count={count}
            page={place.page}
            size={FORM_PAGE_SIZE}
            age={age}
            link={(page, face) => <Link to={at} search={{ ...place, page }} {...face} />}
            past="このページにフォームはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="フォームがありません。"
                note="アンケートや応募の受付に使えます。"
              />
            }
          >
            <List className="mb-2">
              {formList.map(row => (
                <Row key={row.formId} row={row} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
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
      title={
        <>
          <Chip tone={formTones[state]}>{formStateLabels[state]}</Chip>
          <span className="phrases mt-1 block font-semibold wrap-anywhere">{title}</span>
        </>
      }
      note={facts.filter(Boolean).join('・')}
    />
  )
}
