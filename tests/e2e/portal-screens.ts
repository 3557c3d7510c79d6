// Screens of the portal, as rows for screens.spec.ts.
import type { Screen } from './screens.ts'
import { anyTotal, link, text, title } from './shown.ts'

export const portalGuest: Screen[] = [
  { address: '/', state: 'full', shown: page => page.getByRole('heading', { name: 'ひらいているワールド' }) },
  { address: '/aboutPBW', state: 'full', shown: text('五つの場面で') },
  { address: '/recruitingForm', state: 'full', shown: link('登録してマスターに応募する') },
  { address: '/illust/', state: 'full', shown: anyTotal },
  { address: '/voice/', state: 'full', shown: anyTotal },
  { address: '/voice/?page=9', state: 'past the end', shown: text('このページにボイスはありません。') },
]

export const portalPlayer: Screen[] = [
  // The last part of the start comes before the network goes.
  { address: '/', state: 'offline', shown: page => page.getByRole('heading', { name: '参加中のシナリオ' }) },
  { address: '/recruitingForm', state: 'full', shown: link('マスターに応募する') },
  { address: '/illust/', state: 'offline', shown: title('イラスト') },
]
