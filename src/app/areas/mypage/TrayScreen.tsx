// /myPage/tray: refused acts with their full text and reason, and waiting ones below (reliability rule 6).
import { useRouter } from '@tanstack/react-router'
import { Copy, Gift, PenLine, RotateCw, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { placeAddress } from '#app/areas/draft-places.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox, useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { handedIn } from '#app/shared/draft/handed-in.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle, SectionHeading } from '#app/ui/Card.tsx'
import { copyText } from '#app/ui/copy.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { SendChip } from '#app/ui/WaitingLine.tsx'
import { actWords } from '#rules/messages/acts.ts'

export function TrayScreen() {
  const { items, sending } = useOutboxView()
  const refused = items.filter(item => item.state === 'refused')
  const waiting = items.filter(item => item.state === 'waiting')
  return (
    <Page top={<TopBar title="送信待ち・送れなかったもの" back={<BackLink to="/myPage" />} />}>
      {refused.length > 0 ? (
        <>
          <p className="my-3 text-cap text-ink-soft">
            サーバーが受け付けなかったものです。消えていません。もう一度送るか捨てるまで、ここに残ります。
          </p>
          <ul>
            {refused.map(item => (
              <RefusedItem key={item.id} item={item} />
            ))}
          </ul>
        </>
      ) : (
        waiting.length === 0 && (
          <div className="mt-3">
            <EmptyState
              drawing={<EmptyDrawing />}
              title="送信待ち・送れなかったものはありません。"
              action={
                <ButtonLink variant="ai" to="/">
                  ホームへ
                </ButtonLink>
              }
            />
          </div>
        )
      )}
      {waiting.length > 0 && (
        <>
          <SectionHeading>送信待ち</SectionHeading>
          <List>
            {waiting.map(item => (
              <ListRow
                key={item.id}
                icon={<Icon of={handedIn(item) ? PenLine : Gift} className="text-kin" />}
                title={actWords(item).name}
                note={`${item.note}・${formatDayTime(item.createdAt)}`}
                trailing={
                  <SendChip state={sending.has(item.id) ? 'sending' : item.attempts > 0 ? 'checking' : 'waiting'} />
                }
              />
            ))}
          </List>
          <p className="mt-2 text-meta text-ink-soft">つながると、上から順に自動で送ります。</p>
        </>
      )}
    </Page>
  )
}

function RefusedItem({ item }: { item: OutboxItem }) {
  const outbox = useOutbox()
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const written = handedIn(item)
  /** Opens the draft of the refused text; the act stays here until the corrected text was sent. */
  const mend = async (): Promise<void> => {
    const { draftToMend } = await import('#app/shared/draft/after-answer.ts')
    const draft = await draftToMend(item)
    const href = draft && placeAddress(draft)
    if (href) await router.navigate({ href })
  }
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SendChip state="refused" />
        <time className="num text-meta text-ink-soft">{formatDayTime(item.refusal?.at ?? item.createdAt)}</time>
      </div>
      <CardTitle as="h2" className="mt-2.5">
        {item.note}
      </CardTitle>
      <p className="text-meta text-ink-soft">{actWords(item).notDone}</p>
      <Notice tone="hi" icon={TriangleAlert} silent className="mt-3">
        {item.refusal?.message}
      </Notice>
      {written?.text && (
        <p className="mt-3 font-mincho text-[1.0625rem] leading-[1.8] whitespace-pre-wrap wrap-anywhere">
          {written.text}
        </p>
      )}
      <div className="mt-3.5 flex flex-wrap gap-2">
        {written ? (
          <Button variant="ai" icon={PenLine} className="grow" onClick={() => void mend()}>
            直す
          </Button>
        ) : (
          <Button variant="ai" icon={RotateCw} className="grow" onClick={() => void outbox?.retry(item)}>
            もう一度送る
          </Button>
        )}
        <Button variant="line" icon={Copy} onClick={() => void copy(item)}>
          コピー
        </Button>
        <Button variant="text-danger" icon={Trash2} className="px-2" onClick={() => setAsking(true)}>
          捨てる
        </Button>
      </div>
      {asking && (
        <AskFirst
          asked={{ title: '捨てますか？', lead: '捨てたものは戻せません。', yes: '捨てる', no: '残す', destroys: true }}
          onClose={() => setAsking(false)}
          onYes={() => void outbox?.discard(item)}
        />
      )}
    </Card>
  )
}

const copy = (item: OutboxItem): Promise<void> => {
  const { note, refusal } = item
  return copyText(
    handedIn(item)?.text || [actWords(item).notDone, note, refusal?.message].filter(Boolean).join('\n'),
    '内容',
  )
}
