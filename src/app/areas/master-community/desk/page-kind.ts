// The form of a page of the handbook: its title beside its text, which is its long text.
import { counted } from '#app/shared/form/fields.ts'
import { type FormKind, type Ground, textOf } from '#app/shared/form/table.ts'
import { STAFF_MOST, staffFaults, staffLabels } from '#rules/master-communities.ts'
import type { HandbookPage } from '../queries.ts'

export type PageFields = { title: string }

export const pageKind: FormKind<PageFields, 'saved'> = {
  what: 'ハンドブックのページ',
  text: staffLabels.pageBody,
  title: ({ title }) => title || '（題名なし）',
  faults: ({ title }, text) => {
    const { pageTitle, pageBody } = staffFaults({ pageTitle: title, pageBody: text })
    return { ...(pageTitle ? { title: pageTitle } : {}), ...(pageBody ? { text: pageBody } : {}) }
  },
  table: {
    title: {
      ...{ label: staffLabels.pageTitle, empty: '', read: textOf, required: true },
      control: { as: 'line', count: counted(STAFF_MOST.pageTitle) },
    },
  },
}

export const groundOf = (page: Pick<HandbookPage, 'title' | 'body' | 'version'> | null): Ground<PageFields> => ({
  fields: { title: page?.title ?? '' },
  text: page?.body ?? '',
  version: page?.version ?? 0,
})
