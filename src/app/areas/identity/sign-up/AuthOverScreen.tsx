// /authOver: the sign-up after its mail was opened, in four steps (doc1 §2.1). Everything but the password is kept on the
// device, so that a reload or a lost network costs one field.
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, PartyPopper, Smartphone, TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { beginSession } from '#app/platform/accounts.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { timeOf } from '#app/platform/drafts/draft-line.ts'
import { freshSignIn, useSession } from '#app/platform/use-session.ts'
import { invitationAfterSignUp } from '#app/shared/session/kept-invitation.ts'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { BareFrame } from '#app/ui/Shell.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState, FailureState } from '#app/ui/States.tsx'
import { StepTrail } from '#app/ui/StepTrail.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { loginMessages } from '#rules/messages/account.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { signUpMessages } from '#rules/messages/sign-up.ts'
import { socialLabels } from '#rules/social-providers.ts'
import { afterJoining } from '../after-joining.ts'
import { ClassStep } from './ClassStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { PersonStep } from './PersonStep.tsx'
import { useSignUp } from './use-sign-up.ts'

const steps = ['パスワード', 'クラス', 'あなたのこと', '完了']

export function AuthOverScreen({ id }: { id: string | undefined }) {
  const online = useOnline()
  const navigate = useNavigate()
  const { user } = useSession()
  const signUp = useSignUp(id)
  const [reached, setReached] = useState(1)
  const [password, setPassword] = useState<string | null>(null)
  const [entering, setEntering] = useState(false)
  const { state, kept, failure, pending } = signUp
  const isKept = kept !== null

  // The id is taken out of the address as soon as it is kept, so that neither the history nor a screenshot shows it.
  useEffect(() => {
    if (id !== undefined && isKept) void navigate({ to: '/authOver', search: {}, replace: true })
  }, [id, isKept, navigate])
  useEffect(() => {
    if (state.at !== 'closed') return
    // A user who lost the answer to the last step together with the page has joined all the same.
    toasts.add({
      type: 'info',
      title: 'このリンクは使えなくなりました。登録がお済みならログインを、まだなら会員登録からお進みください',
    })
    void navigate({ to: '/', replace: true })
  }, [state.at, navigate])

  if (user)
    return (
      <Frame online={online}>
        <EmptyState
          title="ログインしています。"
          note="ほかの人として登録するときは、ログアウトしてから、メールのリンクをもう一度開いてください。"
          action={
            <ButtonLink variant="line" to="/myPage">
              マイページへ
            </ButtonLink>
          }
        />
      </Frame>
    )
  if (state.at === 'unreachable')
    return (
      <Frame online={online}>
        <FailureState
          title="リンクを確かめられませんでした。"
          note="書いたものは、この端末に残っています。"
          onRetry={() => void signUp.open()}
        />
      </Frame>
    )
  if (state.at !== 'open' || !kept)
    return (
      <Frame online={online}>
        <Loading label="リンクを確かめています">
          <SkeletonLines widths={[60, 100, 100]} className="mt-8" />
        </Loading>
      </Frame>
    )

  const { mailaddress, provider } = state
  // A user whom a service has named needs no password, and begins with the second step.
  const firstStep = provider === null ? 1 : 2
  const step = Math.max(firstStep, reached)
  const go = (to: number) => {
    if (to > kept.step && to < 4) signUp.change({ step: to })
    setReached(to)
    window.scrollTo(0, 0)
  }
  const register = async () => {
    if (password === null && provider === null) return go(1)
    if (await signUp.register(mailaddress, provider === null ? password : null, kept)) go(4)
  }
  const enter = async () => {
    setEntering(true)
    freshSignIn.expect((await invitationAfterSignUp()) ?? afterJoining.take())
    try {
      await beginSession()
    } catch {
      freshSignIn.take()
      // The account is there in any case: the usual way in remains.
      void navigate({ to: '/login', search: {}, replace: true })
    } finally {
      setEntering(false)
    }
  }
  const giveUp = async () => {
    await signUp.giveUp().catch(() => {})
    void navigate({ to: '/', replace: true })
  }
  return (
    <Frame
      online={online}
      onBack={step > firstStep && step < 4 ? () => go(step - 1) : undefined}
      saved={step < 4 ? signUp.saved : undefined}
    >
      <StepTrail step={step} names={steps} />
      <div className="mt-4">
        {step === 1 && (
          <PasswordStep
            mailaddress={mailaddress}
            onReady={given => {
              setPassword(given)
              go(Math.max(2, kept.step))
            }}
          >
            <p className="phrases mt-3 text-cap text-ink-soft">
              {kept.step > 1
                ? 'パスワードは端末に残さないため、もう一度入力してください。ほかの内容は残っています。'
                : `${mailaddress} で登録します。`}
            </p>
            <Foot>
              <Button type="submit" variant="shu" size="big">
                つぎへ
              </Button>
            </Foot>
          </PasswordStep>
        )}
        {step === 2 && (
          <>
            <ClassStep />
            {provider && (
              <p className="phrases mt-3 text-cap text-ink-soft">
                {mailaddress} と{socialLabels[provider]}で登録します。
              </p>
            )}
            <Foot onBack={firstStep === 1 ? () => go(1) : undefined}>
              <Button variant="shu" size="big" onClick={() => go(3)}>
                つぎへ
              </Button>
            </Foot>
          </>
        )}
        {step === 3 && (
          <PersonStep kept={kept} onChange={signUp.change} onReady={() => void register()}>
            <Foot onBack={() => go(2)}>
              <Button
                type="submit"
                variant="shu"
                size="big"
                pending={pending}
                pendingLabel="登録しています"
                reason={offlineReason(online, '登録できます')}
              >
                この内容で登録する
              </Button>
            </Foot>
          </PersonStep>
        )}
        {step === 4 && (
          <div className="grid justify-items-center gap-3 pt-4 text-center">
            <Icon of={PartyPopper} className="text-shu" />
            <p className="phrases text-body">
              {kept.userName.trim()}さん、つむぎへようこそ。
              <br />
              登録が完了しました。
            </p>
            <Button
              variant="shu"
              size="big"
              pending={entering}
              pendingLabel="ログインしています"
              onClick={() => void enter()}
            >
              {loginMessages.signIn}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={failure !== null}
        onClose={signUp.dismiss}
        title={signUpMessages.failedTitle}
        lead={failure?.text}
        icon={failure?.isRefused ? TriangleAlert : WifiOff}
        tone={failure?.isRefused ? 'hi' : 'ai'}
        answers={[
          { label: 'もう一度試す', role: 'main', onPress: () => void register() },
          { label: '入力にもどる', role: 'cancel', onPress: signUp.dismiss },
          ...(failure?.deletable
            ? [
                {
                  label: 'アカウントを消して登録をやめる',
                  role: 'destroy' as const,
                  pending,
                  onPress: () => void giveUp(),
                },
              ]
            : []),
        ]}
      />
    </Frame>
  )
}

type FrameProps = {
  online: boolean
  onBack?: (() => void) | undefined
  saved?: ReturnType<typeof useSignUp>['saved'] | undefined
  children: React.ReactNode
}

function Frame({ online, onBack, saved, children }: FrameProps) {
  return (
    <BareFrame className="min-h-dvh">
      <div className="sticky top-0 z-10">
        <TopBar
          title="会員登録"
          back={onBack && <IconButton icon={ChevronLeft} label="前の段へ戻る" onClick={onBack} />}
          trailing={saved && saved.state !== 'none' ? <SavedMark saved={saved} /> : undefined}
        />
        <OfflineStrip offline={!online} />
      </div>
      <div className="mx-auto max-w-122 px-4 pb-28">{children}</div>
    </BareFrame>
  )
}

function SavedMark({ saved }: { saved: NonNullable<FrameProps['saved']> }) {
  if (saved.state === 'failed') return <span className="pr-3 text-meta text-hi">この端末に保存できていません</span>
  return (
    <span className="num flex items-center gap-1 pr-3 text-meta text-matsuba">
      <Icon of={Smartphone} size="xs" />
      この端末に保存 {saved.state === 'saved' ? timeOf(saved.at, Date.now()) : ''}
    </span>
  )
}

function Foot({ onBack, children }: { onBack?: (() => void) | undefined; children: React.ReactNode }) {
  return (
    <div
      data-action-bar=""
      className="fixed inset-x-0 bottom-0 z-10 mx-auto flex max-w-122 flex-wrap gap-3 border-t border-line bg-sheet px-4 pt-2.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))] *:flex-[1_1_6rem] *:last:flex-[2_1_12.5rem]"
    >
      {onBack && (
        <Button variant="line" size="big" onClick={onBack}>
          もどる
        </Button>
      )}
      {children}
    </div>
  )
}
