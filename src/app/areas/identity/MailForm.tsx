// The two forms of the sign-in page that send a mail: for joining, and for a forgotten password.
import { MailCheck } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { accountsNow } from '#app/platform/accounts.ts'
import { faultOf, problemOf } from '#app/platform/problem.ts'
import { Refusal } from '#app/platform/requests.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { loginMessages } from '#rules/messages/account.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { signUpMessages } from '#rules/messages/sign-up.ts'
import { isRegistered, sendLink } from './sign-up/calls.ts'

const kinds = {
  signup: {
    title: '会員登録',
    lead: '入力したメールアドレスに、登録を続けるためのリンクを送ります。',
    button: loginMessages.register,
    pending: 'メールを送っています',
    reason: '登録できます',
    notSent: signUpMessages.mailNotSent,
    sentWords: loginMessages.registrationMailSent,
    send: async (mailaddress: string) => {
      if (await isRegistered(mailaddress))
        throw new Refusal(409, 'MAIL_REGISTERED', signUpMessages.emailRegistered, null)
      await sendLink(mailaddress)
    },
  },
  /** Form for a person whom Google or Twitter has named without a confirmed address. */
  socialMail: {
    title: 'メールアドレスの確認',
    lead: 'お知らせを受け取るメールアドレスを入力してください。届いたメールのリンクをこの端末で開くと、登録の続きに進みます。',
    button: loginMessages.send,
    pending: 'メールを送っています',
    reason: '送れます',
    notSent: signUpMessages.mailNotSent,
    sentWords: loginMessages.registrationMailSent,
    send: async (mailaddress: string) => {
      if (await isRegistered(mailaddress))
        throw new Refusal(409, 'MAIL_REGISTERED', signUpMessages.emailRegistered, null)
      await sendLink(mailaddress, true)
    },
  },
  passwordReset: {
    title: 'パスワードの再設定',
    lead: '登録したメールアドレスに、新しいパスワードを決めるためのリンクを送ります。',
    button: loginMessages.send,
    pending: 'メールを送っています',
    reason: '送れます',
    notSent: loginMessages.resetOther,
    sentWords: loginMessages.resetMailSent,
    send: async (mailaddress: string) => (await accountsNow()).sendReset(mailaddress),
  },
} as const

type Props = {
  kind: keyof typeof kinds
  online: boolean
  mailaddress: string
  onType: (mailaddress: string) => void
  /** @param notice about the mail, for above the form that comes next */
  onSent: (notice: ReactNode) => void
}

/** Refusals that are about the service or the moment, not about the address. */
const notOfTheField = new Set([
  'TOO_MANY',
  'BUSY',
  'MAIL_CLOSED',
  'SIGN_UP_CLOSED',
  'BOT_CHECK',
  'INTERNAL',
  'STORAGE_FULL',
  'SIGN_UP_ENDED',
])

export function MailForm({ kind, online, mailaddress, onType, onSent }: Props) {
  const { title, lead, button, pending: sending, reason, notSent, sentWords, send } = kinds[kind]
  const [pending, setPending] = useState(false)
  const [wrong, setWrong] = useState<{ field?: string; form?: Problem }>({})
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=mailaddress]')
    const address = mailaddress.trim()
    setWrong(address === '' ? { field: 'メールアドレスを入力してください' } : {})
    if (address === '') return field?.focus()
    setPending(true)
    try {
      await send(address)
      onSent(
        <Notice icon={MailCheck} title={address} className="mb-3.5">
          {sentWords}
        </Notice>,
      )
    } catch (error) {
      const refused = error instanceof Refusal && error.status !== 500 ? error : null
      if (refused && !notOfTheField.has(refused.code)) {
        setWrong({ field: refused.code === 'BAD_INPUT' ? loginMessages.resetBadFormat : refused.message })
        field?.focus()
      } else if (refused) setWrong({ form: problemOf(refused) })
      else setWrong({ form: error instanceof Refusal ? faultOf(notSent) : problemOf(error, notSent) })
    } finally {
      setPending(false)
    }
  }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <PageHeading className="mb-1">{title}</PageHeading>
      <p className="phrases mb-3 text-cap text-ink-soft">{lead}</p>
      {wrong.form && <ProblemNotice problem={wrong.form} title="メールを送れませんでした。" className="mb-3.5" />}
      <TextField
        label={loginMessages.email}
        name="mailaddress"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={mailaddress}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        error={wrong.field}
      />
      <Button
        type="submit"
        variant="shu"
        size="big"
        className="mt-4"
        pending={pending}
        pendingLabel={sending}
        reason={offlineReason(online, reason)}
      >
        {button}
      </Button>
    </form>
  )
}
