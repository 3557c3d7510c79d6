// Former addresses of joining: a guest joins by mail first, a user applies on the own page (doc1 §2.1).
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'

export function leadNewcomer(from: 'newPlayer' | 'newMaster' | 'newCreator'): void {
  if (!session.get().user) throw redirect({ to: '/login', search: { mode: 'signup' }, replace: true })
  throw redirect({ href: from === 'newPlayer' ? '/' : '/myPage/account/userClass', replace: true })
}
