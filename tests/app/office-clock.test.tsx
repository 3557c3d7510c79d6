// Forms of the office that judge dates: the server's time decides, whatever the clock of the device says.
import 'fake-indexeddb/auto'
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { AdminNewsScreen } from '#app/areas/admin-news/AdminNewsScreen.tsx'
import { timingOf } from '#app/areas/admin-news/fields.ts'
import { CampaignDeskScreen } from '#app/areas/campaign/desk/CampaignDeskScreen.tsx'
import { DeskScreen } from '#app/areas/form/desk/DeskScreen.tsx'
import { TemplateScreen } from '#app/areas/omnibus/office/TemplateScreen.tsx'
import { ReactDeskScreen } from '#app/areas/react-order/office/ReactDeskScreen.tsx'
import { toJapanField } from '#rules/dates.ts'
import { stubPhone } from '../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../support/fake-server.ts'
import { installLocks } from '../support/locks.ts'
import { questions } from '../support/office-pages.ts'
import { showScreen } from '../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const HOUR = 3_600_000
/** Hours by which the server's clock is ahead of the device's, and from the server's time to the date that is judged. */
let ahead = 0
let inHours = 0
const serverNow = () => Date.now() + ahead * HOUR
const serverTime = () => new Date(serverNow()).toISOString()
const date = () => new Date(serverNow() + inHours * HOUR).toISOString()
const LONG_AGO = '2026-01-01T00:00:00.000Z'

const world: AnswerOf<'world.worldSelect'>['worldSelectList'][number] = {
  ...{ worldId: 'world0', worldName: '灯守のエルダ', catchphrase: '', description: '', keyVisual: null, hue: 210 },
  ...{ tokenList: [], status: 'open', scenarioSupportFlg: 0, isScenarioV2: true, characterCount: 0 },
  ownCharacterCount: 0,
}
let id = 0
const campaign = (): AnswerOf<'campaign.read'> => ({
  ...{ cpId: id, title: '冬の市', picture: null, state: 'draft', updatedAt: LONG_AGO, version: 1, resultPostId: null },
  ...{ startsAt: LONG_AGO, endsAt: date(), body: '灯を持ちよります。', offers: [] },
})
const form = (): AnswerOf<'formDesk.read'> => ({
  ...{ formId: id, title: '冬の市', worldId: null, worldName: null, audience: 'member', isOnce: true },
  ...{ closesAt: date(), state: 'draft', answerCount: 0, answeredAt: null, updatedAt: LONG_AGO, version: 1 },
  ...{ body: '教えてください。', questions },
})
const plan = () => ({
  ...{ templateId: id, worldId: 'world0', title: '灯のともらない夜', description: '灯。'.repeat(40), picture: null },
  ...{ textType: 'Normal' as const, seatsMost: 4, openFrom: LONG_AGO, openUntil: date(), version: 1 },
})
const react = (): AnswerOf<'scenarioReact.get'>['react'] => ({
  ...{
    ...plan(),
    catchcopy: '霧の岬で。',
    characterList: [],
    orders: 2,
    running: 0,
    masters: 1,
    settings: 1,
    leastCoin: null,
  },
})
const template = (): AnswerOf<'scenarioOmnibus.getMasterTemplate'>['template'] => ({
  ...{ ...plan(), guide: '', themes: 1, shownThemes: 0 },
})
fakeServer({
  'world.worldSelect': { worldSelectList: [world] },
  'campaign.read': campaign,
  'campaign.list': () => ({
    ...{ campaignList: [], count: 0, stateCounts: { draft: 0, coming: 0, open: 0, past: 0 } },
    serverTime: serverTime(),
  }),
  'formDesk.read': form,
  'formDesk.list': () => ({
    ...{ formList: [], count: 0, stateCounts: { draft: 0, published: 0, closed: 0 } },
    serverTime: serverTime(),
  }),
  'adminNews.list': () => ({
    ...{ newsList: [], count: 0, stateCounts: { draft: 0, scheduled: 0, published: 0, withdrawn: 0 } },
    serverTime: serverTime(),
  }),
  'scenarioReact.get': () => ({ react: react(), logList: [], serverTime: serverTime() }),
  'scenarioReact.getList': () => ({ reactList: [react()], count: 1, serverTime: serverTime() }),
  'scenarioOmnibus.getMasterTemplate': () => ({ template: template(), serverTime: serverTime() }),
  'scenarioOmnibus.getTemplateList': () => ({ templateList: [template()], count: 1, serverTime: serverTime() }),
})

