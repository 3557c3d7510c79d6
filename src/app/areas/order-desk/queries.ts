// Reads of the desks of orders. Lists are kept; they are read again at every visit, because other parties act meanwhile.
import { ORDER_PAGE_SIZE, orderCalls, requestCalls } from '#app/areas/order/queries.ts'
import { readQuery } from '#app/platform/query.ts'
import type { MasterOrdersAddress } from './master/address.ts'
import type { OfficeOrdersAddress } from './office/address.ts'

export type RequestTerms = Awaited<ReturnType<typeof requestCalls.getSetting.send>>['settingList'][number]

const kept = { kept: true }
const ALWAYS = { staleTime: 0 }
const counted = { page: 1, perPage: 1 }

export const orderDeskQueries = {
  master: ({ group, page }: Pick<MasterOrdersAddress, 'group' | 'page'>) => ({
    ...readQuery(
      orderCalls.getOrderList,
      {
        ...(group === 'offered' ? { party: 'candidate' as const } : { party: 'master' as const, group }),
        ...{ page, perPage: ORDER_PAGE_SIZE },
      },
      kept,
    ),
    ...ALWAYS,
  }),
  office: ({ group, page, worldId, type }: OfficeOrdersAddress) => ({
    ...readQuery(
      orderCalls.getOrderList,
      {
        ...{ party: 'director' as const, group, page, perPage: ORDER_PAGE_SIZE },
        ...(worldId === undefined ? {} : { worldId }),
        ...(type === undefined ? {} : { type }),
      },
      kept,
    ),
    ...ALWAYS,
  }),
  /** Number of orders of a side whose turn it is, with the first of them. */
  waiting: (party: 'master' | 'director') => ({
    ...readQuery(orderCalls.getOrderList, { party, group: 'turn', ...counted }, kept),
    ...ALWAYS,
  }),
  offered: () => ({ ...readQuery(orderCalls.getOrderList, { party: 'candidate', ...counted }, kept), ...ALWAYS }),
  /** The order that became a scenario. */
  ofScenario: (scenarioId: number) => readQuery(orderCalls.getOrderList, { scenarioId, ...counted }, kept),
  terms: () => readQuery(requestCalls.getSetting, {}, kept),
}
