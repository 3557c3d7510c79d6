// Parts of a replay for those named in them, behind its text; those for others are counted.
import { Lock } from 'lucide-react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { partReaders } from '#rules/scenario/replay.ts'
import type { Replay } from './queries.ts'

export const PrivateParts = ({ replay: { partList, lockedParts } }: { replay: Replay }) => (
  <>
    {partList.map(({ body, nameList }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
      <Card key={index} as="section" aria-label="限定公開の部分" className="mx-auto mt-6 max-w-[38em]">
        <p className="flex items-start gap-1.5 text-cap text-ink-soft">
          <Icon of={Lock} size="s" className="mt-0.5 flex-none" />
          <span>{partReaders(nameList)}</span>
        </p>
        <div className="mt-2 font-mincho text-[1.0625rem] leading-[1.9]">
          <StoryText text={body} />
        </div>
      </Card>
    ))}
    {lockedParts > 0 && (
      <Notice icon={Lock} silent className="mt-6" title={`ほかに、限定公開の部分が${lockedParts}つあります`}>
        マスターが名前を挙げた人だけに見えます。
      </Notice>
    )}
  </>
)
