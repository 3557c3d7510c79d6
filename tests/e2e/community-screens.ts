// Screens of communities and their threads, rows of the table of screens (screens.ts). The demo's communities of world0 have the numbers 1 to 4;
// the first is led by demo-player's Linette.
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, link, press, text, title } from './shown.ts'

const LIST = '/world/world0/community'
const OWN = `${LIST}/1`
const OPEN = `${LIST}/2`
const CLOSED = `${LIST}/4`
/** Threads of the first community: what to read first, names, one for members, one that is ended. */
const NAMES = `${OWN}/2`
const MEMBERS = `${OWN}/3`
const ENDED = `${OWN}/4`
const SPEECH = 'コミュニティの発言'

const field = (name: string) => (page: Parameters<ReturnType<typeof text>>[0]) => page.getByRole('textbox', { name })

export const communitiesGuest: readonly Screen[] = [
  { address: LIST, state: 'full', shown: link(/三度目の灯の会/) },
  { address: `${LIST}?q=%E7%A0%82%E6%BC%A0`, state: 'empty', shown: text('条件に合うコミュニティはありません。') },
  { address: OWN, state: 'full', shown: title('三度目の灯の会') },
  { address: `${OWN}?tab=about`, state: 'about it', shown: text(/先を読んだ人は/) },
  { address: `${OWN}?tab=members`, state: 'members', shown: link(/リネット・ハルグレイ/) },
  { address: `${LIST}/999`, state: 'missing', shown: text('このコミュニティは見つかりませんでした。') },
  { address: NAMES, state: 'full', shown: text(/好きな灯は、まだ点いていない灯/) },
  { address: MEMBERS, state: 'missing', shown: text('このスレッドは見つかりませんでした。') },
]

export const communitiesPlayer: readonly Screen[] = [
  { address: LIST, state: 'with own ones', shown: anyTotal },
  { address: `${LIST}?list=recruiting&category=art`, state: 'by subject', shown: link(/霧のうえの歌/) },
  { address: OWN, state: 'full', shown: link(/二章まで/) },
  { address: OWN, state: 'offline', shown: link(/二章まで/) },
  {
    address: OWN,
    state: 'with a new thread',
    shown: button('スレッドを立てる'),
    act: async page => {
      await press(page, 'スレッドを立てる')
      await dialog(page, 'スレッドを立てる').getByRole('textbox').first().waitFor()
    },
  },
  { address: `${OWN}?tab=members`, state: 'with requests', shown: button(/認める/) },
  { address: OPEN, state: 'as a member', shown: title('夜なべ市の寄りあい') },
  { address: CLOSED, state: 'as its leader', shown: title('灯室の帳面') },
  { address: MEMBERS, state: 'full', shown: field(SPEECH) },
  { address: MEMBERS, state: 'offline', shown: field(SPEECH) },
  { address: ENDED, state: 'ended', shown: text(/書きこみを終えています/) },
  { address: `${LIST}/new`, state: 'empty', shown: field('名前') },
  {
    address: `${LIST}/new`,
    state: 'with what is wrong',
    shown: field('名前'),
    act: async page => {
      await press(page, 'つくる')
      await page.getByText('入力をお確かめください。').waitFor()
    },
  },
  { address: `${OWN}/edit`, state: 'full', shown: field('名前') },
  { address: `${LIST}/3/edit`, state: 'missing', shown: text('このコミュニティは見つかりませんでした。') },
]