beforeEach(() => {
  cleanup()
  stubPhone()
  installLocks()
  id++
})

const shown = () => document.body.textContent ?? ''
const opened = (label: string) =>
  waitFor(async () => expect((await screen.findByLabelText(label)).closest('[inert]')).toBeNull())

/** Forms with the words that each says of a date ahead, and of one that has passed. */
const forms = [
  {
    name: 'the preview of a campaign',
    ahead: '終了まで あと',
    passed: /読者に見えるかたちです。終了/,
    open: () => showScreen(<CampaignDeskScreen cpId={id} isPreview draftId={undefined} />),
    judge: () => screen.findByText(/見えるかたちです。/),
  },
  {
    name: 'a form that is published',
    ahead: 'このフォームを公開しますか？',
    passed: '締切は、いまより後にしてください',
    open: () => showScreen(<DeskScreen formId={id} address={{}} />),
    judge: async () => {
      await opened('締切（日本時間）')
      fireEvent.click(screen.getByRole('button', { name: '公開する' }))
    },
  },
  {
    name: 'an article that is planned',
    ahead: 'タイトルは必ず入力してください',
    passed: '公開日時はいまより後にしてください',
    open: () => showScreen(<AdminNewsScreen postId={null} isPreview={false} draftId={undefined} />),
    judge: async () => {
      await waitFor(() => expect(screen.getByRole('textbox', { name: '本文' }).closest('[inert]')).toBeNull())
      fireEvent.click(screen.getByRole('radio', { name: '日時を決める' }))
      fireEvent.change(await screen.findByLabelText('公開日時（日本時間）'), {
        target: { value: toJapanField(date()) },
      })
      fireEvent.click(screen.getByRole('button', { name: '予約する' }))
    },
  },
  {
    name: 'a situation',
    ahead: '受付を終えても',
    passed: '受付はもう終わっています',
    open: () => showScreen(<ReactDeskScreen address={{ world: 'world0', page: 1, react: id }} />),
    judge: () => opened('受付の終わり（日本時間）'),
  },
  {
    name: 'a template',
    ahead: '受付中',
    passed: '受付終了',
    open: () => showScreen(<TemplateScreen worldId="world0" template={id} draftId={undefined} />),
    judge: () => opened('受付の終わり（日本時間）'),
  },
]

describe.each(forms)('$name', ({ open, judge, ...words }) => {
  test.each([
    { hours: -2, date: 1, device: 'fast', said: words.ahead, unsaid: words.passed },
    { hours: 2, date: -1, device: 'slow', said: words.passed, unsaid: null },
  ])('goes by the server where the device is two hours $device', async ({ hours, date, said, unsaid }) => {
    ahead = hours
    inHours = date
    await open()
    await judge()
    await waitFor(() => expect(shown()).toMatch(said))
    if (unsaid) expect(shown()).not.toMatch(unsaid)
  })
})

test('a planned time stays in the form of a draft as long as it is ahead by the server', () => {
  const draft = (publishAt: string, at: string) =>
    timingOf({
      ...{ postId: 1, state: 'draft', category: 'event', title: '題', worldId: null, worldName: null, publishAt },
      ...{ updatedAt: null, version: 1, picture: null, body: '', serverTime: at },
    })
  const [early, late] = ['2026-11-20T12:00:00.000Z', '2036-11-20T12:00:00.000Z']
  expect(draft(late, early)).toEqual({ timing: 'later', time: toJapanField(late) })
  expect(draft(early, late).timing).toBe('now')
})
