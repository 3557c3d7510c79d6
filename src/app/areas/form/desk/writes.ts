// Writes of the office about forms.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { targetOf } from '#app/shared/form/desk-address.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { FormStep } from '#rules/web-forms.ts'
import { formDeskCalls } from '../queries.ts'
import { WEB_FORM_PLACE } from './draft-place.ts'
import { type FormFields, sentForm } from './fields.ts'

/** @property formId null for a new one */
type Written = { formId: number | null; fields: FormFields; version: number }

export const FORM_STALE_CODES = ['FORM_CHANGED', 'FORM_STATE']

export const savingForm = defineWrite({
  kind: 'form.save',
  textIn: 'body',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['form', 'formDesk'],
  toasts: 'none',
  press: ({ formId, fields, version, text, draftId }: WrittenDraft & Written) => ({
    entity: `webForm:${targetOf(formId)}`,
    request: formDeskCalls.save.request({ formId, baseVersion: version, body: text, draftId, ...sentForm(fields) }),
    note: fields.title || '（タイトルなし）',
    facts: { draftId, place: WEB_FORM_PLACE, target: targetOf(formId), fields: writeForm({ fields, version }) },
  }),
})

type Step = { step: FormStep; formId: number; baseVersion: number; title: string }

export const steppingForm = defineWrite({
  kind: 'form.step',
  policy: 'online',
  thing: ['formId'],
  touches: ['form', 'formDesk'],
  toasts: 'all',
  press: ({ step, formId, baseVersion, title }: Step) => ({
    entity: `webForm:${formId}`,
    request: formDeskCalls[step].request({ formId, baseVersion }) as ReturnType<typeof formDeskCalls.publish.request>,
    note: title || '（タイトルなし）',
    facts: { formId, step },
  }),
})

export const copyingForm = defineWrite({
  kind: 'form.copy',
  policy: 'online',
  thing: ['formId'],
  touches: ['formDesk'],
  toasts: 'all',
  press: ({ formId, title }: { formId: number; title: string }) => ({
    entity: `webForm:${formId}`,
    request: formDeskCalls.copy.request({ formId }),
    note: title,
    facts: { formId },
  }),
})
