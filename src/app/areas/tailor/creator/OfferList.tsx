// Offers of a creator: each product with its price, days and options, and the way to order it.
import { Brush, PencilOff } from 'lucide-react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { formatCount } from '#rules/rewards.ts'
import { sizeWords } from '../product-words.ts'
import type { Creator, Offer } from '../queries.ts'

export function OfferList({ creator }: { creator: Creator }) {
  const { offerList, isOpen, slotsLeft, isMine } = creator
  const canOrder = isOpen && slotsLeft > 0 && !isMine
  return (
    <section aria-labelledby="offers">
      <SectionHeading id="offers">受け付けている作品</SectionHeading>
      {!isMine && !canOrder && (
        <Notice icon={PencilOff} silent className="mb-3">
          {offerList.length === 0
            ? '受付停止中です。'
            : slotsLeft === 0 && isOpen
              ? '受付の窓がいっぱいです。空いたら、また発注できます。'
              : '受付停止中です。お気に入りに入れておくと、一覧からすぐに見つかります。'}
        </Notice>
      )}
      <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {offerList.map(offer => (
          <OfferCard key={offer.product.itemKbn} creatorId={creator.creatorId} offer={offer} canOrder={canOrder} />
        ))}
      </ul>
    </section>
  )
}

function OfferCard({ creatorId, offer, canOrder }: { creatorId: string; offer: Offer; canOrder: boolean }) {
  const { product, price, days, note } = offer
  const { itemKbn, shouhinmei, description, personPrice, peopleMost, optionList } = product
  return (
    <Card as="li" className="flex flex-col [&+&]:mt-0">
      <h3 className="phrases font-mincho text-card leading-[1.4] font-semibold wrap-anywhere">{shouhinmei}</h3>
      {description && <p className="phrases mt-1 text-sub wrap-anywhere">{description}</p>}
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sub">
        <dt className="text-ink-soft">料金</dt>
        <dd className="num font-bold">{formatCount(price)} コイン</dd>
        <dt className="text-ink-soft">納品まで</dt>
        <dd className="num">{days}日</dd>
        <dt className="text-ink-soft">大きさ</dt>
        <dd className="num">{sizeWords(product)}</dd>
        {peopleMost > 1 && (
          <>
            <dt className="text-ink-soft">人数</dt>
            <dd className="num">
              {peopleMost}人まで（ひとり +{formatCount(personPrice)}）
            </dd>
          </>
        )}
        {optionList.map(({ optionNo, optionName, price: extra }) => (
          <div key={optionNo} className="contents">
            <dt className="text-ink-soft">{optionName}</dt>
            <dd className="num">+{formatCount(extra)}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="phrases mt-2 text-cap text-ink-soft wrap-anywhere">「{note}」</p>}
      {canOrder && (
        <ButtonLink
          variant="ai"
          icon={Brush}
          className="mt-3 self-start"
          to="/creator/$creatorId/order"
          params={{ creatorId }}
          search={{ item: itemKbn }}
          aria-label={`発注する：${shouhinmei}`}
        >
          発注する
        </ButtonLink>
      )}
    </Card>
  )
}
