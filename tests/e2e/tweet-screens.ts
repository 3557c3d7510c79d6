// Screens of tweets, rows of the table of screens (screens.ts): timelines, a tweet with its answers, events in every phase, and
// the sheet in which one is written.
import type { Screen } from './screens.ts'
import { button, dialog, link, press, text, title } from './shown.ts'

const world = (id: string, rest = '') => `/world/${id}/tweet${rest}`

export const tweetsGuest: readonly Screen[] = [
  { address: world('world0'), state: 'full', shown: link(/^いいね/) },
  { address: world('world1', '?tweet=999999'), state: 'missing', shown: text('このつぶやきは見つかりませんでした。') },
  { address: '/world/world1/tweetEvent/2', state: 'with its winners', shown: text('棚の上段') },
  {
    address: '/world/world0/tweetEvent/999999',
    state: 'missing',
    shown: text('このつぶやきイベントは見つかりませんでした。'),
  },
]

export const tweetsPlayer: readonly Screen[] = [
  { address: world('world0'), state: 'full', shown: button(/^返信/) },
  { address: world('Bullbre', '?list=followed'), state: 'full', shown: button(/^返信/) },
  { address: world('world2', '?list=mine'), state: 'full', shown: button(/^ほかの操作/) },
  { address: world('world0', '?character=world0-garo'), state: 'full', shown: button(/^返信/) },
  { address: world('world0', '?tweet=2'), state: 'full', shown: button(/^返信/) },
  {
    address: world('world0'),
    state: 'writing one',
    shown: button(/^返信/),
    act: async page => {
      await press(page, 'つぶやく')
      await dialog(page, 'つぶやく').getByRole('textbox', { name: 'つぶやき' }).waitFor()
    },
  },
  { address: '/world/world0/tweetEvent/1', state: 'while it goes on', shown: button('つぶやいて参加する') },
  { address: '/world/world2/tweetEvent/3', state: 'before it', shown: title('いまの階の、いまの匂い') },
  { address: world('world0'), state: 'offline', shown: button(/^返信/) },
]
