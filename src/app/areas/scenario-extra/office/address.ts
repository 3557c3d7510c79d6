// Address of the office's check of extras.
import { parseDraftId } from '#app/platform/page-search.ts'
import { extraIdOf } from '../address.ts'

/** @property draft id of a draft of a reason */
export type ExtraCheckAddress = { extra?: number | undefined; draft?: string | undefined }
export const readExtraCheck = (search: Partial<Record<keyof ExtraCheckAddress, unknown>>): ExtraCheckAddress => ({
  extra: extraIdOf(search.extra),
  draft: parseDraftId(search.draft),
})
