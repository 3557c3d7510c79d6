// /passwordReset: a new password, by the link of a mail.
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { accountsNow } from '#app/platform/accounts.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { problemOf } from '#app/platform/problem.ts'
import { Refusal } from '#app/platform/requests.ts'
import { forgetLinkId, keptLinkId } from '#app/shared/session/link-id.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { BareFrame } from '#app/ui/Shell.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState, FailureState } from '#app/ui/States.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { loginMessages } from '#rules/messages/account.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { identityRefusals } from '#rules/refusals/identity.ts'
import { PasswordStep } from './sign-up/PasswordStep.tsx'

const PLACE = 'tsumugi-reset'

type State = { at: 'opening' | 'closed' | 'unreachable' } | { at: 'open' | 'done'; mailaddress: string }

export function ResetScreen({ id: given }: { id: string | undefined }) {
  const online = useOnline()
  const navigate = useNavigate()
  const [id] = useState(() => keptLinkId(PLACE, given))
  const [state, setState] = useState<State>({ at: 'opening' })
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const open = async (): Promise<void> => {
    setState({ at: 'opening' })
    try {
      const mailaddress = id === null ? null : await (await accountsNow()).readReset(id)
      setState(mailaddress === null ? { at: 'closed' } : { at: 'open', mailaddress })
    } catch {
      setState({ at: 'unreachable' })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    if (given !== undefined) void navigate({ to: '/passwordReset', search: {}, replace: true })
    void open()
  }, [])

  const finish = async (mailaddress: string, password: string): Promise<void> => {
    setPending(true)
    setProblem(null)
    try {
      await (await accountsNow()).finishReset({ id: id ?? '', password })
      forgetLinkId(PLACE)
      setState({ at: 'done', mailaddress })
    } catch (error) {
      if (error instanceof Refusal && error.code === 'RESET_ENDED') setState({ at: 'closed' })
      else setProblem(problemOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <BareFrame className="min-h-dvh">
      <div className="sticky top-0 z-10">
        <TopBar title="パスワードの再設定" />
        <OfflineStrip offline={!online} />
      </div>
      <div className="mx-auto max-w-122 px-4 pt-4 pb-8">
        {state.at === 'opening' && (
          <Loading label="リンクを確かめています">
            <SkeletonLines widths={[60, 100, 100]} />
          </Loading>
        )}
        {state.at === 'unreachable' && (
          <FailureState title="リンクを確かめられませんでした。" onRetry={() => void open()} />
        )}
        {state.at === 'closed' && (
          <EmptyState
            title={identityRefusals.RESET_ENDED.message}
            action={
              <ButtonLink variant="ai" to="/login" search={{ mode: 'passwordReset' }}>
                メールを送りなおす
              </ButtonLink>
            }
          />
        )}
        {state.at === 'open' && (
          <PasswordStep mailaddress={state.mailaddress} onReady={password => void finish(state.mailaddress, password)}>
            {problem && (
              <ProblemNotice problem={problem} title="パスワードを変えられませんでした。" className="mt-3.5" />
            )}
            <p className="phrases mt-3 text-cap text-ink-soft">
              {state.mailaddress} のパスワードを変えます。ほかの端末では、ログアウトします。
            </p>
            <Button
              type="submit"
              variant="shu"
              size="big"
              className="mt-4"
              pending={pending}
              pendingLabel="変えています"
              reason={offlineReason(online, '変えられます')}
            >
              このパスワードにする
            </Button>
          </PasswordStep>
        )}
        {state.at === 'done' && (
          <EmptyState
            title="パスワードを変えました。"
            note="新しいパスワードでログインしてください。"
            action={
              <ButtonLink variant="shu" to="/login" search={{}}>
                {loginMessages.signIn}
              </ButtonLink>
            }
          />
        )}
      </div>
    </BareFrame>
  )
}
