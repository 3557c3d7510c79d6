// Screens of masters' communities, rows of the table of screens (screens.ts). In the demo world0 comes first: its pages have the numbers 1 to 5,
// its boards 1 to 3; the threads of the first board have the numbers 1 and 2.
import type { Screen } from './screens.ts'
import { button, dialog, link, press, text, title } from './shown.ts'

const HOME = '/masterCommunity/world0'
const PAGE = `${HOME}/page/1`
const BOARD = `${HOME}/bbs/1`
const THREAD = `${BOARD}/2`
const CHAT = `${HOME}/chat`
const DESK = `${HOME}/admin`
const SPEECH = 'マスターコミュニティの発言'

const field = (name: string) => (page: Parameters<ReturnType<typeof text>>[0]) => page.getByRole('textbox', { name })

export const masterCommunityMaster: readonly Screen[] = [
  { address: HOME, state: 'full', shown: link(/楠木みぞれ|しおり/) },
  { address: HOME, state: 'offline', shown: link(/地図と潮の時刻表/) },
  { address: '/masterCommunity/nowhere', state: 'missing', shown: text(/マスターコミュニティは見つかりませんでした/) },
  { address: PAGE, state: 'full', shown: text(/霧は怖いものですが/) },
  { address: PAGE, state: 'offline', shown: text(/霧は怖いものですが/) },
  { address: `${HOME}/page/999`, state: 'missing', shown: text('このページは見つかりませんでした。') },
  { address: `${HOME}/search`, state: 'empty', shown: text('探したい言葉を入力してください。') },
  { address: `${HOME}/search?q=%E9%9C%A7`, state: 'full', shown: link(/霧/) },
  { address: `${HOME}/search?q=%E7%A0%82%E6%BC%A0`, state: 'nothing found', shown: text(/は見つかりませんでした/) },
  { address: BOARD, state: 'full', shown: link(/消えた島に、もとから住んでいた人は/) },
  { address: `${HOME}/bbs/3?list=solved`, state: 'empty', shown: text('解決済みのスレッドはありません。') },
  {
    address: BOARD,
    state: 'with a new thread',
    shown: button('スレッドを立てる'),
    act: async page => {
      await press(page, 'スレッドを立てる')
      await dialog(page, 'スレッドを立てる').getByRole('textbox').first().waitFor()
    },
  },
  { address: `${HOME}/bbs/999`, state: 'missing', shown: text('この掲示板は見つかりませんでした。') },
  { address: THREAD, state: 'full', shown: field(SPEECH) },
  { address: THREAD, state: 'offline', shown: field(SPEECH) },
  { address: `${BOARD}/999`, state: 'missing', shown: text('このスレッドは見つかりませんでした。') },
  { address: CHAT, state: 'full', shown: field(SPEECH) },
  { address: DESK, leadsTo: HOME, state: 'full', shown: link(/地図と潮の時刻表/) },
]

export const masterCommunityOffice: readonly Screen[] = [
  { address: HOME, state: 'with its desk', shown: link('管理する') },
  { address: DESK, state: 'pages', shown: link('地図と潮の時刻表') },
  { address: `${DESK}/1?handbook=new`, state: 'empty', shown: field('題名') },
  { address: `${DESK}/1?handbook=2`, state: 'full', shown: field('題名') },
  { address: `${DESK}/1?handbook=999`, state: 'missing', shown: text('このページは見つかりませんでした。') },
  {
    address: `${DESK}/2`,
    state: 'boards',
    shown: button('掲示板を加える'),
    act: async page => {
      await press(page, '掲示板を加える')
      await dialog(page, '掲示板を加える').getByRole('textbox').first().waitFor()
    },
  },
  { address: `${DESK}/3`, state: 'masters', shown: text('しおり') },
  { address: `${DESK}/4`, state: 'NPCs', shown: link(/灯台守|オルガ|Lv/) },
  { address: THREAD, state: 'of the office', shown: title('消えた島に、もとから住んでいた人は') },
]
