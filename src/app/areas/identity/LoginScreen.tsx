// /login: a description of the service, links for guests, one of three forms (doc1 §2.1). The accounts of a demo and the
// thanks are loaded after the first screen, the forms that send a mail when they are asked for.

import { Link, useNavigate } from '@tanstack/react-router'
import { TriangleAlert, WifiOff } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { firstScreen } from '#app/platform/first-screen.ts'
import type { Credentials } from '#app/platform/identity-port.ts'
import { Refusal } from '#app/platform/requests.ts'
import { session } from '#app/platform/session.ts'
import { freshSignIn } from '#app/platform/use-session.ts'
import { Wordmark } from '#app/ui/art/Logo.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CheckField, PasswordField, TextField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { BareFrame } from '#app/ui/Shell.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { NO_NETWORK, offlineReason } from '#rules/messages/offline.ts'
import { signInMessages } from '#rules/messages/sign-in.ts'

const REQUIRED_MAIL = 'メールアドレスを入力してください'
const REQUIRED_PASSWORD = 'パスワードを入力してください'

const BelowForm = lazy(async () => {
  await firstScreen
  return { default: (await import('./BelowForm.tsx')).BelowForm }
})
const MailForm = lazy(async () => ({ default: (await import('./MailForm.tsx')).MailForm }))
const LeavingNotice = lazy(async () => ({ default: (await import('./LeavingNotice.tsx')).LeavingNotice }))

export type LoginMode = 'signup' | 'signin' | 'passwordReset'
const ways = [
  { to: '/worldSelect', picture: 'worlds', label: 'ワールドを見る' },
  { to: '/novel', picture: 'novels', label: 'ノベルを読む' },
  { to: '/news', picture: 'news', label: 'お知らせを見る' },
] as const

const LINK = 'inline-flex min-h-11 items-center text-sub font-bold text-ai'

type Errors = { form?: string; mailaddress?: string; password?: string }

