// Private parts of a replay with those who read each.
import { Lock } from 'lucide-react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { PrivatePart } from '#rules/scenario/replay.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { ReviewedReplay } from './check-queries.ts'

interface PartsPreviewProps extends Pick<ReviewedReplay, 'castList'> {
  partList: readonly PrivatePart[]
}

export function PartsPreview({ partList, castList }: PartsPreviewProps) {
  if (partList.length === 0) return null
  return (
    <section aria-label="限定公開の部分">
      <SectionHeading more={<span className="num text-meta text-ink-soft">{partList.length}か所</span>}>
        限定公開の部分
      </SectionHeading>
      {partList.map(({ body, entryIds }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
        <Card key={index} as="article" aria-label={`限定公開 ${index + 1}`}>
          <p className="num flex gap-1.5 text-cap text-ink-soft">
            <Icon of={Lock} size="xs" className="mt-1" />
            <span>
              {castList
                .filter(({ entryId }) => entryIds.includes(entryId))
                .map(({ character }) => character.characterFullName)
                .join('、')}
              だけが読めます・{Math.ceil(replaceCount(body))}字
            </span>
          </p>
          <div className="mt-1.5 font-mincho text-body leading-[1.9]">
            <StoryText text={body} />
          </div>
        </Card>
      ))}
    </section>
  )
}
