// The calls of situations (リアクト).
import { handlersOf } from '../../platform/handlers.ts'
import { getMasterReact, getMasterReactList, getOrderSetting, saveOrderSetting } from './master-terms.ts'
import { get, getList } from './office-reacts.ts'
import { orderReact } from './order-react.ts'
import { getCurrentList, getMasterList, getPastList, getReactDetail, getWorldMasterList } from './shown-reacts.ts'
import { create, remove, update } from './write-react.ts'

export const scenarioReactHandlers = handlersOf('scenarioReact', {
  getList,
  get,
  create,
  update,
  remove,
  getMasterReactList,
  getMasterReact,
  getOrderSetting,
  saveOrderSetting,
  getPastList,
  getCurrentList,
  getReactDetail,
  getMasterList,
  getWorldMasterList,
  order: orderReact,
})
