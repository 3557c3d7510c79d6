// Items that a playing text uses up: chosen in a sheet from the bag of the character, set aside when the text is sent.
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ItemPicture } from '#app/shared/settings/ItemPicture.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { pieceKey } from '#rules/equipment.ts'
import type { DraftedItem } from '#rules/scenario/playing-draft.ts'
import { countOf, type Usable } from './playing-items.ts'

const ItemsSheet = lazy(() => import('./ItemsSheet.tsx').then(module => ({ default: module.ItemsSheet })))

interface PlayingItemsProps {
  /** null while the bag is being read */
  usable: readonly Usable[] | null
  chosen: readonly DraftedItem[]
  /** items that the sent text has set aside */
  aside: readonly DraftedItem[]
  onChange: (chosen: DraftedItem[]) => void
}

export function PlayingItems({ usable, chosen, aside, onChange }: PlayingItemsProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <section aria-label="使うもの">
      <SectionHeading
        level={3}
        more={usable && <TextButton onClick={() => setChoosing(true)}>もちものから選ぶ</TextButton>}
      >
        使うもの
      </SectionHeading>
      {chosen.length > 0 && (
        <List>
          {chosen.map(item => (
            <ItemRow
              key={pieceKey(item)}
              item={item}
              of={usable?.find(({ key }) => key === pieceKey(item)) ?? null}
              isLooked={usable !== null}
              isAside={countOf(aside, pieceKey(item)) === item.count}
              onRemove={() => onChange(chosen.filter(other => other !== item))}
            />
          ))}
        </List>
      )}
      <p className="mt-1 text-meta text-ink-soft">
        {chosen.length > 0
          ? '送ったときに取り置きます。外して送りなおすと、戻ります。'
          : 'アイテムを使うときは、ここで選びます。なくても送れます。'}
      </p>
      <Suspense>
        {choosing && usable && (
          <ItemsSheet usable={usable} chosen={chosen} onChoose={onChange} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
    </section>
  )
}

interface ItemRowProps {
  item: DraftedItem
  of: Usable | null
  isLooked: boolean
  isAside: boolean
  onRemove: () => void
}

function ItemRow({ item, of, isLooked, isAside, onRemove }: ItemRowProps) {
  const name = of?.name ?? item.itemCode
  const isShort = isLooked && (of?.most ?? 0) < item.count
  return (
    <ListRow
      icon={<ItemPicture picture={of?.picture ?? null} itemKind={of?.itemKind ?? 'tool'} />}
      title={
        <b className="font-mincho font-semibold">
          {name} ×{item.count}
        </b>
      }
      note={
        isShort ? (
          <span className="text-hi">いまは足りません。数を選びなおしてください。</span>
        ) : (
          of && `もちもの ${of.most}個 から ${of.most - item.count}個`
        )
      }
      trailing={
        <span className="flex flex-none items-center gap-1">
          {isAside && <Chip tone="kin">取り置き中</Chip>}
          <IconButton icon={X} label={`${name}を外す`} onClick={onRemove} />
        </span>
      }
    />
  )
}
