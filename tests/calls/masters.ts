// Rights of the further classes of viewers (B21) where they are not those of any other user: of a master of the harbour on things that
// another leads, of a story supporter whom another world allows, of a creator.

type Further = { master?: string; supporter?: string; creator?: string }

/** Calls that every master makes, each on things of their own. */
const ownDesk = [
  'fanLetter.getInbox',
  'fanLetter.markRead',
  'masterRoom.addDay',
  'masterRoom.getOwn',
  'masterRoom.getOwnNotices',
  'masterRoom.postNotice',
  'masterRoom.save',
  'scenarioExtra.getOwnList',
  'scenarioExtra.getPlaces',
  'scenarioInfo.getAssignedWorld',
  'scenarioInfo.getDeskList',
  'scenarioInfo.getHome',
  'scenarioInfo.getScenarioInfoForRelease',
  'scenarioInfo.getSettings',
  'scenarioInfo.readNotice',
  'scenarioInfo.saveSettings',
  'scenarioOmnibus.getMasterTemplate',
  'scenarioOmnibus.getMasterTemplateList',
  'scenarioOmnibus.getOwnList',
  'scenarioOmnibus.getScenarioListForOrder',
  'scenarioReact.getMasterReact',
  'scenarioReact.getMasterReactList',
  'scenarioReact.getOrderSetting',
  'scenarioReplay.getList',
  'scenarioRequest.getSetting',
] as const

/** Calls on things that another master leads, by the refusal: for others they are not there. */
const ofAnother: Readonly<Record<string, readonly string[]>> = {
  ROOM_DAY_NOT_FOUND: ['masterRoom.removeDay'],
  ROOM_NOTICE_NOT_FOUND: ['masterRoom.setNotice'],
  SCENARIO_NOT_FOUND: [
    'scenarioAppend.appendScenario',
    'scenarioAppend.getScenarioInfoForAppend',
    'scenarioAppend.update',
    'scenarioExtra.save',
    'scenarioInfo.act',
    'scenarioInfo.downloadCSV',
    'scenarioInfo.extend',
    'scenarioInfo.getInfo',
    'scenarioInfo.getTexts',
    'scenarioInfo.update',
    'scenarioReplay.act',
    'scenarioReplay.ask',
    'scenarioReplay.getDetail',
    'scenarioReplay.getVersion',
    'scenarioReplay.markComment',
    'scenarioReplay.saveNote',
    'scenarioReplay.updateScenario',
  ],
  EXTRA_NOT_FOUND: ['scenarioExtra.act', 'scenarioExtra.getOwn', 'scenarioExtra.remove'],
  OMNIBUS_NOT_FOUND: [
    'scenarioOmnibus.act',
    'scenarioOmnibus.getOwn',
    'scenarioOmnibus.orderSetting',
    'scenarioOmnibus.remove',
    'scenarioOmnibus.updateOmnibus',
  ],
  ORDER_NOT_FOUND: ['scenarioOrder.submitRequestScenario', 'scenarioOrder.updateRequestScenario'],
}

/** Calls in the community of a world's masters, by the refusal for masters of other worlds. */
const ofStaff: Readonly<Record<string, readonly string[]>> = {
  MASTER_COMMUNITY_NOT_FOUND: ['getHome', 'getPage', 'markPageRead', 'getMembers', 'getChat', 'search'],
  STAFF_BOARD_NOT_FOUND: ['getBoard', 'makeThread'],
  STAFF_THREAD_NOT_FOUND: ['getTalk', 'post', 'pin', 'setRead'],
}
/** Those about what somebody else has written there, by the refusal for masters of the world. */
const ofWriters: Readonly<Record<string, readonly string[]>> = {
  STAFF_THREAD_NOT_FOUND: ['solve', 'deleteThread'],
  STAFF_POST_NOT_FOUND: ['edit', 'deletePost'],
}

const masters = (right: string, names: readonly string[]): [string, Further][] =>
  names.map(name => [name, { master: right, supporter: right }])

/** Expected results by call. */
export const furtherRights: ReadonlyMap<string, Further> = new Map<string, Further>([
  ...masters('ok', ownDesk),
  ...Object.entries(ofAnother).flatMap(([code, names]) => masters(code, names)),
  ...Object.entries(ofStaff).flatMap(([supporter, names]) =>
    names.map((name): [string, Further] => [`masterCommunity.${name}`, { master: 'ok', supporter }]),
  ),
  ...Object.entries(ofWriters).flatMap(([master, names]) =>
    names.map((name): [string, Further] => [
      `masterCommunity.${name}`,
      { master, supporter: 'STAFF_THREAD_NOT_FOUND' },
    ]),
  ),
  ['scenarioInfo.create', { master: 'ok', supporter: 'WORLD_NOT_ASSIGNED' }],
  ['scenarioOmnibus.createOmnibus', { master: 'ok', supporter: 'WORLD_NOT_ASSIGNED' }],
  ['scenarioReact.saveOrderSetting', { master: 'REACT_TERMS_CHANGED', supporter: 'WORLD_NOT_ASSIGNED' }],
  ['scenarioRequest.saveSetting', { master: 'ok', supporter: 'WORLD_NOT_ASSIGNED' }],
  // An open request is for masters who take requests.
  ['scenarioOrder.take', { master: 'ORDER_NOT_FOUND', supporter: 'ORDER_NOT_FOUND', creator: 'ORDER_NOT_FOUND' }],
  // The samples know other users by name: one who has joined, one who owns the character, some who have passed the exam.
  ['scenarioOrder.leave', { master: 'ORDER_NOT_FOUND', supporter: 'ORDER_NOT_FOUND', creator: 'ORDER_NOT_FOUND' }],
  ['follow.follow', { master: 'ok', supporter: 'ok', creator: 'ok' }],
  // The other user makes the work of the samples; further ones are no party to it.
  ...['getCommission', 'act', 'say', 'deliver'].map((name): [string, Further] => [
    `commission.${name}`,
    { master: 'COMMISSION_NOT_FOUND', supporter: 'COMMISSION_NOT_FOUND', creator: 'COMMISSION_NOT_FOUND' },
  ]),
  ...['tailor.getRoom', 'tailor.saveRoom', 'tailor.setWindow', 'tailor.saveOffer', 'tailor.uploadSample']
    .concat(['commission.getReceivedList', 'commission.uploadWork'])
    .map((name): [string, Further] => [name, { master: 'FORBIDDEN', supporter: 'FORBIDDEN', creator: 'ok' }]),
  ['tailor.addSample', { master: 'FORBIDDEN', supporter: 'FORBIDDEN', creator: 'TAILOR_PICTURE_NOT_FOUND' }],
  ['classRequest.askPermission', { master: 'EXAM_NEEDED', supporter: 'CLASS_HELD', creator: 'EXAM_NEEDED' }],
])
