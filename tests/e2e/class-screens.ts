// Screens of classes: switching, applying, the exam, the permissions, and the office's queues.
import type { Screen } from './screens.ts'
import { anyTotal, text } from './shown.ts'

const CLASSES = '/myPage/account/userClass'
const EXAM = '/myPage/account/storySupporterExam'

export const classesPlayer: Screen[] = [
  { address: CLASSES, state: 'full', shown: text('マスターになる') },
  { address: CLASSES, state: 'offline', shown: text('マスターになる') },
  {
    address: `${CLASSES}?apply=master`,
    state: 'form',
    shown: page => page.getByRole('textbox', { name: 'マスター経歴' }),
  },
  {
    address: `${CLASSES}?apply=voice`,
    state: 'with what is wrong',
    shown: page => page.getByRole('textbox', { name: 'クリエイター経歴' }),
    act: async page => {
      await page.getByRole('button', { name: '申請する' }).click()
      await text('クリエイター名を入力してください')(page).first().waitFor()
    },
  },
  { address: EXAM, state: 'form', shown: page => page.getByRole('textbox', { name: /短い場面/ }) },
  {
    address: '/myPage/account/storySupporterPermission',
    state: 'before the exam',
    shown: text('ストーリーサポーター試験を受ける'),
  },
]

export const classesOffice: Screen[] = [
  { address: '/myPage/admin/master', state: 'full', shown: anyTotal },
  { address: '/myPage/admin/master?decided=true', state: 'empty', shown: text('申請はありません。') },
  { address: '/myPage/admin/storySupporterApproval', state: 'empty', shown: text('申請はありません。') },
  { address: '/admin/creator', state: 'full', shown: anyTotal },
  {
    address: '/admin/creator?tab=supporters',
    state: 'form',
    shown: page => page.getByRole('textbox', { name: 'ご支援いただいた皆さまのお名前' }),
  },
]
