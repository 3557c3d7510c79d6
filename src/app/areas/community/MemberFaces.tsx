// Faces of a community's first members, and the number of all.
import { Avatar } from '#app/ui/Avatar.tsx'
import { formatCount } from '#rules/counts.ts'
import { imageSource } from '#rules/images.ts'

interface MemberFacesProps {
  iconList: readonly string[]
  memberCount: number
}

export const MemberFaces = ({ iconList, memberCount }: MemberFacesProps) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
    {iconList.length > 0 && (
      <span aria-hidden="true" className="flex flex-none pl-1.5">
        {[...new Set(iconList)].map(icon => (
          <Avatar
            key={icon}
            size={28}
            src={imageSource(icon, 'character', 96)}
            className="-ml-1.5 border-2 border-surface"
          />
        ))}
      </span>
    )}
    <span className="num">{memberWords(memberCount)}</span>
  </span>
)

export const memberWords = (count: number): string => `メンバー ${formatCount(count)}人`
