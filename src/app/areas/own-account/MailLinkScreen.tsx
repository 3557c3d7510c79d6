// /mailChange and /mailUndo: the pages to which the links of mails lead. Opening one changes nothing, because mail
// scanners open links; a press does.
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { forgetLinkId, keptLinkId } from '#app/shared/session/link-id.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { signInMessages } from '#rules/messages/sign-in.ts'
import { ownAccountCalls } from './queries.ts'
import { sendByLink, useDirect } from './use-direct.ts'

const kinds = {
  change: {
    address: '/mailChange',
    title: 'メールアドレスの変更',
    lead: 'このメールの届いたアドレスを、つむぎのメールアドレスにします。ほかの端末はログアウトされます。',
    press: '変更する',
    pending: '変更しています',
    failed: 'メールアドレスを変更できませんでした。',
    done: 'メールアドレスを変更しました。',
    next: 'これからは、新しいメールアドレスでログインしてください。',
    call: ownAccountCalls.confirmMail,
  },
  undo: {
    address: '/mailUndo',
    title: 'メールアドレスを元に戻す',
    lead: '変更される前のメールアドレスに戻します。すべての端末がログアウトされます。',
    press: '元に戻す',
    pending: '戻しています',
    failed: 'メールアドレスを元に戻せませんでした。',
    done: 'メールアドレスを元に戻しました。',
    next: `変更にお心あたりがない場合は、ログインの画面の「${signInMessages.forgotPassword}」から、パスワードも設定し直してください。`,
    call: ownAccountCalls.undoMail,
  },
} as const

type Props = {
  kind: keyof typeof kinds
  /** Secret of the address; none after it was taken out of it. */
  id: string | undefined
}

export function MailLinkScreen({ kind, id: given }: Props) {
  const words = kinds[kind]
  const place = `tsumugi-mail-${kind}`
  const navigate = useNavigate()
  const [id] = useState(() => keptLinkId(place, given) ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: struck once, so that it stands in no history and no picture of the screen
  useEffect(() => {
    if (given !== undefined) void navigate({ to: words.address, search: {}, replace: true })
  }, [])
  const { run, pending, problem, reason } = useDirect(words.press === '変更する' ? '変更できます' : '戻せます')
  const [isDone, setDone] = useState(false)
  const press = async (): Promise<void> => {
    if (!(await run(() => sendByLink(words.call.request({ id }))))) return
    forgetLinkId(place)
    setDone(true)
  }
  return (
    <Page top={<TopBar title={words.title} back={<BackLink to="/" />} />}>
      <Card className="mt-3">
        {isDone ? (
          <>
            <Notice icon={CircleCheck} title={words.done}>
              {words.next}
            </Notice>
            <ButtonLink to="/login" className="mt-3">
              ログインの画面へ
            </ButtonLink>
          </>
        ) : (
          <>
            <p className="phrases text-sub">{words.lead}</p>
            {problem && <ProblemNotice problem={problem} title={words.failed} className="mt-3" />}
            <Button
              variant="shu"
              size="big"
              capped
              className="mt-3"
              pending={pending}
              pendingLabel={words.pending}
              reason={reason}
              onClick={() => void press()}
            >
              {words.press}
            </Button>
          </>
        )}
      </Card>
    </Page>
  )
}
