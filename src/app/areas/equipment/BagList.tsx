// The bag: items that match the filter, twenty at a time, each with buttons for wearing and details.
import { useState } from 'react'
import { ItemPicture } from '#app/shared/settings/ItemPicture.tsx'
import { NumberLine } from '#app/shared/settings/NumberLine.tsx'
import type { HeldItem, NamedParameter } from '#app/shared/settings/queries.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { countWorn, pieceKey } from '#rules/equipment.ts'
import { type BagFilter, bagFilters, filteredBag, parseBagFilter } from './bag-filters.ts'
import type { Fitting } from './use-fitting.ts'

const SHOWN_AT_ONCE = 20

type Shown = {
  bag: readonly HeldItem[]
  parameters: readonly NamedParameter[]
  fitting: Fitting
  onPutOn: (item: HeldItem) => void
  onOpen: (item: HeldItem) => void
}

export function BagList({
  filter,
  onFilter,
  ...shown
}: Shown & { filter: BagFilter; onFilter: (filter: BagFilter) => void }) {
  const [more, setMore] = useState(1)
  const items = filteredBag(shown.bag, filter)
  const seen = items.slice(0, more * SHOWN_AT_ONCE)
  return (
    <section aria-label="もちもの">
      <FilterChips
        label="もちものの絞り込み"
        filters={bagFilters}
        current={filter}
        onSelect={key => {
          setMore(1)
          onFilter(parseBagFilter(key))
        }}
      />
      {items.length === 0 ? (
        <div className="mt-2">
          <Nothing filter={filter} onFilter={onFilter} />
        </div>
      ) : (
        <>
          <p className="num mt-1 mb-1.5 text-meta text-ink-soft">全{items.length}種類</p>
          <List>
            {seen.map(item => (
              <BagRow key={pieceKey(item)} item={item} {...shown} />
            ))}
          </List>
          {seen.length < items.length && (
            <Button variant="line" className="mx-auto mt-3 flex" onClick={() => setMore(more + 1)}>
              もっと見る（あと{items.length - seen.length}種類）
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function BagRow({ item, parameters, fitting, onPutOn, onOpen }: Shown & { item: HeldItem }) {
  const worn = countWorn(fitting.worn).get(pieceKey(item)) ?? 0
  const canWear = item.itemPositionId !== null
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 py-1.5 pr-3 pl-2">
      <button
        type="button"
        onClick={() => onOpen(item)}
        className="flex min-h-14 min-w-0 flex-[1_1_11rem] items-center gap-3 rounded-card px-2 text-left"
      >
        <ItemPicture picture={item.picture} itemKind={item.itemKind} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-1.5">
            <span className="font-mincho text-body leading-[1.4] font-semibold">{item.itemName}</span>
            {item.plainName && <span className="block text-meta text-ink-soft">（{item.plainName}）</span>}
            {item.level > 1 && <Chip tone="kin">Lv.{item.level}</Chip>}
            {item.originalize > 0 && <Chip tone="ai">オリジナル</Chip>}
          </span>
          <span className="num block text-meta text-ink-soft">
            {item.shojiSu}個・重さ {item.itemCost}
            {worn > 0 && `・装備中 ${worn}個`}
          </span>
          <NumberLine parameters={parameters} numbers={item.parameters} className="text-meta" />
        </span>
      </button>
      {canWear &&
        (worn < item.shojiSu ? (
          <Button aria-label={`${item.itemName}をつける`} onClick={() => onPutOn(item)}>
            つける
          </Button>
        ) : (
          <Chip tone="matsuba">装備中</Chip>
        ))}
    </li>
  )
}

function Nothing({ filter, onFilter }: { filter: BagFilter; onFilter: (filter: BagFilter) => void }) {
  if (filter !== 'wearable' && filter !== 'all') {
    return (
      <EmptyState
        title="あてはまるアイテムはありません。"
        action={
          <Button variant="ai" onClick={() => onFilter('all')}>
            すべてのもちものを見る
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="装備できるアイテムがありません。"
      note="ミッションの報酬などで手に入ります。"
      action={
        <ButtonLink variant="ai" to="/mission">
          ミッションを見る
        </ButtonLink>
      }
    />
  )
}
