// The calls of orders and of requests.
import { handlersOf, owned } from '../../platform/handlers.ts'
import { actOnOrder, cancelOrder, confirmOrder, takeOrder } from './act-on-order.ts'
import { getCancelTerms, saveCancelTerms } from './cancel-terms.ts'
import { getOrderDetail } from './detail.ts'
import { askFriend, joinOrder, leaveOrder, swapCharacter, visitOrder } from './join-order.ts'
import { getMessages, writeMessage } from './messages.ts'
import { getInvitingList, getOnGoingRequests, getOrderList, getSubOrderList } from './order-cards.ts'
import { ownOrder } from './own-order.ts'
import { getMasterList, getRequestSetting, orderRequest, saveRequestSetting } from './requests.ts'
import { renewLink, reviseOrder } from './revise-order.ts'
import { submitOrder } from './submit-order.ts'

export const scenarioRequestHandlers = handlersOf('scenarioRequest', {
  getMasterList,
  order: orderRequest,
  getSetting: getRequestSetting,
  saveSetting: saveRequestSetting,
})

export const scenarioOrderHandlers = handlersOf('scenarioOrder', {
  cancelOrder: owned(ownOrder, cancelOrder),
  confirmOrder: owned(ownOrder, confirmOrder),
  getOrderList,
  getOrderDetail,
  getInvitingList,
  participation: joinOrder,
  swap: swapCharacter,
  getSubOrderList,
  getOnGoingRequestScenarioList: getOnGoingRequests,
  submitRequestScenario: submitOrder,
  updateRequestScenario: submitOrder,
  act: owned(ownOrder, actOnOrder),
  take: owned(ownOrder, takeOrder),
  leave: owned(ownOrder, leaveOrder),
  revise: owned(ownOrder, reviseOrder),
  askFriend: owned(ownOrder, askFriend),
  renewLink: owned(ownOrder, renewLink),
  visit: visitOrder,
  getCancelTerms,
  saveCancelTerms,
  getMessages: owned(ownOrder, getMessages),
  writeMessage: owned(ownOrder, writeMessage),
})
