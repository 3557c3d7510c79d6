// Parts of the desk of a form.
import { Link } from '@tanstack/react-router'
import { Tabs } from '#app/ui/Tabs.tsx'
import type { DeskForm } from '../queries.ts'
import { deskViews } from './address.ts'

const EDIT = 'edit'

export function DeskTabs({ form, current }: { form: DeskForm; current: 'summary' | 'answers' | typeof EDIT }) {
  const { formId, answerCount } = form
  return (
    <Tabs
      label="フォームの画面"
      tabs={[
        { key: EDIT, label: '質問' },
        { key: 'summary', label: '集計' },
        { key: 'answers', label: '回答', count: answerCount },
      ]}
      current={current}
      renderLink={({ key }, face) => (
        <Link
          to="/admin/form/$formId"
          params={{ formId: String(formId) }}
          search={{ view: deskViews.find(one => one === key) }}
          activeOptions={{ exact: true }}
          {...face}
        />
      )}
    />
  )
}
