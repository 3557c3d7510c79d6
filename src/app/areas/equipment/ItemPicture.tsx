// The picture of an item on its tinted ground; a sign of its kind where it has none.
import { Gem, Gift, Package, Shield, Sword, Wrench } from 'lucide-react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { ItemKind } from '#rules/equipment.ts'
import { imageSource } from '#rules/images.ts'

const signs = { weapon: Sword, armour: Shield, accessory: Gem, tool: Wrench, material: Package, gift: Gift }
const boxes = { 40: 'size-10', 48: 'size-12', 96: 'size-24' } as const

export function ItemPicture({
  picture,
  itemKind,
  size = 48,
}: {
  picture: string | null
  itemKind: ItemKind
  size?: keyof typeof boxes
}) {
  const inner = Math.round(size * 0.8)
  return (
    <span className={cx('grid flex-none place-items-center rounded-pic bg-ai-soft text-ai', boxes[size])}>
      {picture ? (
        <img
          src={imageSource(picture, 'shouhin', 2 * inner)}
          alt=""
          width={inner}
          height={inner}
          loading="lazy"
          decoding="async"
          className="art"
        />
      ) : (
        <Icon of={signs[itemKind]} />
      )}
    </span>
  )
}
