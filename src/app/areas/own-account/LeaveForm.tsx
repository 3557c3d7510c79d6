// 退会: the form that asks to delete the account. It first lists what ends, what comes back, what is lost and what stays;
// then it asks for a proof of who asks, and once more before it is sent.
import { CircleCheck, DoorOpen, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { session } from '#app/platform/session.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { LEAVING_DAYS, LEFT_USER } from '#rules/leaving.ts'
import { ownAccountRefusals } from '#rules/refusals/own-account.ts'
import { Proof, useHasPassword } from './Proof.tsx'
import { proveByPassword } from './provider.ts'
import { type LeavingFacts, ownAccountCalls, ownAccountQueries } from './queries.ts'
import { sendDirectly, useDirect } from './use-direct.ts'

const PASSWORD_MISSING = 'パスワードを入力してください。'

export function LeaveForm() {
  const query = useRead(ownAccountQueries.leavingFacts())
  return (
    <Read query={query} title="退会の内容を読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
      {facts => (
        <div className="pt-1 pb-3">
          <Consequences facts={facts} />
          {facts.owedList.length > 0 ? facts.owedList.map(owed => <OwedNotice key={owed.code} owed={owed} />) : <Ask />}
        </div>
      )}
    </Read>
  )
}

function Consequences({ facts: { endingList, keptList, coins } }: { facts: LeavingFacts }) {
  return (
    <ul className="phrases list-disc space-y-2 pl-5 text-sub">
      <li>お申し込みと同時に、すべての端末がログアウトされます。</li>
      <li>
        {LEAVING_DAYS}日のあいだは、ログインすると取り消せます。そのあと、アカウントとデータが消え、元に戻せません。
      </li>
      {endingList.length > 0 && (
        <li>
          次の予約・申請・オーダーが、すぐに取り消されます。
          <ul className="mt-1 text-cap">
            {endingList.map(({ title, coins: returned }, place) => (
              <li key={`${title}:${String(place)}`} className="num">
                {title}
                <span className="text-ink-soft">
                  （{returned > 0 ? `${returned.toLocaleString('ja-JP')}コインが戻ります` : '戻るコインはありません'}）
                </span>
              </li>
            ))}
          </ul>
        </li>
      )}
      {coins > 0 && (
        <li className="num">お持ちのコインとポイント（{coins.toLocaleString('ja-JP')}）は、なくなります。</li>
      )}
      <li>
        {keptList.length === 0
          ? 'キャラクターは、すべて消えます。'
          : `公開された物語に登場した${keptList.map(({ characterFullName }) => characterFullName).join('、')}は、「${LEFT_USER}」のキャラクターとして物語に残ります。ほかのキャラクターは消えます。`}
      </li>
      <li>送った手紙は、相手のもとに残ります。あなたの名前は「{LEFT_USER}」になります。</li>
      <li>書いたものを手元に残すには、先に「データの書き出し」をお使いください。</li>
    </ul>
  )
}

function OwedNotice({ owed: { code, titleList } }: { owed: LeavingFacts['owedList'][number] }) {
  const words = ownAccountRefusals[code as keyof typeof ownAccountRefusals]?.message ?? ''
  return (
    <Notice icon={TriangleAlert} title="いまは退会できません。" silent className="mt-3">
      <p>{words}</p>
      <ul className="mt-1 list-disc pl-5">
        {titleList.map((title, place) => (
          <li key={`${title}:${String(place)}`}>{title}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Ask() {
  const { run, pending, problem, setFault, reason } = useDirect('お申し込みできます', { ends: true })
  const hasPassword = useHasPassword()
  const [password, setPassword] = useState('')
  const [step, setStep] = useState<'writing' | 'asked' | 'done'>('writing')
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('password') ?? '')
    const isMissing = hasPassword && given === ''
    setPassword(given)
    setFault(isMissing ? PASSWORD_MISSING : null)
    if (!isMissing) setStep('asked')
  }
  const leave = async (): Promise<void> => {
    const work = async (): Promise<void> => {
      await proveByPassword(password)
      await sendDirectly(ownAccountCalls.leave.request({ password }))
    }
    setStep((await run(work)) ? 'done' : 'writing')
  }
  const close = (): void => void session.signOut(Promise.resolve())
  return (
    <form onSubmit={submit} className="mt-3" noValidate>
      <Proof goTo="/myPage/account/userInfo?open=leave" />
      {problem && <ProblemNotice problem={problem} title="退会をお申し込みできませんでした。" className="mt-3" />}
      <Button type="submit" variant="text-danger" icon={DoorOpen} className="mt-3" pending={pending} reason={reason}>
        退会を申し込む
      </Button>
      <ConfirmDialog
        open={step === 'asked'}
        onClose={() => setStep('writing')}
        title="退会を申し込みますか？"
        lead={`すべての端末がログアウトされ、${LEAVING_DAYS}日後にアカウントとデータが消えます。`}
        icon={DoorOpen}
        tone="hi"
        answers={[
          { label: 'やめておく', role: 'main', onPress: () => setStep('writing') },
          { label: '退会を申し込む', role: 'destroy', pending, onPress: () => void leave() },
        ]}
      />
      <ConfirmDialog
        open={step === 'done'}
        onClose={close}
        title="退会のお申し込みを受け付けました"
        lead={`確認のメールを送りました。${LEAVING_DAYS}日のあいだは、ログインの画面でログインすると取り消せます。`}
        icon={CircleCheck}
        answers={[{ label: 'とじる', role: 'main', onPress: close }]}
      />
    </form>
  )
}
