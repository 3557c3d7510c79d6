// The playing text that was sent, with the server's receipt; beside a draft, what differs from it.
import { CloudUpload, FileCheck2, PenLine } from 'lucide-react'
import { useState } from 'react'
import { DifferenceSide, wholly } from '#app/shared/draft/DifferenceSide.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { omakaseDisplay } from '#rules/constants/display.ts'
import { formatReceipt } from '#rules/dates.ts'
import { formatCount } from '#rules/rewards.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { Difference } from './differences.ts'
import type { PlayingDesk } from './playing-queries.ts'

type Sent = NonNullable<PlayingDesk['playing']>
/** Other differences: the name, the sent value, the value of the draft. */
export type FieldDifference = readonly [name: string, sent: string, draft: string]

interface PlayingSentProps {
  desk: PlayingDesk
  sent: Sent
  /** changes of the draft; null where nothing can be sent any more */
  changes: { texts: readonly Difference[]; fields: readonly FieldDifference[] } | null
  onBack: () => void
}

export function PlayingSent({ desk, sent, changes, onBack }: PlayingSentProps) {
  const [view, setView] = useState<'differences' | 'sent'>('differences')
  const places = changes ? changes.texts.length + changes.fields.length : 0
  return (
    <Card as="section" className="mt-3" aria-label="送ったプレイング">
      <div className="flex items-start gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-matsuba-soft text-matsuba">
          <Icon of={FileCheck2} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-1.5">
            <Chip tone="matsuba">{sent.sentBy === 'deadline' ? '締切のとき下書きを送付' : '送信済み'}</Chip>
            {sent.omakaseFlg && <Chip tone="ai">{omakaseDisplay}</Chip>}
          </p>
          <p className="num mt-1 text-sub">
            受付 {formatDay(sent.receivedAt)} {formatReceipt(sent.receivedAt)}
          </p>
          <p className="num text-meta text-ink-soft">
            第{sent.version}版・{formatCount(replaceCount(sent.playing))} / {formatCount(desk.playingMax)}字
          </p>
        </div>
      </div>
      {changes && <p className="mt-2 text-cap text-ink-soft">何度でも送りなおせます。最後に届いた版が有効です。</p>}
      {places > 0 && (
        <div className="mt-3">
          <SegmentedControl
            label="見くらべる"
            segments={[
              { value: 'differences', label: `違うところ ${places}` },
              { value: 'sent', label: '送った版' },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      )}
      {changes && places > 0 && view === 'differences' ? (
        <>
          <ul className="mt-1 divide-y divide-line">
            {changes.texts.map(({ sent: before, draft }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a text have no other name than their order
              <li key={index} className="py-2.5">
                <DifferenceSide of={before} {...SENT} />
                <DifferenceSide of={draft} {...DRAFT} />
              </li>
            ))}
            {changes.fields.map(([name, before, draft]) => (
              <li key={name} className="py-2.5">
                <p className="text-meta text-ink-soft">{name}</p>
                <DifferenceSide of={wholly(before)} {...SENT} />
                <DifferenceSide of={wholly(draft)} {...DRAFT} />
              </li>
            ))}
          </ul>
          <div className="flex justify-end">
            <Button variant="text" onClick={onBack}>
              送った版に戻す
            </Button>
          </div>
        </>
      ) : (
        <SentText desk={desk} sent={sent} />
      )}
    </Card>
  )
}

const SENT = { label: '送った版', icon: CloudUpload, isBefore: true } as const
const DRAFT = { label: '下書き', icon: PenLine } as const

function SentText({ desk, sent }: { desk: PlayingDesk; sent: Sent }) {
  const choice = desk.scenarioChoiceList.find(({ chooseId }) => chooseId === sent.chooseId)
  const items = sent.consumeItem.map(({ itemName, count }) => `${itemName} ×${count}`).join('、')
  return (
    <>
      {choice && <p className="mt-1.5 text-cap">選択肢：{choice.name}</p>}
      {items && <p className="text-cap">使うもの：{items}</p>}
      {sent.playing && (
        <div className="mt-1.5 font-mincho text-sub leading-[1.8]">
          <StoryText text={sent.playing} />
        </div>
      )}
      {sent.attached && (
        <>
          <p className="mt-2 text-cap text-ink-soft">
            下書きはそのままでは送れなかったため、おまかせとして届け、文章を添えました。
          </p>
          <div className="mt-1 font-mincho text-sub leading-[1.8]">
            <StoryText text={sent.attached} />
          </div>
        </>
      )}
    </>
  )
}
