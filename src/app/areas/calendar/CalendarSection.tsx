// 締切をカレンダーに出す: a link for calendar programs, made, copied, renewed and ended here. The link itself is shown once,
// right after it was made, because the server does not keep it.
import { CalendarPlus, Copy, RefreshCw, Square } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button, ButtonAnchor } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { copyText } from '#app/ui/copy.ts'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { formatDayTime } from '#rules/dates.ts'
import { linkActs } from '#rules/messages/link-acts.ts'
import { calendarQueries } from './queries.ts'
import { endingLink, makingLink } from './writes.ts'

const questions = {
  renew: {
    title: 'リンクを作り直しますか？',
    lead: 'いまのリンクでは見られなくなります。カレンダーには、新しいリンクを登録し直してください。',
    press: '作り直す',
  },
  end: {
    title: 'リンクを止めますか？',
    lead: 'このリンクを登録したカレンダーに、締切が出なくなります。',
    press: '止める',
  },
} as const

/** Nothing as long as it is not known whether there is a link. */
export function CalendarSection() {
  const query = useRead(calendarQueries.link())
  const [path, setPath] = useState<string | null>(null)
  const [isLost, setLost] = useState(false)
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const made = (answer: { path: string | null }): void => {
    setPath(answer.path)
    setLost(answer.path === null)
    say('make')
  }
  const ended = (): void => {
    setPath(null)
    setLost(false)
    say('end')
  }
  const making = usePress(makingLink, { doing: 'make' }, { onLate: made, can: '作れます' })
  const ending = usePress(endingLink, { doing: 'end' }, { onLate: ended, can: '止められます' })
  const madeAt = query.data?.madeAt
  if (madeAt === undefined) return null

  const make = async (): Promise<void> => {
    const answer = await making.press(null)
    setAsked(null)
    if (answer) made(answer)
  }
  const end = async (): Promise<void> => {
    const answer = await ending.press(null)
    setAsked(null)
    if (answer) ended()
  }
  const hasLink = madeAt !== null || path !== null
  const reason = making.reason ?? ending.reason
  return (
    <>
      <SectionHeading id="calendar">締切をカレンダーに出す</SectionHeading>
      <Card as="section" aria-labelledby="calendar">
        <p className="phrases text-cap text-ink-soft">
          参加確定とプレイングの締切が、お使いのカレンダーに出るリンクです。載るのは、シナリオの題名と日時だけです。
        </p>
        {path ? <FreshLink path={path} /> : <LinkFacts madeAt={madeAt} isLost={isLost} />}
        <PressNotice of={making} />
        <PressNotice of={ending} />
        <div className="mt-3 flex flex-wrap justify-end gap-x-3">
          {hasLink ? (
            <>
              <Button variant="text-danger" icon={Square} onClick={() => setAsked('end')}>
                リンクを止める
              </Button>
              <Button variant="text" icon={RefreshCw} onClick={() => setAsked('renew')}>
                作り直す
              </Button>
            </>
          ) : (
            <Button
              icon={CalendarPlus}
              pending={making.pending}
              pendingLabel="作っています"
              reason={reason}
              onClick={() => void make()}
            >
              リンクを作る
            </Button>
          )}
        </div>
      </Card>
      {asked && (
        <Sheet open onClose={() => setAsked(null)} title={questions[asked].title} lead={questions[asked].lead}>
          <ConfirmActions
            onCancel={() => setAsked(null)}
            pending={making.pending || ending.pending}
            pendingLabel={asked === 'end' ? '止めています' : '作り直しています'}
            reason={reason}
            onClick={() => void (asked === 'end' ? end() : make())}
          >
            {questions[asked].press}
          </ConfirmActions>
        </Sheet>
      )}
    </>
  )
}

const say = (doing: 'make' | 'end') => toasts.add({ type: 'success', title: linkActs['calendar.link']({ doing }).done })

function FreshLink({ path }: { path: string }) {
  const url = new URL(path, window.location.origin).href
  return (
    <>
      <p className="mt-2 rounded-card bg-sunken px-3 py-2 text-cap break-all">{url}</p>
      <p className="phrases mt-1.5 text-meta text-ink-soft">
        リンクが見られるのは、いまだけです。リンクを知っている人は、だれでも締切を見られます。
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copyText(url, 'リンク')}>
          コピー
        </Button>
        <ButtonAnchor icon={CalendarPlus} href={url.replace(/^https?:/, 'webcal:')}>
          カレンダーで開く
        </ButtonAnchor>
      </div>
    </>
  )
}

/** @property isLost whether the answer with the link was lost on its way */
function LinkFacts({ madeAt, isLost }: { madeAt: string | null; isLost: boolean }) {
  if (isLost) {
    return (
      <p role="alert" className="phrases mt-2 text-cap text-ink">
        リンクは作られましたが、受け取れませんでした。お手数ですが、作り直してください。
      </p>
    )
  }
  if (madeAt === null) return null
  return (
    <p className="phrases mt-2 text-cap">
      <b className="num">{formatDayTime(madeAt, Date.now())}</b>{' '}
      に作ったリンクがあります。もう一度見ることはできません。
    </p>
  )
}
