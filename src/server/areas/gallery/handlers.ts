// The calls of the gallery.
import { handlersOf, owned } from '../../platform/handlers.ts'
import { getItem, getItems, setLike } from './items.ts'
import { freeCharacter, freeOrder, getLimitations, limitCharacter, limitOrder } from './limits.ts'
import { ownOrderOf } from './own-order.ts'

export const galleryHandlers = handlersOf('gallery', {
  getItems,
  getItem,
  setLike,
  createLimitationForCharacter: limitCharacter,
  deleteLimitationForCharacter: freeCharacter,
  createLimitationForOrder: owned(ownOrderOf, limitOrder),
  deleteLimitationForOrder: owned(ownOrderOf, freeOrder),
  getLimitationList: getLimitations,
})
