// The form of a notice to masters, which is a table of its fields beside its text, and the write that sends it.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { type FormKind, textOf, textOrNull, writeForm } from '#app/shared/form/table.ts'
import { NOTICE_MOST } from '#rules/scenario/desk.ts'
import { lengthCount } from '#rules/text/count.ts'
import { NOTICE_PLACE } from '../draft-places.ts'
import { OFFICE_TOUCHES, scenarioOfficeCalls } from '../queries.ts'

/** @property worldId world of the receiving masters; null: all worlds */
export type NoticeFields = { title: string; worldId: string | null }

const faultOf = (text: string, name: string, most: number): string | undefined => {
  if (text.trim() === '') return `${name}を入力してください。`
  return lengthCount(text) > most ? `${name}は${most.toLocaleString('ja-JP')}文字以内で入力してください。` : undefined
}

export const noticeKind: FormKind<NoticeFields, 'sent'> = {
  what: 'お知らせ',
  text: '本文',
  title: ({ title }) => `題名：${title}`,
  faults: ({ title }, body) => ({
    title: faultOf(title, '題名', NOTICE_MOST.title),
    text: faultOf(body, '本文', NOTICE_MOST.body),
  }),
  table: {
    worldId: { label: '宛先', empty: null, read: textOrNull, control: { as: 'choice', options: [] } },
    title: {
      ...{ label: '題名', empty: '', read: textOf, required: true },
      control: { as: 'line', count: title => `${lengthCount(title)} / ${NOTICE_MOST.title}字` },
    },
  },
}

export const postingNotice = defineWrite({
  kind: 'scenario.masterNotice',
  textIn: 'body',
  policy: 'online',
  thing: [],
  holdsText: true,
  touches: OFFICE_TOUCHES,
  toasts: 'all',
  press: ({ fields, text, draftId }: WrittenDraft & { fields: NoticeFields }) => ({
    entity: 'masterNotice',
    request: scenarioOfficeCalls.postNotice.request({ ...fields, title: fields.title.trim(), body: text }),
    note: fields.title.trim(),
    facts: { draftId, place: NOTICE_PLACE, target: '', fields: writeForm({ fields, version: 0 }) },
  }),
})
