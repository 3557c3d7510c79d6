// /admin/form/{formId}: one form at the office's desk, or a new one: its questions, its answers, their counts.
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { TopBar } from '#app/ui/TopBar.tsx'
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

const { back, nowhere } = toList(
  { to: '/admin/form', search: firstOfDesk },
  'フォームの一覧へ',
  formRefusals.FORM_NOT_FOUND.message,
)

export function DeskScreen({ formId, address }: DeskScreenProps) {
  const query = useFresh({ ...formQueries.desk(formId ?? 0), enabled: formId !== null })
  const { view, answer, page = 1 } = address
  return (
    <WrittenOn
      query={query}
      isNew={formId === null}
      title="フォーム"
      failed="フォームを読み込めませんでした。"
      {...{ back, nowhere }}
    >
      {form =>
        form === null || (view !== 'summary' && view !== 'answers') ? (
          <BuildScreen form={form} address={address} />
        ) : (
          <Page top={<TopBar title={form.title} back={back} />}>
            <DeskTabs form={form} current={view} />
            {view === 'summary' ? (
              <SummaryView form={form} />
            ) : answer === undefined ? (
              <AnswersView form={form} page={page} />
            ) : (
              <AnswerView form={form} answerId={answer} page={page} />
            )}
          </Page>
        )
      }
    </WrittenOn>
  )
}
