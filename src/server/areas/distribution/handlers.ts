// The calls of distribution.

import { handlersOf, owned } from '../../platform/handlers.ts'
import { listGoods, listLinks, listTaken } from './goods.ts'
import { makeLink, resumeLink, stopLink } from './links.ts'
import { ownGoods } from './own-goods.ts'
import { openLink, receive } from './receive.ts'

export const distributionHandlers = handlersOf('distribution', {
  getShouhinList: listGoods,
  getDistributionList: owned(ownGoods, listLinks),
  getTakenList: owned(ownGoods, listTaken),
  distributionInfo: owned(ownGoods, makeLink),
  stopDistribution: owned(ownGoods, stopLink),
  resumeDistribution: owned(ownGoods, resumeLink),
  distribution: receive,
  getDetail: openLink,
})
