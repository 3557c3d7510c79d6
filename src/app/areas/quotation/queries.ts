// Reads of quotation cards, kept.
import calls from 'virtual:contract/quotation'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { QuotationContract } from '#contract/quotation.ts'
import { QUOTATION_PAGE_SIZE } from '#rules/quotations.ts'

export const quotationCalls = connect<QuotationContract>('quotation', calls)

export type Quotation = Awaited<ReturnType<typeof quotationCalls.getQuotation.send>>
export type PhaseKey = { worldId: string; scenarioId: number; phase: number }

export const quotationQueries = {
  quotation: (quotationId: string) => readQuery(quotationCalls.getQuotation, { quotationId }, { kept: true }),
  own: (page: number) =>
    readQuery(quotationCalls.getOwnList, { pageStart: page, perPage: QUOTATION_PAGE_SIZE }, { kept: true }),
}
