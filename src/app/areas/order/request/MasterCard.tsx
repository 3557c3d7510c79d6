// A master who takes requests, with their words, what they do not write about, their days and the places left; or the offer to all.
import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { NotWritten } from '#app/shared/order-plan/NotWritten.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import type { AskedMaster } from '../queries.ts'

interface MasterCardProps {
  /** null: the offer to all */
  master: AskedMaster | null
  as?: 'div' | 'li'
  /** act on the card */
  children?: ReactNode
}

/** Places for further requests at a master. */
export const placesLeft = ({ mostAtOnce, running }: Pick<AskedMaster, 'mostAtOnce' | 'running'>): number =>
  Math.max(0, mostAtOnce - running)

export function MasterCard({ master, as = 'div', children }: MasterCardProps) {
  if (!master) {
    return (
      <Card as={as}>
        <div className="flex items-start gap-3">
          <span className="grid size-12 flex-none place-items-center rounded-full bg-ai-soft text-ai">
            <Icon of={Megaphone} />
          </span>
          <div className="min-w-0 flex-1">
            <CardTitle as="p">公開リクエスト</CardTitle>
            <p className="phrases text-cap text-ink-soft">
              リクエストを受け付けているマスター全員に見せて、引き受ける人を募ります。
            </p>
          </div>
        </div>
        {children}
      </Card>
    )
  }
  const { masterName, icon, words, refusals, writingDays } = master
  const left = placesLeft(master)
  return (
    <Card as={as}>
      <div className="flex items-start gap-3">
        <Avatar size={48} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
        <div className="min-w-0 flex-1">
          <CardTitle as="p">{masterName}</CardTitle>
          <p className="num flex flex-wrap items-center gap-x-2 text-meta text-ink-soft">
            執筆 {writingDays}日
            <Chip tone={left > 0 ? 'matsuba' : 'line'}>{left > 0 ? `受付 残り${left}` : '受付はいっぱい'}</Chip>
          </p>
        </div>
      </div>
      {words && (
        <div className="mt-2 text-sub leading-[1.75]">
          <StoryText text={words} />
        </div>
      )}
      <NotWritten words={refusals} />
      {children}
    </Card>
  )
}
