// The calls of themes and of the templates that they are made from.
import { handlersOf } from '../../platform/handlers.ts'
import { orderOmnibus } from './order-omnibus.ts'
import { getOwn, getOwnList, getScenarioListForOrder, orderSetting } from './own-omnibuses.ts'
import { correctOmnibus, getReviewDetail, getReviewList, reviewResult } from './review-omnibus.ts'
import { getMasterList, getOmnibusDetail, getOmnibusList, getRelatedOmnibusList } from './shown-omnibuses.ts'
import {
  createTemplate,
  deleteTemplate,
  getMasterTemplate,
  getMasterTemplateList,
  getTemplateList,
  updateTemplate,
} from './templates.ts'
import { actOnOmnibus, createOmnibus, removeOmnibus, updateOmnibus } from './write-omnibus.ts'

export const scenarioOmnibusHandlers = handlersOf('scenarioOmnibus', {
  getTemplateList,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  getReviewList,
  getReviewDetail,
  reviewResult,
  updateOmnibusInfo: correctOmnibus,
  getMasterTemplateList,
  getMasterTemplate,
  createOmnibus,
  updateOmnibus,
  getScenarioListForOrder,
  orderSetting,
  getOwnList,
  getOwn,
  act: actOnOmnibus,
  remove: removeOmnibus,
  getOmnibusList,
  getOmnibusDetail,
  getMasterList,
  getRelatedOmnibusList,
  order: orderOmnibus,
})
