// The name under which the user plays.
import { useEffect, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { session } from '#app/platform/session.ts'
import { useSession } from '#app/platform/use-session.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { playerNameMax } from '#rules/constants/account.ts'
import { visibleName } from '#rules/validation/sign-up.ts'
import { max } from '#rules/validation/standard.ts'
import { savingName } from './writes.ts'

const WRONG = `名前は、1〜${playerNameMax}文字で入力してください。`

export function NameForm({ userName }: { userName: string }) {
  const { user } = useSession()
  const [name, setName] = useState(userName)
  const [error, setError] = useState<string>()
  useEffect(() => setName(userName), [userName])
  const saved = (): void => {
    toasts.add({ type: 'success', title: '名前を変更しました' })
    // The name beside the session is the server's.
    session.renew().catch(() => {})
  }
  const saving = usePress(savingName, {}, { onLate: saved, can: '変更できます' })
  if (!user) return null

  const save = async (): Promise<void> => {
    const isWrong = !visibleName(name) || !max(name, playerNameMax)
    setError(isWrong ? WRONG : undefined)
    if (!isWrong && (await saving.press({ userId: user.userId, userName: name }))) saved()
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
      noValidate
    >
      <TextField
        label="名前"
        value={name}
        error={error}
        autoComplete="nickname"
        onChange={event => setName(event.target.value)}
        hint="マスターやほかのプレイヤーに見える名前です。"
      />
      <PressNotice of={saving} />
      {name !== userName && (
        <Button
          type="submit"
          className="mt-3"
          pending={saving.pending}
          pendingLabel="変更しています"
          reason={saving.reason}
        >
          名前を変更する
        </Button>
      )}
    </form>
  )
}
