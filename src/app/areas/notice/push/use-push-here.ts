// Hook for the push of this device: its state, the user's devices, and what can be done with them, one act at a time. Its acts are no
// writes of the outbox: each goes together with what the browser permits and keeps at that moment, and would be untrue later.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { withToken } from '#app/platform/api.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { faultOf, problemOf } from '#app/platform/problem.ts'
import { exchange, NoAnswer, Refusal } from '#app/platform/requests.ts'
import { useSession } from '#app/platform/use-session.ts'
import { readPushHere, turnOff, turnOn } from '#app/shared/notice/push/this-device.ts'
import { noticeCalls, noticeQueries } from '#app/shared/notice/queries.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import type { Problem } from '#app/ui/ProblemNotice.tsx'
import { toasts } from '#app/ui/toast-store.ts'

const HERE = 'pushHere'
const NO_ANSWER = '通信がとぎれました。電波のよいところで、もう一度お試しください。'
const NO_SERVICE = 'このブラウザーの通知サービスにつながりませんでした。しばらくしてから、もう一度お試しください。'

export function usePushHere() {
  const userId = useSession().user?.userId ?? ''
  const client = useQueryClient()
  const online = useOnline()
  const devices = useRead(noticeQueries.pushDevices()).data
  const { data: here } = useQuery({
    queryKey: [HERE, userId],
    queryFn: () => readPushHere(userId),
    gcTime: 0,
    staleTime: 0,
  })
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  useEffect(() => {
    // The settings of the browser may have been changed beside the page.
    const look = () => void client.invalidateQueries({ queryKey: [HERE] })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client])

  const run = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (pending) return false
    setPending(name)
    setProblem(null)
    try {
      await work()
      return true
    } catch (error) {
      const isOfBrowser = !(error instanceof NoAnswer || error instanceof Refusal)
      setProblem(isOfBrowser ? faultOf(NO_SERVICE) : problemOf(error, NO_ANSWER))
      return false
    } finally {
      await Promise.allSettled([
        client.invalidateQueries({ queryKey: [HERE] }),
        client.invalidateQueries({ queryKey: noticeCalls.pushDevices.key() }),
      ])
      setPending(null)
    }
  }

  const own = devices?.deviceList.find(({ subscriptionId }) => subscriptionId === here?.subscriptionId)
  // Ended from another device: the next start of the app ends it here too.
  const isOn = here?.state === 'on' && (devices === undefined || own !== undefined)
  return {
    state: here && (here.state === 'on' && !isOn ? 'off' : here.state),
    own,
    others: devices?.deviceList.filter(device => device !== own) ?? [],
    online,
    /** Whether the server's key, with which a browser subscribes, has been read. */
    isReady: devices !== undefined,
    pending,
    problem,
    turnOn: () => run('on', () => turnOn(userId, devices?.publicKey ?? '')),
    turnOff: () => run('off', async () => own && (await turnOff(own))),
    remove: (subscriptionId: number) =>
      run(`remove ${subscriptionId}`, () => noticeCalls.unsubscribe.send({ subscriptionId })),
    showContent: (showsContent: boolean) =>
      run(
        'content',
        async () => own && noticeCalls.showContent.send({ subscriptionId: own.subscriptionId, showsContent }),
      ),
    tryOut: async () => {
      if (!own) return
      const request = noticeCalls.trial.request({ subscriptionId: own.subscriptionId })
      const isSent = await run('trial', () => withToken(userId, token => exchange(request, { token, cookie: true })))
      if (isSent) toasts.add({ type: 'success', title: 'お試しの通知を送りました', overline: 'すぐに届きます' })
    },
  }
}

export type PushOnDevice = ReturnType<typeof usePushHere>
