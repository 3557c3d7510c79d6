// /loading, after a fresh sign-in (doc1 §2.1, §4): it makes sure that the account has its record, then goes on.

import calls from 'virtual:contract/signUp'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LoaderCircle, TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { accountsNow } from '#app/platform/accounts.ts'
import { connect } from '#app/platform/api.ts'
import { isDirty } from '#app/platform/dirty.ts'
import { Refusal } from '#app/platform/requests.ts'
import { session } from '#app/platform/session.ts'
import { storageState } from '#app/platform/storage.ts'
import { classQueries } from '#app/shared/session/class-queries.ts'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { BareFrame } from '#app/ui/Shell.tsx'
import type { SignUpContract } from '#contract/sign-up.ts'
import { loginMessages } from '#rules/messages/account.ts'

const signUp = connect<SignUpContract>('signUp', calls)
const RELOADED = 'tsumugi-loading-reload'

/**
 * Whether the page may be loaded anew (doc1 §2.1): once in a tab, and never over unsaved text. Without storage it may
 * not: the mark that it was done would be lost, and so would the hint of who has signed in.
 */
async function mayReload(): Promise<boolean> {
  if (storageState() !== 'working') return false
  try {
    if (sessionStorage.getItem(RELOADED) !== null || (await isDirty())) return false
    sessionStorage.setItem(RELOADED, '1')
    return true
  } catch {
    return false
  }
}

type State = 'working' | 'interrupted' | 'refused'

async function begin(client: QueryClient): Promise<State | 'ready' | 'reloading'> {
  const { user } = session.get()
  if (!user) return 'refused'
  if (await mayReload()) return 'reloading'
  try {
    const found = await signUp.selectId.send({ userId: user.userId })
    if (!found) return 'refused'
    // An address that was changed at the provider; a fault of that waits for the next sign-in.
    await (await accountsNow()).takeOverMail().catch(() => {})
    // The user's classes and the class that the user acts as (C009, C010), which the next screens show.
    await Promise.all([
      client.fetchQuery(classQueries.classes(user.userId)),
      client.fetchQuery(classQueries.lastClass(user.userId)),
    ])
  } catch (error) {
    const ended = error instanceof Refusal && (error.status === 401 || error.code === 'LOGIN_UNKNOWN')
    return ended ? 'refused' : 'interrupted'
  }
  return 'ready'
}

interface LoadingScreenProps {
  goTo: string
  /** reads the page anew; only tests pass another */
  reload?: () => void
}

export function LoadingScreen({ goTo, reload = () => location.reload() }: LoadingScreenProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [state, setState] = useState<State>('working')
  const run = async (): Promise<void> => {
    setState('working')
    const met = await begin(client)
    if (met === 'reloading') reload()
    else if (met === 'ready') await navigate({ href: goTo, replace: true })
    else setState(met)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once
  useEffect(() => {
    void run()
  }, [])
  // As a guest the route leads to the sign-up.
  const leave = () => void session.signOut(Promise.resolve())
  return (
    <BareFrame className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <h1 tabIndex={-1} data-heading="" className="font-mincho text-head font-semibold">
        ログインしています
      </h1>
      {state === 'working' && (
        <>
          <LoaderCircle aria-hidden="true" size={48} strokeWidth={1.5} className="animate-turn text-ai" />
          <p role="status" className="text-sub text-ink-soft">
            あなたの情報を読み込んでいます
          </p>
        </>
      )}
      <ConfirmDialog
        open={state !== 'working'}
        onClose={state === 'refused' ? leave : () => void run()}
        title={loginMessages.failedTitle}
        lead={loginMessages.failedDetail}
        icon={state === 'refused' ? TriangleAlert : WifiOff}
        tone={state === 'refused' ? 'hi' : 'ai'}
        answers={
          state === 'refused'
            ? [{ label: 'とじる', role: 'main', onPress: leave }]
            : [
                { label: 'もう一度試す', role: 'main', onPress: () => void run() },
                { label: 'ログアウトする', role: 'other', onPress: leave },
              ]
        }
      />
    </BareFrame>
  )
}
