// Change of the password: the old one, the new one; the first one of an account that services alone open.
import type { FormEvent } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { PasswordField } from '#app/ui/Field.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { passwordMax, passwordMin } from '#rules/constants/account.ts'
import { identityRefusals } from '#rules/refusals/identity.ts'
import { passwordCharacters, passwordLength } from '#rules/validation/sign-up.ts'
import { Proof } from './Proof.tsx'
import { accountsNow } from './provider.ts'
import { useDirect } from './use-direct.ts'

export function PasswordForm() {
  const { run, pending, problem, setFault, reason } = useDirect('変更できます')
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const password = String(fields.get('password') ?? '')
    const newPassword = String(fields.get('newPassword') ?? '')
    if (!passwordCharacters(newPassword) || !passwordLength(newPassword)) {
      return setFault(identityRefusals.PASSWORD_WRONG.message)
    }
    if (!(await run(async () => (await accountsNow()).changePassword({ password, newPassword })))) return
    form.reset()
    toasts.add({ type: 'success', title: 'パスワードを変更しました' })
  }
  return (
    <form onSubmit={event => void submit(event)} className="pt-1 pb-3" noValidate>
      <Proof label="いまのパスワード" goTo="/myPage/account/userInfo?open=password" />
      <PasswordField
        label="新しいパスワード"
        name="newPassword"
        autoComplete="new-password"
        maxLength={200}
        hint={`半角の英数字と記号で${passwordMin}〜${passwordMax}文字。変更すると、ほかの端末はログアウトされます。`}
        className="mt-3"
      />
      {problem && <ProblemNotice problem={problem} title="パスワードを変更できませんでした。" className="mt-3" />}
      <Button type="submit" className="mt-3" pending={pending} pendingLabel="変更しています" reason={reason}>
        パスワードを変更する
      </Button>
    </form>
  )
}
