// Write that sends a notice to masters, and the fields that its form keeps besides its text.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { MASTER_NOTICE } from '#app/shared/draft/handed-in.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { NOTICE_MOST } from '#rules/scenario/desk.ts'
import { lengthCount } from '#rules/text/count.ts'
import { NOTICE_PLACE } from '../draft-places.ts'
import { OFFICE_TOUCHES, scenarioOfficeCalls } from '../queries.ts'

/** @property worldId world of the receiving masters; null: all worlds */
export type NoticeFields = { title: string; worldId: string | null }

/** Reads stored fields; unexpected values count as empty. */
export function readNotice(fields: string): NoticeFields {
  try {
    const { title, worldId } = JSON.parse(fields) as Record<string, unknown>
    return {
      title: typeof title === 'string' ? title : '',
      worldId: typeof worldId === 'string' ? worldId : null,
    }
  } catch {
    return { title: '', worldId: null }
  }
}

/** Faults of the form, by field. */
export function noticeFault({ title }: NoticeFields, body: string): { title?: string; body?: string } {
  const faultOf = (text: string, name: string, most: number): string | null => {
    if (text.trim() === '') return `${name}を入力してください。`
    return lengthCount(text) > most ? `${name}は${most.toLocaleString('ja-JP')}文字以内で入力してください。` : null
  }
  const wrong = { title: faultOf(title, '題名', NOTICE_MOST.title), body: faultOf(body, '本文', NOTICE_MOST.body) }
  return { ...(wrong.title ? { title: wrong.title } : {}), ...(wrong.body ? { body: wrong.body } : {}) }
}

export const postingNotice = defineWrite({
  kind: MASTER_NOTICE,
  policy: 'online',
  thing: [],
  holdsText: true,
  touches: OFFICE_TOUCHES,
  toasts: 'all',
  press: ({ written, text, draftId }: WrittenDraft & { written: NoticeFields }) => ({
    entity: 'masterNotice',
    request: scenarioOfficeCalls.postNotice.request({ ...written, title: written.title.trim(), body: text }),
    note: written.title.trim(),
    facts: { draftId, place: NOTICE_PLACE, target: '', fields: JSON.stringify(written) },
  }),
})
