// Screens of responses to a replay, of fan letters at their writer, at the office and at their master, and of the support's search,
// rows of the table of screens (screens.ts). Scenario 4 of the demo gets a published replay.
import type { TestServer } from './fixtures.ts'
import { givenComments, givenLetter, givenPublishedReplay, REPLAY_PAGE } from './given-responses.ts'
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, link, press, region, text } from './shown.ts'

const WORDS = '四つ数えてから灯りをともす場面で、息を止めました。この夜のことを、きっと忘れません。'
const LONG = '灯台守の手の描きかたが好きです。'.repeat(16)
/** Id of demo-master that others see: the demo makes the same one every time. */
const MASTER = 'P-master'

const responses = (server: TestServer) =>
  givenPublishedReplay(server).then(() => givenComments(server, ['霧の描きかたが好きです。', LONG]))

async function letters(server: TestServer): Promise<void> {
  await givenPublishedReplay(server)
  await givenLetter(server, { state: 'returned', body: WORDS, reason: '連絡先が書かれています。' })
  await givenLetter(server, { state: 'waiting', body: WORDS })
  await givenLetter(server, { state: 'held', body: WORDS })
  await givenLetter(server, { state: 'passed', body: LONG })
}

/** The demo's ids are hashes; the rows give demo-master one that an address can name. */
const namedMaster = async (server: TestServer): Promise<void> => {
  await givenPublishedReplay(server)
  await server.query("update app_user set public_user_id = $1 where mailaddress = 'demo-master@example.com'", [MASTER])
}

export const responsesGuest: readonly Screen[] = [
  { address: REPLAY_PAGE, state: 'with responses', shown: text('霧の描きかたが好きです。'), prepare: responses },
]

export const responsesWriter: readonly Screen[] = [
  { address: '/fanletter', state: 'empty', shown: text('送ったファンレターはありません。') },
  {
    address: `/fanletter/${MASTER}?scenario=0000000004&phase=1`,
    state: 'full',
    shown: button('送る'),
    prepare: namedMaster,
  },
  {
    address: `/fanletter/${MASTER}`,
    state: 'with what is wrong',
    shown: button('送る'),
    act: async page => {
      await press(page, '送る')
      await page.getByText('ファンレターの本文を入力してください。').first().waitFor()
    },
  },
  { address: `/fanletter/${MASTER}`, state: 'offline', shown: button('送る') },
  { address: '/fanletter/nobody', state: 'missing', shown: text('この宛先には、ファンレターを送れません。') },
  { address: '/fanletter', state: 'full', shown: text('差し戻しの理由'), prepare: letters },
  { address: '/fanletter', state: 'offline', shown: text('差し戻しの理由') },
  { address: REPLAY_PAGE, state: 'with responses', shown: button('コメントする'), prepare: responses },
  {
    address: REPLAY_PAGE,
    state: 'with a comment that is empty',
    shown: button('コメントする'),
    act: async page => {
      await press(page, /^好き/)
      await press(page, 'コメントする')
      await page.getByText('コメントを入力してください。').first().waitFor()
    },
  },
  { address: REPLAY_PAGE, state: 'offline', shown: button('コメントする') },
]

export const lettersMaster: readonly Screen[] = [
  { address: '/myPage/scenario/fanletter', state: 'empty', shown: text('届いたファンレターはありません。') },
  { address: '/myPage/scenario/fanletter', state: 'full', shown: text('新着'), prepare: letters },
  { address: '/myPage/scenario/fanletter', state: 'offline', shown: anyTotal },
]

export const lettersOffice: readonly Screen[] = [
  { address: '/admin/fanletter', state: 'empty', shown: text('確認待ちはありません。') },
  { address: '/admin/fanletter', state: 'full', shown: button(/^届ける/), prepare: letters },
  {
    address: '/admin/fanletter',
    state: 'returning one without a reason',
    shown: button(/^差し戻す/),
    act: async page => {
      await press(page, /^差し戻す/)
      await press(page, 'この理由で差し戻す')
      await page.getByText('理由は1文字以上、500文字以内で入力してください。').first().waitFor()
    },
  },
  { address: '/admin/fanletter?queue=held', state: 'full', shown: button(/^届ける/) },
  { address: '/admin/fanletter?queue=decided', state: 'full', shown: text('差し戻しの理由') },
  { address: '/admin/fanletter', state: 'offline', shown: anyTotal },
  { address: '/cs/scenario', state: 'empty', shown: text('調べるシナリオを探してください。') },
  { address: '/cs/scenario?q=zzzz', state: 'nothing found', shown: text('該当データがありません。') },
  { address: '/cs/scenario?q=demo-writer%40example.com', state: 'full', shown: button(/^記録を開く/) },
  {
    address: '/cs/scenario?q=0000000004',
    state: 'with an open record',
    shown: button(/^記録を開く/),
    act: async page => {
      await press(page, /^記録を開く/)
      await dialog(page, '記録を開きますか？').getByLabel('理由').fill('返金のお問い合わせのため')
      await dialog(page, '記録を開きますか？').getByRole('button', { name: '開く' }).click()
      await region('記録')(page).waitFor()
    },
  },
  { address: '/cs/scenario?q=0000000004', state: 'offline', shown: button(/^記録を開く/) },
  { address: '/cs', state: 'full', shown: link(/キャラクター/) },
  { address: '/cs/character', state: 'empty', shown: text('調べるキャラクターを探してください。') },
  { address: '/cs/character?q=zzzz', state: 'nothing found', shown: text('該当データがありません。') },
  { address: '/cs/character?q=demo-player%40example.com', state: 'full', shown: button(/^記録を開く/) },
  {
    address: '/cs/character?q=world0-linette',
    state: 'with an open record',
    shown: button(/^記録を開く/),
    act: async page => {
      await press(page, /^記録を開く/)
      await dialog(page, '記録を開きますか？').getByLabel('理由').fill('品が届かないというお問い合わせのため')
      await dialog(page, '記録を開きますか？').getByRole('button', { name: '開く' }).click()
      await region('お金と持ちものの動き')(page).waitFor()
    },
  },
  { address: '/cs/mail', state: 'empty', shown: text('調べるメールを探してください。') },
  { address: '/cs/mail?q=demo', state: 'a part of an address', shown: text('該当データがありません。') },
  {
    address: '/cs/mail?q=demo-player%40example.com',
    state: 'full',
    shown: text(/さんのアドレスです。/),
  },
]
