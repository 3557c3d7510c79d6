// Hook for acts that go to the server at once and never through the outbox, because they send a password or end
// sessions. They run one at a time, and say in words what went wrong.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withToken } from '#app/platform/api.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { faultOf, unknownOr } from '#app/platform/problem.ts'
import { type ApiRequest, exchange, Refusal } from '#app/platform/requests.ts'
import { session } from '#app/platform/session.ts'
import type { Problem } from '#app/ui/ProblemNotice.tsx'
import { offlineReason } from '#rules/messages/offline.ts'

/** @throws Refusal, NoAnswer */
export const sendDirectly = (request: ApiRequest): Promise<unknown> =>
  withToken(undefined, token => exchange(request, { token, cookie: true }))

/**
 * Sends the act of a mail's link. It needs no session, because the owner of an account whose address somebody else has
 * changed may have none any more: if the session of this device has ended, the act is sent without it.
 * @throws Refusal, NoAnswer
 */
export async function sendByLink(request: ApiRequest): Promise<unknown> {
  const token = await session.accessToken().catch(() => null)
  try {
    return await exchange(request, { token, cookie: true })
  } catch (error) {
    if (token === null || !(error instanceof Refusal) || error.status !== 401) throw error
    return exchange(request, { cookie: true })
  }
}

/**
 * @param can verb phrase for what a network allows: 変更できます
 * @param ends whether the session ends with it, so that nothing can be read afterwards
 */
export function useDirect(can: string, { ends = false }: { ends?: boolean } = {}) {
  const online = useOnline()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  /** @returns whether it was done */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (pending) return false
    setProblem(null)
    setPending(true)
    try {
      await work()
      if (!ends) await queryClient.invalidateQueries({ queryKey: ['ownAccount'] })
      return true
    } catch (error) {
      setProblem(unknownOr(error))
      return false
    } finally {
      setPending(false)
    }
  }
  const send = (request: ApiRequest): Promise<boolean> => run(() => sendDirectly(request))
  const setFault = (message: string | null): void => setProblem(message === null ? null : faultOf(message))
  return { send, run, pending, problem, setFault, reason: offlineReason(online, can) }
}
