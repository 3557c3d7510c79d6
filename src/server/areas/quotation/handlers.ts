// The calls of quotation cards.
import { handlersOf } from '../../platform/handlers.ts'
import { keepQuotation, setDeleted } from './keep.ts'
import { pictureOf } from './picture.ts'
import { getOwnList, getQuotation } from './shown-quotation.ts'

export const quotationHandlers = handlersOf('quotation', {
  getQuotation,
  getOwnList,
  keep: keepQuotation,
  setDeleted,
  picture: pictureOf,
})
