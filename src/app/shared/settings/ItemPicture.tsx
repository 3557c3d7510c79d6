// Picture of a held item; a glyph of its kind when it has none.
import { Gem, Gift, Package, Shield, Sword, Wrench } from 'lucide-react'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import type { ItemKind } from '#rules/equipment.ts'
import { imageSource } from '#rules/images.ts'

const signs = { weapon: Sword, armour: Shield, accessory: Gem, tool: Wrench, material: Package, gift: Gift }

export const ItemPicture = ({
  picture,
  itemKind,
  size = 44,
  zoomName,
}: {
  picture: string | null
  itemKind: ItemKind
  size?: 44 | 96
  /** name of the item: a large tile then opens the picture in full */
  zoomName?: string | undefined
}) => (
  <ItemTile
    src={picture && imageSource(picture, 'shouhin', size === 96 ? 256 : 96)}
    size={size}
    zoom={picture && zoomName ? { name: zoomName, src: imageSource(picture, 'shouhin', 640) } : undefined}
    glyph={signs[itemKind]}
  />
)
