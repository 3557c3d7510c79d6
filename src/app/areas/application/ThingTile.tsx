// The picture of an item, or the sign of a skill, in a tint.
import { Package, Sparkles } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'

export function ThingTile({ kind, picture }: { kind: 'item' | 'skill'; picture: string | null }) {
  return (
    <span className="grid size-11 flex-none place-items-center rounded-card bg-ai-soft text-ai">
      {picture ? (
        <img
          src={imageSource(picture, 'shouhin', 96)}
          alt=""
          width={30}
          height={30}
          loading="lazy"
          className="art size-7.5"
        />
      ) : (
        <Icon of={kind === 'item' ? Package : Sparkles} />
      )}
    </span>
  )
}
