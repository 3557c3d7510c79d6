// The picture of an item, or the sign of a skill.
import { Package, Sparkles } from 'lucide-react'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { imageSource } from '#rules/images.ts'

export const ThingTile = ({ kind, picture }: { kind: 'item' | 'skill'; picture: string | null }) => (
  <ItemTile
    src={picture && imageSource(picture, 'shouhin', 96)}
    size={44}
    glyph={kind === 'item' ? Package : Sparkles}
  />
)
