// Screens of the app, a row for each state of each that can be opened: viewer, address, state. screens.spec.ts walks over
// them; states that only a flow reaches are checked in the flow's own test.
import type { Locator, Page } from 'playwright/test'
import { classesOffice, classesPlayer } from './class-screens.ts'
import { communitiesGuest, communitiesPlayer } from './community-screens.ts'
import { drivePlayer } from './drive-screens.ts'
import { eventPagesGuest, eventPagesOffice } from './event-page-screens.ts'
import { extrasGuest, extrasMaster, extrasOffice, extrasReader } from './extra-screens.ts'
import type { TestServer } from './fixtures.ts'
import { keepingOffice, keepingPlayer } from './keeping-screens.ts'
import { keptGuest, keptWriter } from './kept-screens.ts'
import { makaiOffice, messagesPlayer } from './letter-screens.ts'
import { masterCommunityMaster, masterCommunityOffice } from './master-community-screens.ts'
import { masterRoomDesk, mastersGuest, mastersPlayer } from './master-room-screens.ts'
import { notesGuest, notesOffice, notesPlayer } from './note-screens.ts'
import { officePages, officePagesGuest, officePagesPlayer } from './office-page-screens.ts'
import { omnibusGuest, omnibusMaster, omnibusOffice, omnibusPlayer } from './omnibus-screens.ts'
import { ordersMaster, ordersOffice } from './order-desk-screens.ts'
import { ordersGuest, ordersPlayer } from './order-screens.ts'
import { portalGuest, portalPlayer } from './portal-screens.ts'
import { reactsGuest, reactsMaster, reactsOffice, reactsPlayer } from './react-screens.ts'
import { replayOffice, republished } from './replay-office-screens.ts'
import { lettersMaster, lettersOffice, responsesGuest, responsesWriter } from './response-screens.ts'
import { replayDesk, scenarioDesk, scenarioDeskEmpty, scenarioRunning } from './scenario-desk-screens.ts'
import { scenarioOffice } from './scenario-office-screens.ts'
import { scenarioGuest, scenarioParticipant, scenarioPlayer } from './scenario-screens.ts'
import { chooseReceiver, failToSignIn, openEarlierTexts, receiveReward, writeIntroduction } from './screen-acts.ts'
import { searchGuest, searchPlayer, searchWriter } from './search-screens.ts'
import { anyTotal, article, button, dialog, inside, link, notFound, press, region, text, title } from './shown.ts'
import { pressSignOut } from './tabs.ts'
import { tailorCreator, tailorGuest, tailorOffice, tailorPlayer } from './tailor-screens.ts'
import { tweetsGuest, tweetsPlayer } from './tweet-screens.ts'
import { keepUnsent } from './unsent.ts'

export type Viewer = 'guest' | 'demo-player' | 'demo-master' | 'demo-illustrator' | 'demo-writer' | 'demo-admin'

export type Screen = {
  address: string
  /** Address that it leads to, where it is no screen of its own. */
  leadsTo?: string
  /** State; `offline` opens the screen and then cuts the network. */
  state: string
  /** First element that appears only after the screen was read. */
  shown: (page: Page) => Locator
  /** Makes rows that the demo does not have. */
  prepare?: (server: TestServer) => Promise<unknown>
  /** Acts on the screen before the check. */
  act?: (page: Page) => Promise<unknown>
}

const LINETTE = 'characterId=world0-linette'
const GOODS = '/tailor/share/demo-moon-glass/0/0'