export function LoginScreen({ goTo, mode }: { goTo: string; mode: LoginMode }) {
  const online = useOnline()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [mailaddress, setMailaddress] = useState('')
  /** Notice about a mail that was sent (doc1 §2.1). */
  const [sent, setSent] = useState<ReactNode>(null)
  /** Credentials of an account that its user asked to delete, for taking that back. */
  const [leaving, setLeaving] = useState<Credentials | null>(null)
  const search = (to: LoginMode) => ({
    ...(goTo === '/' ? {} : { redirect: goTo }),
    ...(to === 'signin' ? {} : { mode: to }),
  })

  const enter = async (credentials: Credentials): Promise<void> => {
    setErrors({})
    setLeaving(null)
    setPending(true)
    const before = session.get().user?.userId
    freshSignIn.expect(goTo)
    try {
      await session.signIn(credentials)
      // For another user the app restarts with the page of this address; the same user continues in this one.
      if (session.get().user?.userId === before) {
        freshSignIn.take()
        await navigate({ href: goTo, replace: true })
      }
    } catch (error) {
      freshSignIn.take()
      if (error instanceof Refusal && error.code === 'ACCOUNT_LEAVING') setLeaving(credentials)
      else setErrors({ form: error instanceof Refusal ? error.message : NO_NETWORK })
    } finally {
      setPending(false)
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password') ?? '')
    const missing: Errors = {
      ...(mailaddress.trim() === '' ? { mailaddress: REQUIRED_MAIL } : {}),
      ...(password === '' ? { password: REQUIRED_PASSWORD } : {}),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) {
      event.currentTarget
        .querySelector<HTMLInputElement>(missing.mailaddress ? '[name=mailaddress]' : '[name=password]')
        ?.focus()
      return
    }
    await enter({ mailaddress: mailaddress.trim(), password, sharedDevice: form.get('sharedDevice') === 'on' })
  }

  return (
    <BareFrame className="mx-auto min-h-dvh max-w-110 px-6 pb-6">
      <div className="sticky top-0 z-10 -mx-6 md:mx-[calc(50%-50vw)]">
        <OfflineStrip offline={!online} />
      </div>
      <div className="-mx-6 md:mx-[calc(50%-50vw)]">
        <img
          src="/login-band-780.webp"
          srcSet="/login-band-780.webp 780w, /login-band-1440.webp 1440w"
          sizes="100vw"
          alt=""
          fetchPriority="high"
          width={1440}
          height={600}
          className="art h-[206px] w-full object-cover md:h-[368px]"
        />
      </div>
      <div className="relative -mt-8.5 grid justify-items-center md:-mt-11">
        <Wordmark className="h-12 w-auto md:h-14" />
        <p className="mt-2 phrases text-center text-sub md:text-body">
          あなたの分身が、物語のなかで生きる。
          <br />
          書いた数百字が、小説になって返ってきます。
        </p>
      </div>
      <nav aria-label="ログインせずに見る" className="mt-3.5 grid grid-cols-3 gap-2 max-[359px]:grid-cols-1">
        {ways.map(({ to, picture, label }) => (
          <Link
            key={to}
            to={to}
            className="overflow-hidden rounded-card border border-line bg-surface text-center text-meta font-semibold text-ink"
          >
            <img
              src={`/guest-${picture}.webp`}
              alt=""
              width={300}
              height={180}
              className="art aspect-5/3 w-full object-cover max-[359px]:hidden"
            />
            <span className="grid min-h-11 place-items-center px-1">{label}</span>
          </Link>
        ))}
      </nav>
      <div className="mt-5">
        {mode === 'signin' ? (
          // Without the app nothing is sent, least of all as part of an address.
          <form method="post" onSubmit={event => void submit(event)} noValidate>
            <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3">
              <PageHeading>ログイン</PageHeading>
              <Link to="/login" search={search('signup')} className={LINK}>
                {signInMessages.toSignUp}
              </Link>
            </div>
            {sent}
            {leaving && (
              <Suspense>
                <LeavingNotice pending={pending} onStay={() => void enter({ ...leaving, stay: true })} />
              </Suspense>
            )}
            {errors.form && (
              <Notice
                tone={errors.form === NO_NETWORK ? 'info' : 'hi'}
                icon={errors.form === NO_NETWORK ? WifiOff : TriangleAlert}
                title="ログインできませんでした。"
                className="mb-3.5"
              >
                {errors.form}
              </Notice>
            )}
            <TextField
              label={signInMessages.email}
              name="mailaddress"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={mailaddress}
              onChange={({ currentTarget }) => setMailaddress(currentTarget.value)}
              error={errors.mailaddress}
            />
            <PasswordField
              label={signInMessages.password}
              name="password"
              autoComplete="current-password"
              maxLength={200}
              error={errors.password}
              className="mt-3.5"
            />
            <div className="flex justify-end">
              <Link className={LINK} to="/login" search={search('passwordReset')}>
                {signInMessages.forgotPassword}
              </Link>
            </div>
            <CheckField label="共有の端末（閉じたらログアウト）" name="sharedDevice" />
            <Button
              type="submit"
              variant="shu"
              size="big"
              className="mt-3"
              pending={pending}
              pendingLabel="ログインしています"
              reason={offlineReason(online, 'ログインできます')}
            >
              {signInMessages.signIn}
            </Button>
          </form>
        ) : (
          <Suspense fallback={<div className="min-h-60" />}>
            <MailForm
              key={mode}
              kind={mode}
              online={online}
              mailaddress={mailaddress}
              onType={setMailaddress}
              onSent={notice => {
                setSent(notice)
                void navigate({ to: '/login', search: search('signin') })
              }}
            />
            <p className="mt-2 text-center">
              <Link className={LINK} to="/login" search={search('signin')}>
                {signInMessages.toSignIn}
              </Link>
            </p>
          </Suspense>
        )}
      </div>
      <Suspense>
        <BelowForm
          online={online}
          pending={pending}
          onEnter={mode === 'signin' ? enter : null}
          social={mode === 'passwordReset' ? null : { goTo, online }}
        />
      </Suspense>
    </BareFrame>
  )
}
