// Sheet in which a gift and a voice are chosen for a letter, from what the character holds now.
import { type ReactNode, useState } from 'react'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { formatCount } from '#rules/counts.ts'
import { GIFT_DAYS } from '#rules/letters.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { tokenLabel } from '#rules/rewards.ts'
import type { Enclosed, EnclosedGift } from '../enclosed.ts'
import { type Enclosures, letterQueries, type Mine } from '../queries.ts'

interface EncloseSheetProps {
  of: Mine
  enclosed: Enclosed
  onClose: () => void
  onChoose: (enclosed: Enclosed) => void
}

export function EncloseSheet({ of, enclosed, onClose, onChoose }: EncloseSheetProps) {
  const query = useRead(letterQueries.enclosures(of))
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title="贈りもの・ボイスを添える"
      lead={`贈りものは、相手が受け取るまでお預かりします。返されたときと${GIFT_DAYS}日たったときは、あなたのもとに戻ります。`}
    >
      <Read
        query={query}
        title="持ちものを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-40 rounded-card" />
          </Loading>
        }
      >
        {held => <Choices held={held} {...{ enclosed, onClose, onChoose }} />}
      </Read>
    </Sheet>
  )
}

type Offer = {
  key: string
  name: string
  sign: string | null
  most: number
  sent: (amount: number) => EnclosedGift['sent']
}

const offersOf = ({ itemList, tokenList }: Enclosures): Offer[] => [
  ...itemList.map(({ itemCode, level, originalizeId, itemName, amount: most }) => ({
    key: `${itemCode} ${level} ${originalizeId}`,
    name: level > 1 ? `${itemName} Lv.${level}` : itemName,
    ...{ sign: null, most },
    sent: (amount: number) => ({ kind: 'item' as const, itemCode, level, originalizeId, amount }),
  })),
  ...tokenList.map(({ tokenNo, name, sign, amount: most }) => ({
    ...{ key: `token ${tokenNo}`, name, sign, most },
    sent: (amount: number) => ({ kind: 'token' as const, tokenNo, amount }),
  })),
]

const keyOf = (gift: EnclosedGift | null): string => {
  if (!gift) return ''
  const { sent } = gift
  return sent.kind === 'token' ? `token ${sent.tokenNo}` : `${sent.itemCode} ${sent.level} ${sent.originalizeId}`
}

interface ChoicesProps extends Omit<EncloseSheetProps, 'of'> {
  held: Enclosures
}

function Choices({ held, enclosed, onClose, onChoose }: ChoicesProps): ReactNode {
  const offers = offersOf(held)
  const [key, choose] = useState(keyOf(enclosed.gift))
  const [wanted, want] = useState(enclosed.gift?.sent.amount ?? 1)
  const [clipId, chooseClip] = useState(enclosed.voice?.clipId ?? 0)
  const offer = offers.find(each => each.key === key)
  const amount = Math.min(wanted, offer?.most ?? 1)
  const clip = held.clipList.find(each => each.clipId === clipId)
  const done = (): void =>
    onChoose({
      gift: offer ? { sent: offer.sent(amount), name: offer.name, sign: offer.sign } : null,
      voice: clip ? { clipId: clip.clipId, shouhinmei: clip.shouhinmei } : null,
    })
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        done()
      }}
    >
      <SelectField
        label="贈りもの"
        value={offer?.key ?? ''}
        onChange={event => choose(event.target.value)}
        hint="装備しているものは贈れません。"
      >
        <option value="">贈らない</option>
        {offers.map(({ key: value, name, sign, most }) => (
          <option key={value} value={value}>
            {sign === null ? name : tokenLabel({ name, sign })}（所持 {formatCount(most)}）
          </option>
        ))}
      </SelectField>
      {offer && (
        <Stepper
          label="数"
          unit={offer.sign === null ? '個' : offer.sign || offer.name}
          value={amount}
          min={1}
          max={offer.most}
          onChange={want}
        />
      )}
      {held.clipList.length > 0 && (
        <SelectField
          label="ボイス"
          value={String(clip?.clipId ?? 0)}
          onChange={event => chooseClip(Number(event.target.value))}
        >
          <option value="0">添えない</option>
          {held.clipList.map(({ clipId: value, shouhinmei }) => (
            <option key={value} value={value}>
              {shouhinmei}
            </option>
          ))}
        </SelectField>
      )}
      {offers.length === 0 && <p className="text-sub">贈れるアイテムとワールド通貨はありません。</p>}
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button type="submit" variant="ai" size="big">
          決める
        </Button>
      </Actions>
    </form>
  )
}
