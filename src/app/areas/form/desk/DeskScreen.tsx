// /admin/form/{formId}: one form at the office's desk, or a new one: its questions, its answers, their counts.
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { formRefusals } from '#rules/refusals/form.ts'
import { formQueries } from '../queries.ts'
import { AnswersView } from './AnswersView.tsx'
import { AnswerView } from './AnswerView.tsx'
import type { DeskAddress } from './address.ts'
import { BuildScreen } from './BuildScreen.tsx'
import { DeskTabs } from './DeskTabs.tsx'
import { SummaryView } from './SummaryView.tsx'

interface DeskScreenProps {
  /** null for a new one */
  formId: number | null
  address: DeskAddress
}

const back = <BackLink to="/admin/form" search={{ state: undefined, page: 1 }} />

export function DeskScreen({ formId, address }: DeskScreenProps) {
  const query = useFresh(useRead({ ...formQueries.desk(formId ?? 0), staleTime: 0, enabled: formId !== null }))
  const { data } = query
  if (formId === null) return <BuildScreen form={null} address={address} />
  if (!data) {
    return (
      <Page top={<TopBar title="フォーム" back={back} />}>
        <NotRead
          query={query}
          title="フォームを読み込めませんでした。"
          nowhere={{
            title: formRefusals.FORM_NOT_FOUND.message,
            action: (
              <ButtonLink variant="ai" to="/admin/form" search={{ state: undefined, page: 1 }}>
                フォームの一覧へ
              </ButtonLink>
            ),
          }}
          className="mt-3"
        >
          <Loading>
            <SkeletonBlock className="mt-4 h-12 rounded-card" />
            <SkeletonBlock className="mt-4 h-72 rounded-card" />
          </Loading>
        </NotRead>
      </Page>
    )
  }
  const { view, answer, page = 1 } = address
  if (view !== 'summary' && view !== 'answers') return <BuildScreen form={data} address={address} />
  return (
    <Page top={<TopBar title={data.title} back={back} />}>
      <DeskTabs form={data} current={view} />
      {view === 'summary' && <SummaryView form={data} />}
      {view === 'answers' &&
        (answer === undefined ? (
          <AnswersView form={data} page={page} />
        ) : (
          <AnswerView form={data} answerId={answer} page={page} />
        ))}
    </Page>
  )
}
