// Calls of campaigns.
import { handlersOf } from '../../platform/handlers.ts'
import { listCampaigns, publishCampaign, readCampaign, removeCampaign, saveCampaign, withdrawCampaign } from './desk.ts'
import { getOffer } from './offers.ts'
import { getCampaign, getOpen, getPast } from './shown.ts'

export const campaignHandlers = handlersOf('campaign', {
  getOpen,
  getPast,
  get: getCampaign,
  list: listCampaigns,
  read: readCampaign,
  offer: getOffer,
  save: (tx, given, { files }) => saveCampaign(tx, files, given),
  publish: publishCampaign,
  withdraw: withdrawCampaign,
  remove: removeCampaign,
})
