// Former addresses of joining: a guest joins by mail first and is led on afterwards, a user applies on the own page (doc1 §2.1).
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'
import { afterJoining } from './after-joining.ts'

const goals = {
  newPlayer: '/',
  newMaster: '/myPage/account/userClass?apply=master',
  newCreator: '/myPage/account/userClass',
} as const

export function leadNewcomer(from: keyof typeof goals): void {
  if (session.get().user) throw redirect({ href: goals[from], replace: true })
  afterJoining.expect(goals[from])
  throw redirect({ to: '/login', search: { mode: 'signup' }, replace: true })
}
