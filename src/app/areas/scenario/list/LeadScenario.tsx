// The scenario to go on with, large: its picture under the time that is left, where it stands, and the one thing to do.
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { buttonFace } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { scenarioKind } from '#rules/codes/scenario.ts'
import type { OwnScenario } from '../entry/held.ts'
import { isOrdered, type NextDate } from '../facts.ts'
import { PhaseThread } from '../PhaseThread.tsx'
import { TimeRibbon } from '../TimeRibbon.tsx'

interface LeadScenarioProps {
  of: OwnScenario
  next: NextDate | null
  /** the thing to do: プレイングを書く */
  words: string
  /** key visual of its world, where it has no picture of its own */
  keyVisual: string | null
  link: (face: LinkFace) => ReactNode
}

export function LeadScenario({ of, next, words, keyVisual, link }: LeadScenarioProps) {
  const { scenarioTitle, masterName, picture, state, scenarioKind: kind, entry } = of
  return (
    <Card flush as="article">
      <div className="relative h-44 md:h-56">
        <WorldPicture keyVisual={picture ?? keyVisual} width={600} eager className="absolute inset-0 size-full" />
        {next?.left && <TimeRibbon left={next.left} isUrgent={next.isUrgent} className="absolute top-0 right-4" />}
      </div>
      <div className="p-4">
        <p className="text-meta text-ink-soft">
          {entry.characterFullName}・{masterName}
        </p>
        <h3 className="phrases font-mincho text-head leading-[1.4] font-semibold">{scenarioTitle}</h3>
        {next && (
          <p className="num text-sub">
            <Whole>
              {next.name} {next.text}
            </Whole>
            {next.left && <b className={cx('ml-1.5 inline-block', next.isUrgent && 'text-shu')}>— {next.left}</b>}
          </p>
        )}
        <PhaseThread state={state} isEvent={kind === scenarioKind.event} isOrdered={isOrdered(of)} />
        <div className="mt-4">
          {link({ ...buttonFace(words, 'shu', { size: 'big', capped: true, icon: PenLine }) })}
        </div>
      </div>
    </Card>
  )
}