const guest: Screen[] = [
  { address: '/login', state: 'full', shown: title('ログイン') },
  {
    address: '/login',
    state: 'with what is wrong',
    shown: title('ログイン'),
    act: failToSignIn,
  },
  { address: '/login?mode=signup', state: 'full', shown: title('会員登録') },
  { address: '/login?mode=passwordReset', state: 'full', shown: title('パスワードの再設定') },
  ...['/signup', '/newPlayer', '/newMaster', '/newCreator', '/loading'].map(address => ({
    ...{ address, leadsTo: '/login', state: 'full', shown: title('会員登録') },
  })),
  { address: '/authOver', leadsTo: '/', state: 'missing', shown: text(/^このリンクは使えなくなりました/) },
  { address: '/passwordReset', state: 'missing', shown: text(/^このリンクは使えなくなりました/) },
  { address: '/social', state: 'missing', shown: text('ログインの手続きが途切れました。もう一度お試しください。') },
  { address: '/social?mail=true', state: 'full', shown: title('メールアドレスの確認') },
  { address: '/social?state=x&error=access_denied', state: 'full', shown: text('ログインを取りやめました。') },
  { address: '/unknown', state: 'missing', shown: notFound },
  { address: '/error/404', state: 'missing', shown: notFound },
  { address: '/document/terms', state: 'full', shown: text('見本の版') },
  { address: '/mailChange?id=secret', state: 'full', shown: button('変更する') },
  { address: '/mailUndo?id=secret', state: 'full', shown: button('元に戻す') },
  { address: '/withoutLogin?redirect=%2Fworld%2Fworld0', state: 'full', shown: link('ログインして進む') },
  { address: '/world/world0/withoutLogin', state: 'full', shown: link(/ログイン/) },
  { address: '/worldSelect', state: 'full', shown: link(/灯守のエルダ/) },
  { address: '/world/world0', state: 'full', shown: title('灯守のエルダ') },
  { address: '/world/nowhere', state: 'missing', shown: text('このワールドはありません。') },
  { address: '/world/world0/character/world0-garo', state: 'full', shown: title('ガロ・ミストル') },
  {
    address: '/world/world0/character/nobody',
    state: 'missing',
    shown: text('このキャラクターは見つかりませんでした。'),
  },
]

const readingGuest: Screen[] = [
  { address: '/world/world1/novel', state: 'full', shown: anyTotal },
  { address: '/world/world1/novel/1', state: 'full', shown: text('電子書籍にする') },
  { address: '/world/world1/novel/999999', state: 'missing', shown: text('このノベルは公開されていません。') },
  { address: '/world/world1/novel/1/read', state: 'full', shown: region('本文') },
  { address: '/novel/', state: 'full', shown: text('全6件のうち') },
  { address: '/novel/nothing', state: 'empty', shown: text('条件に合うノベルはありません。') },
  { address: '/shelf', state: 'empty', shown: text('保存した物語はありません。') },
  { address: '/whatsNew', state: 'full', shown: text('リプレイの読み心地') },
  { address: '/news', state: 'full', shown: anyTotal },
  { address: '/news/1', state: 'full', shown: article },
  { address: '/news/1/read', state: 'full', shown: region('本文') },
  { address: `${GOODS}?hash=demo-moon-glass-for-you`, state: 'full', shown: text('月光硝子 ×1') },
  { address: GOODS, state: 'without its key', shown: text('受け取るには、配る人から届いたリンクが要ります。') },
  { address: '/tailor/share/nothing/0/0', state: 'missing', shown: text('この商品は見つかりませんでした。') },
]

const missions = (tabNo: number) => `/mission?tabNo=${tabNo}`

const missionRows: Screen[] = [
  {
    address: '/',
    state: 'full',
    shown: page => page.getByRole('heading', { name: 'きょうのミッション' }),
    act: page => page.getByRole('heading', { name: '受け取れる報酬' }).waitFor(),
  },
  { address: missions(0), state: 'full', shown: text(/全\d+件のうち|該当するミッションはありません/) },
  { address: missions(1), state: 'full', shown: anyTotal },
  { address: missions(2), state: 'full', shown: text(/全\d+件のうち|該当するミッションはありません/) },
  { address: missions(1), state: 'offline', shown: anyTotal },
  {
    address: '/mission?tabNo=1&worldId=world0',
    state: 'choosing who receives',
    shown: anyTotal,
    act: chooseReceiver,
  },
  {
    address: '/mission?tabNo=1&worldId=world0',
    state: 'with a reward received',
    shown: anyTotal,
    act: receiveReward,
  },
]

