// Face of an extra before it is read: its title, its length and price, and the words that everybody reads.
import { CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatCount } from '#rules/rewards.ts'
import { extraPriceWords } from '#rules/scenario/extra.ts'
import type { ShownExtra } from './queries.ts'

interface ExtraFaceProps {
  extra: Pick<ShownExtra, 'title' | 'teaser' | 'price' | 'length' | 'isBought'>
  as?: 'h2' | 'h3'
}

export const ExtraFace = ({ extra: { title, teaser, price, length, isBought }, as = 'h3' }: ExtraFaceProps) => (
  <>
    <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
      <Chip tone={isBought ? 'matsuba' : price === 0 ? 'line' : 'kin'}>
        {isBought ? (price === 0 ? '受け取り済み' : '購入済み') : extraPriceWords(price)}
      </Chip>
      {formatCount(length)}字
    </p>
    <CardTitle as={as} className="phrases mt-1 wrap-anywhere">
      {title}
    </CardTitle>
    {/* A teaser is a few lines of the story's own voice. */}
    <p className="mt-1 font-mincho text-sub leading-[1.8] whitespace-pre-wrap wrap-anywhere">{teaser}</p>
  </>
)
