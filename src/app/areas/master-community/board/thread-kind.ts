// The form of a new thread of the masters' boards: its title beside its first post, which is its long text.
import { counted } from '#app/shared/form/fields.ts'
import { type FormKind, type Ground, textOf } from '#app/shared/form/table.ts'
import { STAFF_MOST, staffFaults, staffLabels, staffPostFault } from '#rules/master-communities.ts'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'

export type ThreadFields = { title: string }

/** @param about page of the handbook that is asked about */
export const newThread = (about: string | undefined): Ground<ThreadFields> => ({
  fields: { title: about === undefined ? '' : `「${about}」について` },
  text: '',
  version: 0,
})

export const postFaultOf = (text: string): string | undefined => {
  const fault = staffPostFault(text)
  return fault ? masterCommunityRefusals[fault].message : undefined
}

export const threadKind: FormKind<ThreadFields, 'saved'> = {
  what: 'スレッド',
  text: 'はじめの発言',
  title: ({ title }) => title || '（題名なし）',
  faults: ({ title }, text) => {
    const fault = staffFaults({ threadTitle: title }).threadTitle
    const words = postFaultOf(text)
    return { ...(fault ? { title: fault } : {}), ...(words ? { text: words } : {}) }
  },
  table: {
    title: {
      ...{ label: staffLabels.threadTitle, empty: '', read: textOf, required: true },
      control: { as: 'line', count: counted(STAFF_MOST.threadTitle) },
    },
  },
}
