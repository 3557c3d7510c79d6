// /myPage/tailor/ordermade?kbn: the products that a creator takes, each with price, days and a word.
import { Save } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { formatCount } from '#rules/rewards.ts'
import { canDeliver, creatorEarns, creatorFaults, offerFault, TAILOR_MOST } from '#rules/tailor.ts'
import { lengthCount } from '#rules/text/count.ts'
import { savingOffer } from '../desk-writes.ts'
import { sizeWords } from '../product-words.ts'
import type { Offer, OwnRoom } from '../queries.ts'
import { CreatorDesk } from './CreatorDesk.tsx'
import { WindowCard } from './WindowCard.tsx'

export function OfferDeskScreen({ kbn }: { kbn: 1 | 2 | 3 | undefined }) {
  return (
    <CreatorDesk title="受け付ける作品" at="/myPage/tailor/ordermade" kbn={kbn}>
      {room => (
        <>
          <WindowCard room={room} />
          {room.offerList.length === 0 ? (
            <EmptyState
              drawing={<EmptyDrawing />}
              title="受け付けられる商品がありません。"
              note={
                canDeliver(room.creatorKbn)
                  ? '運営が商品を用意すると、ここで料金を決められます。'
                  : '声の作品の発注は受け付けていません。紹介とサンプルは載せられます。'
              }
            />
          ) : (
            <ul className="mt-4 grid grid-cols-1 gap-3">
              {room.offerList.map(offer => (
                <OfferForm key={offer.product.itemKbn} creatorKbn={room.creatorKbn} offer={offer} />
              ))}
            </ul>
          )}
        </>
      )}
    </CreatorDesk>
  )
}

function OfferForm({ creatorKbn, offer }: { creatorKbn: OwnRoom['creatorKbn']; offer: Offer }) {
  const { product } = offer
  const { itemKbn, shouhinmei, description, priceLeast, priceMost, isOnSale } = product
  const saved = { price: String(offer.price), days: String(offer.days), note: offer.note, isOn: offer.isOn }
  const { written, write, isChanged } = useWritten(`creatorOffer1:${itemKbn}`, saved)
  const [isTried, setTried] = useState(false)
  const acts = usePress(savingOffer, { itemKbn }, { can: '保存できます' })
  const numbers = { price: Number(written.price), days: Number(written.days) }
  const wrong = offerFault(product, numbers)
  const wrongNote = creatorFaults({ note: written.note }).note
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (acts.pending || acts.reason) return
    setTried(Boolean(wrong || wrongNote))
    if (wrong || wrongNote) return
    await acts.press({ creatorKbn, itemKbn, shouhinmei, ...numbers, note: written.note, isOn: written.isOn })
  }
  const isPriceWrong = isTried && wrong?.startsWith('料金')
  return (
    <Card as="li" className="[&+&]:mt-0">
      <form noValidate className="grid grid-cols-1 gap-3" onSubmit={event => void save(event)}>
        <div>
          <h2 className="phrases font-mincho text-card font-semibold wrap-anywhere">{shouhinmei}</h2>
          <p className="num phrases text-meta text-ink-soft wrap-anywhere">
            {sizeWords(product)}・{formatCount(priceLeast)}〜{formatCount(priceMost)}コイン
          </p>
          {description && <p className="phrases mt-1 text-sub wrap-anywhere">{description}</p>}
          {!isOnSale && <Chip tone="kin">販売を終えた商品</Chip>}
        </div>
        <Switch label="受け付ける" checked={written.isOn} onChange={isOn => write({ ...written, isOn })} />
        <div className="grid gap-3 min-[400px]:grid-cols-2">
          <TextField
            label="料金（コイン）"
            inputMode="numeric"
            autoComplete="off"
            value={written.price}
            error={isPriceWrong ? (wrong ?? undefined) : undefined}
            hint={<span className="num">受け取りのとき {formatCount(creatorEarns(numbers.price || 0))} CP</span>}
            onChange={event => write({ ...written, price: event.currentTarget.value })}
          />
          <TextField
            label="納品までの日数"
            inputMode="numeric"
            autoComplete="off"
            value={written.days}
            error={isTried && wrong && !isPriceWrong ? wrong : undefined}
            onChange={event => write({ ...written, days: event.currentTarget.value })}
          />
        </div>
        <TextField
          label="ひとこと（なくてもよい）"
          autoComplete="off"
          value={written.note}
          error={isTried ? wrongNote : undefined}
          hint={<span className="num">{`${lengthCount(written.note)} / ${TAILOR_MOST.note}字`}</span>}
          onChange={event => write({ ...written, note: event.currentTarget.value })}
        />
        <PressNotice of={acts} className="" />
        <Button
          type="submit"
          variant={isChanged ? 'shu' : 'line'}
          icon={Save}
          className="justify-self-start"
          pending={acts.pending}
          pendingLabel="保存しています"
          reason={acts.reason}
          aria-label={`保存する：${shouhinmei}`}
        >
          保存する
        </Button>
      </form>
    </Card>
  )
}
