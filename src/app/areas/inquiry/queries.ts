// Calls and reads of letters to the operators.
import calls from 'virtual:contract/inquiry'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { InquiryContract } from '#contract/inquiry.ts'
import { INQUIRY_PAGE_SIZE } from '#rules/inquiries.ts'
import { pageSlice } from '#rules/paging.ts'

export const inquiryCalls = connect<InquiryContract>('inquiry', calls)

export type Letter = Awaited<ReturnType<typeof inquiryCalls.list.send>>['inquiryList'][number]

export const inquiryQueries = {
  list: (page: number) => readQuery(inquiryCalls.list, pageSlice(page, INQUIRY_PAGE_SIZE), { kept: true }),
}
