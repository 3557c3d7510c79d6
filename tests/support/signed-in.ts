// A page of a signed-in user.
import { vi } from 'vitest'
import { session } from '#app/platform/session.ts'

export function beSignedIn(): void {
  const user = { userId: 'rin', publicUserId: 'P', userName: '凛', classList: [0] }
  vi.spyOn(session, 'get').mockReturnValue({ user, ended: false })
  vi.spyOn(session, 'accessToken').mockResolvedValue('token')
}
