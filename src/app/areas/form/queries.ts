// Calls and reads of forms, and of the office's desk for them.
import calls from 'virtual:contract/form'
import deskCalls from 'virtual:contract/formDesk'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import type { FormContract } from '#contract/form.ts'
import type { FormDeskContract } from '#contract/form-desk.ts'
import { pageSlice } from '#rules/paging.ts'
import type { FormState } from '#rules/web-form-address.ts'
import { FORM_PAGE_SIZE } from '#rules/web-forms.ts'

export const formCalls = connect<FormContract>('form', calls)
export const formDeskCalls = connect<FormDeskContract>('formDesk', deskCalls)

type Said<Call extends { send: (...inputs: never[]) => unknown }> = Awaited<ReturnType<Call['send']>>
export type WebForm = Said<typeof formCalls.get>
export type SentAnswer = Said<typeof formCalls.getOwn>['answerList'][number]
export type DeskForm = Said<typeof formDeskCalls.read>
export type DeskFormRow = Said<typeof formDeskCalls.list>['formList'][number]
export type DeskAnswer = Said<typeof formDeskCalls.answers>['answerList'][number]
export type FormSummary = Said<typeof formDeskCalls.summary>

const pageOf = (page: number) => pageSlice(page, FORM_PAGE_SIZE)

export const formQueries = {
  one: (formId: number) => readQuery(formCalls.get, { formId }, { kept: true }),
  own: (formId: number) => readQuery(formCalls.getOwn, { formId }, { kept: true }),
  list: ({ state, page }: DeskPlace<FormState>) =>
    readQuery(formDeskCalls.list, { ...(state ? { state } : {}), ...pageOf(page) }, { kept: true }),
  desk: (formId: number) => readQuery(formDeskCalls.read, { formId }, { kept: true }),
  // Answers are personal: the office reads them from the server, and no device keeps them.
  answers: (formId: number, page: number) => readQuery(formDeskCalls.answers, { formId, ...pageOf(page) }),
  answer: (formId: number, answerId: number) => readQuery(formDeskCalls.answer, { formId, answerId }),
  summary: (formId: number) => readQuery(formDeskCalls.summary, { formId }),
}
