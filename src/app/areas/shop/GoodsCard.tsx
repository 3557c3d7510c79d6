// Card of goods: description, effect, stock, price, and the button.
import { BookOpen, Package, ShoppingBag, WifiOff } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { isUrgent, timeLeft } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { offlineNote } from '#rules/messages/offline.ts'
import { signed } from '#rules/numbers.ts'
import { formatCount } from '#rules/rewards.ts'
import type { Shelf, Standing } from './queries.ts'
import { priceText, type SeenGoods, shortReasons } from './shelf.ts'
import type { BuyingDesk } from './use-buying.ts'

export function GoodsCard({
  seen,
  shelf,
  standing,
  online,
  desk,
  eager,
}: {
  seen: SeenGoods
  shelf: Shelf
  standing: Standing | undefined
  online: boolean
  desk: BuyingDesk
  eager: boolean
}) {
  const { goods, isSkill, buyer } = seen
  const why = useId()
  const state = desk.stateOf(goods.shopGoodsId)
  return (
    <Card as="li" className="py-3.5">
      <div className="flex gap-3">
        <ItemTile
          src={goods.picture ? imageSource(goods.picture, 'shouhin', 256) : null}
          size={60}
          glyph={isSkill ? BookOpen : Package}
          eager={eager}
          zoom={goods.picture ? { name: goods.name, src: imageSource(goods.picture, 'shouhin', 640) } : undefined}
        />
        <div className="min-w-0 flex-1">
          <CardTitle>{goods.name}</CardTitle>
          <p className="text-cap text-ink-soft">{goods.description}</p>
        </div>
      </div>
      {(goods.effectList.length > 0 || isSkill) && (
        <ul className="mt-2 flex flex-wrap gap-1" aria-label="変わる能力と条件">
          {goods.effectList.map(({ name, value }) => (
            <li key={name}>
              <Chip tone={value > 0 ? 'matsuba' : 'hi'}>
                {name} {signed(value)}
              </Chip>
            </li>
          ))}
          {goods.className && (
            <li>
              <Chip>{goods.className}専用</Chip>
            </li>
          )}
          {goods.requiredLevel > 1 && (
            <li>
              <Chip>キャラLv.{goods.requiredLevel}から</Chip>
            </li>
          )}
        </ul>
      )}
      <Facts seen={seen} standing={standing} />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-2.5">
        <p id={why} className="num min-w-0 flex-1 basis-28 text-cap">
          <b>{priceText(goods, shelf.tokenList)}</b>
          {buyer && !buyer.reason && !online && (
            <span className="block text-meta text-ink-soft">{offlineNote('購入できます')}</span>
          )}
        </p>
        {buyer && !state && (
          <Button
            icon={buyer.reason ? undefined : online ? ShoppingBag : WifiOff}
            reasonId={buyer.reason || !online ? why : undefined}
            aria-label={buyer.reason ? `${goods.name}: ${shortReasons[buyer.reason]}` : `${goods.name}を購入する`}
            onClick={() => desk.ask(seen)}
          >
            {buyer.reason ? shortReasons[buyer.reason] : isSkill ? '習得する' : '購入する'}
          </Button>
        )}
      </div>
      {state && (
        <WaitingLine state={state}>{state === 'sending' ? '購入しています' : '購入できたか確かめています'}</WaitingLine>
      )}
    </Card>
  )
}

/** Facts of the goods: 所持, 重さ, stock, limit, end. */
function Facts({ seen: { goods, isSkill, buyer }, standing }: { seen: SeenGoods; standing: Standing | undefined }) {
  const { stock, limitPerCharacter, endsAt, weight, itemPositionId } = goods
  const now = Date.now()
  const facts: [string, string][] = []
  if (buyer && !isSkill) facts.push(['所持', `${formatCount(buyer.shojiSu)}個`])
  if (buyer && isSkill && buyer.shojiSu > 0) facts.push(['習得', `Lv.${buyer.shojiSu}`])
  if (weight > 0) {
    const worn = itemPositionId !== null && standing ? `（いまの装備 ${standing.carried} / ${standing.capacity}）` : ''
    facts.push(['重さ', `${weight}${worn}`])
  }
  if (stock !== null) facts.push(['在庫', stock > 0 ? `残り${formatCount(stock)}個` : '売り切れ'])
  if (limitPerCharacter !== null) {
    const left = buyer ? `（あと${formatCount(Math.max(0, limitPerCharacter - buyer.boughtCount))}個）` : ''
    facts.push(['上限', `ひとり${formatCount(limitPerCharacter)}個まで${left}`])
  }
  return (
    <>
      {facts.length > 0 && (
        <dl className="num mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-meta">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {endsAt && (
        <p className="num mt-1 text-meta text-ink-soft">
          <Whole>販売 {formatDeadline(endsAt)} まで</Whole> —{' '}
          <b className={`inline-block ${isUrgent(endsAt, now) ? 'text-shu' : 'text-ink'}`}>
            {timeLeft(endsAt, now) || '終了しました'}
          </b>
        </p>
      )}
    </>
  )
}
