// The gift in a letter: what it is, how it stands, and for its receiver the two answers.
import { Gift as GiftIcon, PackageOpen, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { imageSource } from '#rules/images.ts'
import { type GiftState, giftWords } from '#rules/letters.ts'
import type { Gift, Letter } from '../queries.ts'
import { answeringGift } from '../writes.ts'

/** Words of a state for the receiver and for the giver. */
const words: Record<GiftState, { tone: ChipTone; mine: string; theirs: string }> = {
  waiting: { tone: 'kin', mine: '返事待ち', theirs: '届いています' },
  accepted: { tone: 'ai', mine: '受け取り済み', theirs: '受け取り済み' },
  refused: { tone: 'line', mine: '返ってきました', theirs: '返しました' },
  expired: { tone: 'line', mine: '期限で返却', theirs: '期限で返却' },
}

interface GiftCardProps {
  characterId: string
  letter: Letter
  gift: Gift
}

export function GiftCard({ characterId, letter: { letterId, isMine }, gift }: GiftCardProps) {
  const { tone, mine, theirs } = words[gift.state]
  const name = giftWords(gift)
  return (
    <section aria-label={`贈りもの：${name}`} className="mt-2 rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex items-center gap-3">
        <ItemTile size={44} src={gift.picture ? imageSource(gift.picture, 'shouhin', 96) : null} glyph={GiftIcon} />
        <p className="min-w-0 flex-1 text-sub">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <Chip tone={tone}>{isMine ? mine : theirs}</Chip>
        </p>
      </div>
      {gift.state === 'waiting' && (
        <p className="num mt-1 text-meta text-ink-soft">
          {formatDayTime(gift.endsAt)}を過ぎると、{isMine ? 'あなたのもとに' : '相手に'}戻ります。
        </p>
      )}
      {gift.state === 'waiting' && !isMine && <Answers characterId={characterId} letterId={letterId} gift={name} />}
    </section>
  )
}

function Answers({ characterId, letterId, gift }: { characterId: string; letterId: number; gift: string }) {
  const [isAsked, ask] = useState(false)
  const acts = usePress(answeringGift, { letterId }, { can: '返事ができます' })
  const answer = (isAccepted: boolean) => void acts.press({ characterId, letterId, gift, isAccepted })
  return (
    <>
      <PressNotice of={acts} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="shu"
          icon={PackageOpen}
          pending={acts.pending}
          pendingLabel="送っています"
          reason={acts.reason}
          onClick={() => answer(true)}
        >
          受け取る
        </Button>
        <Button variant="line" icon={Undo2} reason={acts.reason} onClick={() => ask(true)}>
          返す
        </Button>
      </div>
      {isAsked && (
        <AskFirst
          asked={{
            title: '贈りものを返しますか？',
            lead: `「${gift}」は相手に戻り、相手に知らされます。手紙は残ります。`,
            yes: '返す',
            icon: Undo2,
          }}
          onClose={() => ask(false)}
          onYes={() => answer(false)}
        />
      )}
    </>
  )
}