const readingPlayer: Screen[] = [
  { address: '/news', state: 'full', shown: anyTotal },
  { address: '/news/1', state: 'full', shown: article },
  { address: '/novel/', state: 'full', shown: anyTotal },
  { address: '/world/world1/novel/1', state: 'full', shown: article },
  { address: '/myPage/device', state: 'full', shown: text('使用中') },
  { address: '/share?title=灯台の話&text=読んだ', state: 'full', shown: text('運営への手紙') },
  { address: '/share', state: 'empty', shown: text('共有された文章はありません。') },
  { address: '/myPage', state: 'full', shown: text('ホーム画面と、保存しているもの') },
  {
    address: '/myPage',
    state: 'with what is unsent',
    shown: text('ホーム画面と、保存しているもの'),
    act: async page => {
      await keepUnsent(page)
      await page.reload()
      await page.getByText('ホーム画面と、保存しているもの').first().waitFor()
    },
  },
  {
    address: '/myPage',
    state: 'asking before signing out',
    shown: text('ホーム画面と、保存しているもの'),
    act: async page => {
      await keepUnsent(page)
      await page.reload()
      await pressSignOut(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    address: '/myPage/tray',
    state: 'full',
    shown: page => page.getByRole('heading', { level: 1 }),
    act: async page => {
      await keepUnsent(page)
      await page.reload()
      await page.getByText('この報酬はすでに受け取っています。').waitFor()
    },
  },
]

const ownPages: Screen[] = [
  { address: '/myPage/home', state: 'full', shown: text('あなたの番') },
  { address: '/notice', state: 'full', shown: text('90日より前の通知は消えます') },
  { address: '/notice?filter=device', state: 'empty', shown: text('操作の結果はまだありません。') },
  { address: '/myPage/account/notifications', state: 'full', shown: text('なにを、どこで') },
  { address: '/myPage/coin/ac', state: 'full', shown: text('いまの残高') },
  { address: '/myPage/coin/lp', state: 'full', shown: text('いまの残高') },
  { address: '/myPage/distribution', state: 'empty', shown: text('配れる商品はありません。') },
  {
    address: '/myPage/character',
    state: 'full',
    shown: page => page.getByRole('main').getByText('使用中', { exact: true }).first(),
  },
  { address: '/myPage/account/follow', state: 'full', shown: text(/^\d+人$/) },
  { address: '/myPage/account/userInfo', state: 'full', shown: text('この端末') },
  { address: '/myPage/account/mailHistory', state: 'empty', shown: text('お知らせメールはありません。') },
  { address: '/myPage/applications', state: 'full', shown: text('却下の理由') },
]

/** Screens of writing, in this order because the second needs the result of the first. */
const writing: Screen[] = [
  {
    address: '/myPage/profile',
    state: 'written and kept',
    shown: page => page.getByRole('textbox', { name: '自己紹介' }),
    act: writeIntroduction,
  },
  {
    address: '/myPage/profile',
    state: 'with the earlier texts',
    shown: page => page.getByRole('textbox', { name: '自己紹介' }),
    act: openEarlierTexts,
  },
  { address: '/myPage/drafts', state: 'full', shown: link(/続きを書く/) },
  {
    address: '/myPage/drafts',
    state: 'ended',
    shown: link(/続きを書く/),
    act: async page => {
      await press(page, /を削除$/)
      await page.getByRole('link', { name: '送ったもの・削除したもの' }).click()
      await page.getByRole('button', { name: /^取り戻す/ }).waitFor()
    },
  },
  {
    address: '/inquiry',
    state: 'with what was sent',
    shown: page => page.getByRole('textbox', { name: 'お問い合わせ内容' }),
    act: async page => {
      await page.getByRole('textbox', { name: 'お問い合わせ内容' }).fill('夜のあいだは、通知を止めたいです。')
      await press(page, '送る')
      await page.getByText('受付済').first().waitFor()
    },
  },
]

const world = (path: string) => `/world/world0${path}`

const inWorlds: Screen[] = [
  { address: '/worldSelect', state: 'full', shown: page => page.getByRole('heading', { name: '参加中のワールド' }) },
  { address: world(''), state: 'full', shown: region('自分のキャラクター') },
  { address: world('/worldSearch/character'), state: 'full', shown: button(/^フォロー/) },
  { address: world('/character/world0-garo'), state: 'full', shown: title('ガロ・ミストル') },
  {
    address: world('/characterRegistration'),
    state: 'full',
    shown: page => page.getByRole('button', { name: 'はじめる' }),
  },
  { address: world(`/characterProfileEdit?${LINETTE}`), state: 'full', shown: page => page.getByLabel('髪') },
  {
    address: world(`/characterProfileEdit?${LINETTE}&tab=settings`),
    state: 'full',
    shown: button(/^公認申請/),
    prepare: server =>
      server.query(
        `insert into character_setting (character_id, slot_no, heading, body, status, updated_at) values
          ('world0-linette', 1, '生い立ち', '灯台の一人娘。', 1, now()), ('world0-linette', 2, '夢', '名前のない灯台。', 0, now())
         on conflict (character_id, slot_no) do update set status = excluded.status`,
      ),
  },
  { address: world('/sobiItemSettings'), state: 'full', shown: region('重さ') },
  { address: world('/skillSettings'), state: 'full', shown: inside(/\d SP$/) },
  {
    address: world('/friendPage'),
    state: 'full',
    shown: page => page.getByRole('navigation', { name: 'フレンドと申請' }),
  },
  { address: world('/friendPage'), state: 'offline', shown: page => page.getByRole('listitem').first() },
  { address: world('/blockPublicUserList'), state: 'empty', shown: text('ブロック中のユーザーはいません。') },
  {
    address: world('/blockPublicUserList'),
    state: 'full',
    prepare: server =>
      server.query(
        `insert into user_block (user_id, character_id, blocked_user_id, blocked_character_id, created_at)
         select own.user_id, own.character_id, other.user_id, other.character_id, now() from character own, character other
         where own.character_id = 'world0-linette' and other.character_id = (select c.character_id from character c
           where c.world_id = 'world0' and c.user_id <> own.user_id and not c.is_npc order by c.character_id limit 1)
         on conflict do nothing`,
      ),
    shown: button(/^ブロックを解除する/),
  },
]

const making: Screen[] = [
  { address: world('/itemSynth'), state: 'full', shown: inside(/^全\d+件/) },
  { address: world('/shop'), state: 'full', shown: link(/アイテム交換/) },
  { address: world('/shop/shop-item'), state: 'full', shown: text(/^店番/) },
  {
    address: world('/shop/shop-item'),
    state: 'choosing who speaks',
    shown: text(/^店番/),
    act: async page => {
      await press(page, /として発言しています/)
      await dialog(page, '発言するキャラクター').waitFor()
    },
  },
  { address: world('/guide/outline'), state: 'full', shown: article },
  { address: world('/originalClass'), state: 'full', shown: link('クラスを提案する') },
  { address: world('/originalClass/O1'), state: 'full', shown: title('灯継ぎ') },
  {
    address: world('/originalClass/propose'),
    state: 'full',
    shown: page => page.getByRole('textbox', { name: 'どんなクラスか' }),
  },
  { address: world('/originalize'), state: 'full', shown: link(/霧晶のかけら/) },
  {
    address: world('/originalize/item/I0001/1'),
    state: 'full',
    shown: page => page.getByRole('textbox', { name: '新しい説明' }),
  },
  { address: `${GOODS}?hash=demo-moon-glass-for-you`, state: 'full', shown: button('受け取る') },
]

const illustrator: Screen[] = [
  { address: '/myPage/distribution', state: 'full', shown: link(/月光硝子のおすそわけ/) },
  { address: '/myPage/distribution/demo-moon-glass', state: 'full', shown: text('そのまま ×3') },
]

const writer: Screen[] = [
  { address: '/myPage/drafts', state: 'empty', shown: text('書きかけの文章はありません。') },
  { address: '/myPage/applications', state: 'empty', shown: text('申請の結果はありません。') },
]

const office: Screen[] = [
  { address: '/myPage/device', state: 'full', shown: text('使用中') },
  { address: '/share?title=灯台の話&text=読んだ', state: 'full', shown: text('運営への手紙') },
  { address: '/share', state: 'empty', shown: text('共有された文章はありません。') },
  { address: '/myPage', state: 'full', shown: link(/審査とシナリオ/) },
  ...['characterSetting', 'itemOriginalize', 'skillOriginalize', 'originalClass'].map(queue => ({
    address: `/myPage/admin/${queue}`,
    state: 'full',
    shown: anyTotal,
  })),
  { address: '/admin/news', state: 'full', shown: anyTotal },
  { address: '/admin/document', state: 'full', shown: link('利用規約') },
  { address: '/admin/document/terms', state: 'full', shown: text(/^まだ公開していません。/) },
  { address: '/admin/news/1', state: 'full', shown: page => page.getByRole('textbox', { name: '本文' }) },
  { address: '/admin/news/1?preview=true', state: 'full', shown: article },
  { address: '/admin/news/new', state: 'empty', shown: page => page.getByRole('textbox', { name: '本文' }) },
]

/** Rows of one viewer, walked one after the other on one server. */
export type Walk = { viewer: Viewer; title: string; rows: readonly Screen[] }

/** All walks, the long ones first, so that the workers end together. */
export const walks: readonly Walk[] = [
  { viewer: 'demo-player', title: 'a player’s missions', rows: missionRows },
  { viewer: 'demo-player', title: 'a player in a world', rows: inWorlds },
  { viewer: 'demo-player', title: 'a player in shops, classes and names', rows: making },
  { viewer: 'demo-player', title: 'what a player writes', rows: writing },
  { viewer: 'demo-admin', title: 'scenarios, for the office', rows: scenarioOffice },
  { viewer: 'demo-player', title: 'scenarios, for a player', rows: scenarioPlayer },
  { viewer: 'guest', title: 'scenarios, for a guest', rows: scenarioGuest },
  { viewer: 'guest', title: 'themes, for a guest', rows: omnibusGuest },
  { viewer: 'demo-player', title: 'themes, for a player', rows: omnibusPlayer },
  { viewer: 'demo-player', title: 'tweets, for a player', rows: tweetsPlayer },
  { viewer: 'guest', title: 'tweets, for a guest', rows: tweetsGuest },
  { viewer: 'demo-master', title: 'themes, for their master', rows: omnibusMaster },
  { viewer: 'demo-admin', title: 'themes, for the office', rows: omnibusOffice },
  { viewer: 'demo-player', title: 'orders, for a player', rows: ordersPlayer },
  { viewer: 'guest', title: 'an invitation, for a guest', rows: ordersGuest },
  { viewer: 'guest', title: 'react situations, for a guest', rows: reactsGuest },
  { viewer: 'demo-player', title: 'react situations, for a player', rows: reactsPlayer },
  { viewer: 'demo-master', title: 'react terms, for a master', rows: reactsMaster },
  { viewer: 'demo-admin', title: 'react situations, for the office', rows: reactsOffice },
  { viewer: 'demo-writer', title: 'a scenario, for who is in it', rows: scenarioParticipant },
  { viewer: 'demo-player', title: 'what a player reads, and the way out', rows: readingPlayer },
  { viewer: 'guest', title: 'what a guest reads', rows: readingGuest },
  { viewer: 'guest', title: 'what a guest sees first', rows: guest },
  { viewer: 'guest', title: 'the portal, for a guest', rows: portalGuest },
  { viewer: 'demo-player', title: 'the portal, for a player', rows: portalPlayer },
  { viewer: 'demo-player', title: 'a player’s own pages', rows: ownPages },
  { viewer: 'demo-master', title: 'a master’s openings', rows: scenarioDesk },
  { viewer: 'demo-master', title: 'a master’s replays', rows: replayDesk },
  { viewer: 'demo-master', title: 'a master’s running scenarios', rows: scenarioRunning },
  { viewer: 'demo-admin', title: 'a master’s desk, for the office', rows: scenarioDeskEmpty },
  { viewer: 'demo-admin', title: 'replays, for the office', rows: replayOffice },
  { viewer: 'demo-admin', title: 'published again, for the office', rows: republished },
  { viewer: 'demo-admin', title: 'the office', rows: office },
  { viewer: 'demo-player', title: 'classes, for who applies', rows: classesPlayer },
  { viewer: 'demo-admin', title: 'classes, for the office', rows: classesOffice },
  { viewer: 'demo-admin', title: 'forms, campaigns and pictures, for the office', rows: officePages },
  { viewer: 'guest', title: 'notes, for a guest', rows: notesGuest },
  { viewer: 'guest', title: 'communities, for a guest', rows: communitiesGuest },
  { viewer: 'demo-player', title: 'communities, for a player', rows: communitiesPlayer },
  { viewer: 'demo-player', title: 'notes, for a player', rows: notesPlayer },
  { viewer: 'demo-player', title: 'messages, for a player', rows: messagesPlayer },
  { viewer: 'demo-admin', title: 'letters without a name, for the office', rows: makaiOffice },
  { viewer: 'demo-admin', title: 'tags of notes, for the office', rows: notesOffice },
  { viewer: 'demo-player', title: 'mutes, reports and journals, for a player', rows: keepingPlayer },
  { viewer: 'demo-player', title: 'the drive', rows: drivePlayer },
  { viewer: 'guest', title: 'the tailor', rows: tailorGuest },
  { viewer: 'demo-player', title: 'commissions', rows: tailorPlayer },
  { viewer: 'demo-illustrator', title: 'the desks of a creator', rows: tailorCreator },
  { viewer: 'demo-admin', title: 'the desks of the tailor', rows: tailorOffice },
  { viewer: 'guest', title: 'pages of events, for a guest', rows: eventPagesGuest },
  { viewer: 'demo-admin', title: 'pages of events, for the office', rows: eventPagesOffice },
  { viewer: 'demo-admin', title: 'reports, for the office', rows: keepingOffice },
  { viewer: 'guest', title: 'forms and campaigns, for a guest', rows: officePagesGuest },
  { viewer: 'demo-player', title: 'forms, for a player', rows: officePagesPlayer },
  { viewer: 'demo-illustrator', title: 'who hands out goods', rows: illustrator },
  { viewer: 'demo-writer', title: 'who has nothing yet', rows: writer },
  { viewer: 'demo-writer', title: 'responses and fan letters, for who writes them', rows: responsesWriter },
  { viewer: 'demo-writer', title: 'scenes and replays that are kept', rows: keptWriter },
  { viewer: 'guest', title: 'search, for a guest', rows: searchGuest },
  { viewer: 'demo-player', title: 'search, for a player', rows: searchPlayer },
  { viewer: 'demo-writer', title: 'search, without kept ones', rows: searchWriter },
  { viewer: 'demo-admin', title: 'fan letters and the support, for the office', rows: lettersOffice },
  { viewer: 'demo-master', title: 'a master’s fan letters', rows: lettersMaster },
  { viewer: 'guest', title: 'responses, for a guest', rows: responsesGuest },
  { viewer: 'guest', title: 'masters and their rooms, for a guest', rows: mastersGuest },
  { viewer: 'demo-player', title: 'masters and their rooms, for a player', rows: mastersPlayer },
  { viewer: 'demo-master', title: 'a master’s own room', rows: masterRoomDesk },
  { viewer: 'demo-master', title: 'the community of a world’s masters', rows: masterCommunityMaster },
  { viewer: 'demo-admin', title: 'the communities of masters, for the office', rows: masterCommunityOffice },
  { viewer: 'demo-player', title: 'extras, for who reads them', rows: extrasReader },
  { viewer: 'demo-master', title: 'a master’s extras', rows: extrasMaster },
  { viewer: 'demo-admin', title: 'extras, for the office', rows: extrasOffice },
  { viewer: 'demo-master', title: 'orders, for their master', rows: ordersMaster },
  { viewer: 'demo-admin', title: 'orders, for the office', rows: ordersOffice },
  { viewer: 'guest', title: 'an extra, for a guest', rows: extrasGuest },
  { viewer: 'guest', title: 'a kept scene and found words, for a guest', rows: keptGuest },
]
