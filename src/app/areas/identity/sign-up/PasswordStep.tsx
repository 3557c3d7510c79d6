// First step of a sign-up, and a password that is set anew: a password, and the same once more.
import type { FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { PasswordField } from '#app/ui/Field.tsx'
import { loginMessages } from '#rules/messages/account.ts'
import { signUpMessages } from '#rules/messages/sign-up.ts'
import { passwordFaults } from './faults.ts'

type Props = {
  /** Address of the account, so that a password manager keeps both together. */
  mailaddress: string
  onReady: (password: string) => void
  /** Buttons; the one that goes on is a submit. */
  children: ReactNode
  className?: string
}

export function PasswordStep({ mailaddress, onReady, children, className }: Props) {
  const [errors, setErrors] = useState<{ password?: string; confirmation?: string }>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const [password, confirmation] = [String(given.get('password') ?? ''), String(given.get('confirmation') ?? '')]
    const faults = passwordFaults(password, confirmation)
    setErrors(faults)
    const wrong = faults.password ? 'password' : faults.confirmation ? 'confirmation' : null
    if (wrong) form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    else onReady(password)
  }
  return (
    <form onSubmit={submit} noValidate className={className}>
      <input
        className="vh"
        type="email"
        tabIndex={-1}
        autoComplete="username"
        readOnly
        aria-hidden
        value={mailaddress}
      />
      <PasswordField
        label={loginMessages.password}
        name="password"
        autoComplete="new-password"
        hint="半角の英数字と記号で、6〜72文字。貼り付けもできます。"
        error={errors.password}
      />
      <PasswordField
        label={signUpMessages.passwordConfirmation}
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation}
        className="mt-3.5"
      />
      {children}
    </form>
  )
}
