// The calls of distribution.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { listGoods, listLinks, listTaken } from './goods.ts'
import { makeLink, resumeLink, stopLink } from './links.ts'
import { openLink, receive } from './receive.ts'

export const distributionHandlers = {
  getShouhinList: calls.distribution.getShouhinList.handler(async ({ context }) => ({
    shouhinList: await listGoods(context.db, viewerOrRefuse(context).userId, context.clock.now()),
  })),
  getDistributionList: calls.distribution.getDistributionList.handler(({ input, context }) =>
    listLinks(context.db, viewerOrRefuse(context).userId, input.shouhinId, context.clock.now()),
  ),
  getTakenList: calls.distribution.getTakenList.handler(({ input, context }) =>
    listTaken(context.db, viewerOrRefuse(context).userId, input),
  ),
  distributionInfo: calls.distribution.distributionInfo.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => makeLink(tx, { ...input, userId: viewer.userId, now })),
  ),
  stopDistribution: calls.distribution.stopDistribution.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => stopLink(tx, { ...input, userId: viewer.userId, now })),
  ),
  resumeDistribution: calls.distribution.resumeDistribution.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => resumeLink(tx, { ...input, userId: viewer.userId, now })),
  ),
  distribution: calls.distribution.distribution.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => receive(tx, { ...input, userId: viewer.userId, now })),
  ),
  getDetail: calls.distribution.getDetail.handler(({ input, context }) =>
    openLink(context.db, { ...input, userId: context.viewer?.userId ?? null, now: context.clock.now() }),
  ),
}
