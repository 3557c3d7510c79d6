// Change of the mail address: a link goes to the new one, and the change happens when it is pressed there.
import { MailCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { Proof } from './Proof.tsx'
import { accountsNow } from './provider.ts'
import { useDirect } from './use-direct.ts'

export function MailForm() {
  const { run, pending, problem, reason } = useDirect('変更できます')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const mailaddress = String(fields.get('mailaddress') ?? '').trim()
    const password = String(fields.get('password') ?? '')
    setSentTo(null)
    if (!(await run(async () => (await accountsNow()).changeMail({ mailaddress, password })))) return
    form.reset()
    setSentTo(mailaddress)
  }
  return (
    <form onSubmit={event => void submit(event)} className="pt-1 pb-3" noValidate>
      <TextField
        label="新しいメールアドレス"
        name="mailaddress"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint="新しいアドレスに確認のメールを送ります。そのリンクで変更するまで、いまのアドレスのままです。"
      />
      <Proof goTo="/myPage/account/userInfo?open=mail" className="mt-3" />
      {sentTo && (
        <Notice icon={MailCheck} title="確認のメールを送りました。" className="mt-3">
          {sentTo} に届いたメールのリンクから、24時間以内に変更してください。
        </Notice>
      )}
      {problem && <ProblemNotice problem={problem} title="確認のメールを送れませんでした。" className="mt-3" />}
      <Button type="submit" className="mt-3" pending={pending} pendingLabel="送っています" reason={reason}>
        確認のメールを送る
      </Button>
    </form>
  )
}
