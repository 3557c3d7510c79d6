// /login: the sign-in form. What else the page will offer comes with its own flows.

import { useNavigate } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { session } from '#app/platform/session.ts'
import { Wordmark } from '#app/ui/art/Logo.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CheckField, PasswordField, TextField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { BareFrame } from '#app/ui/Shell.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { loginMessages } from '#rules/messages/account.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { offlineReason } from '#rules/messages/offline.ts'

const REQUIRED_MAIL = 'メールアドレスを入力してください'
const REQUIRED_PASSWORD = 'パスワードを入力してください'
const NO_NETWORK = '通信がとぎれています。つながってからお試しください。'

type Errors = { form?: string; mailaddress?: string; password?: string }

export function LoginScreen({ goTo }: { goTo: string }) {
  const online = useOnline()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<Errors>({})

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const mailaddress = String(form.get('mailaddress') ?? '').trim()
    const password = String(form.get('password') ?? '')
    const missing: Errors = {
      ...(mailaddress === '' ? { mailaddress: REQUIRED_MAIL } : {}),
      ...(password === '' ? { password: REQUIRED_PASSWORD } : {}),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) {
      event.currentTarget
        .querySelector<HTMLInputElement>(missing.mailaddress ? '[name=mailaddress]' : '[name=password]')
        ?.focus()
      return
    }
    setPending(true)
    try {
      const before = session.get().user?.userId
      await session.signIn({ mailaddress, password, sharedDevice: form.get('sharedDevice') === 'on' })
      // Somebody else gets an app of their own, which starts where this page leads; the same user goes on in this one.
      if (session.get().user?.userId === before) await navigate({ href: goTo, replace: true })
    } catch (error) {
      setErrors({ form: error instanceof Refusal ? error.message : NO_NETWORK })
    } finally {
      setPending(false)
    }
  }

  return (
    <BareFrame className="mx-auto min-h-dvh max-w-110 px-6 pb-6">
      <div className="-mx-6 md:mx-[calc(50%-50vw)]">
        <OfflineStrip offline={!online} />
        <img
          src="/login-band-780.webp"
          srcSet="/login-band-780.webp 780w, /login-band-1440.webp 1440w"
          sizes="100vw"
          alt=""
          width={1440}
          height={600}
          className="art h-[206px] w-full object-cover md:h-[368px]"
        />
      </div>
      <div className="relative -mt-8.5 grid justify-items-center md:-mt-11">
        <Wordmark className="h-12 w-auto md:h-14" />
        <p className="mt-1 font-mincho text-sub font-semibold tracking-[.08em] text-ink-soft">
          {commonMessages.tagline}
        </p>
      </div>
      <form className="mt-4.5" onSubmit={event => void submit(event)} noValidate>
        <PageHeading className="mb-2.5">ログイン</PageHeading>
        {errors.form && (
          <Notice tone="hi" icon={TriangleAlert} title="ログインできませんでした。" className="mb-3.5">
            {errors.form}
          </Notice>
        )}
        <TextField
          label={loginMessages.email}
          name="mailaddress"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errors.mailaddress}
        />
        <PasswordField
          label={loginMessages.password}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          error={errors.password}
          className="mt-3.5"
        />
        <CheckField label="共有の端末（閉じたらログアウト）" name="sharedDevice" className="mt-2" />
        <Button
          type="submit"
          variant="shu"
          size="big"
          className="mt-3"
          pending={pending}
          pendingLabel="ログインしています"
          reason={offlineReason(online, 'ログインできます')}
        >
          {loginMessages.signIn}
        </Button>
      </form>
    </BareFrame>
  )
}
