// A page of somebody who is signed in and for whom nothing waits to be sent.
import { vi } from 'vitest'
import type { Outbox } from '#app/platform/outbox/outbox.ts'
import { session } from '#app/platform/session.ts'

const nothing = { items: [], sending: new Set<string>() }

export const emptyOutbox = { userId: 'rin', get: () => nothing, watch: () => () => {} } as unknown as Outbox

export function beSignedIn(): void {
  const user = { userId: 'rin', publicUserId: 'P', userName: '凛', classList: [0] }
  vi.spyOn(session, 'get').mockReturnValue({ user, ended: false })
  vi.spyOn(session, 'accessToken').mockResolvedValue('token')
}
