// Reads of the screens of orders. What a player has is kept on the device; invitations of a link are not.
import orderNames from 'virtual:contract/scenarioOrder'
import requestNames from 'virtual:contract/scenarioRequest'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ScenarioOrderContract } from '#contract/scenario-order.ts'
import type { ScenarioRequestContract } from '#contract/scenario-request.ts'
import type { OrderListAddress } from './address.ts'

export const orderCalls = connect<ScenarioOrderContract>('scenarioOrder', orderNames)
export const requestCalls = connect<ScenarioRequestContract>('scenarioRequest', requestNames)

export type Order = Awaited<ReturnType<typeof orderCalls.getOrderDetail.send>>
export type OrderCard = Awaited<ReturnType<typeof orderCalls.getOrderList.send>>['orderList'][number]
export type CancelTerms = Awaited<ReturnType<typeof orderCalls.getCancelTerms.send>>
export type OrderMember = Order['memberList'][number]
export type OrderMessage = Awaited<ReturnType<typeof orderCalls.getMessages.send>>['messageList'][number]
export type AskedMaster = Awaited<ReturnType<typeof requestCalls.getMasterList.send>>['masterList'][number]
export type GoingRequest = Awaited<
  ReturnType<typeof orderCalls.getOnGoingRequestScenarioList.send>
>['orderList'][number]

export const ORDER_PAGE_SIZE = 20
export const MESSAGE_PAGE_SIZE = 20
/** Messages that the page of an order shows itself. */
export const MESSAGES_SHOWN = 3

/** Option of reads that other people change: they are repeated at every visit. */
const LIVE = { staleTime: 0 }

export const orderQueries = {
  masters: (worldId: string) => readQuery(requestCalls.getMasterList, { worldId }, { kept: true }),
  /** Terms of cancellation under which an order is placed now; asked for at each visit, because the office sets them. */
  cancelTerms: () => ({ ...readQuery(orderCalls.getCancelTerms, {}), ...LIVE }),
  going: (worldId: string) => readQuery(orderCalls.getOnGoingRequestScenarioList, { worldId }, { kept: true }),
  own: (worldId: string, { group, page }: OrderListAddress) => ({
    ...readQuery(
      orderCalls.getOrderList,
      { worldId, party: 'owner', group, page, perPage: ORDER_PAGE_SIZE },
      { kept: true },
    ),
    ...LIVE,
  }),
  sub: (worldId: string, page: number) => ({
    ...readQuery(orderCalls.getSubOrderList, { worldId, page, perPage: ORDER_PAGE_SIZE }, { kept: true }),
    ...LIVE,
  }),
  inviting: (characterId: string) => ({
    ...readQuery(orderCalls.getInvitingList, { characterId }, { kept: true }),
    ...LIVE,
  }),
  order: (orderId: number) => ({
    ...readQuery(orderCalls.getOrderDetail, { orderId }, { kept: true }),
    ...LIVE,
  }),
  /** An order as its link shows it. The secret is part of the key, which must not stay on the device. */
  invitation: (orderId: number, hash: string | null) => ({
    ...readQuery(orderCalls.getOrderDetail, hash === null ? { orderId } : { orderId, hash }),
    ...LIVE,
  }),
  messages: (orderId: number, page: number, perPage = MESSAGE_PAGE_SIZE) =>
    readQuery(orderCalls.getMessages, { orderId, page, perPage }, { kept: true }),
}
