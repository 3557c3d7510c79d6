// Short description of a world, for first-time visitors.

import { heads } from '#app/shared/world/facts.ts'
import type { World } from '#app/shared/world/queries.ts'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { tokenLabel } from '#rules/rewards.ts'
import { masterLabel, worldStatusLabels } from '#rules/worlds.ts'
import { statusTones } from '../WorldCard.tsx'

export function WorldAbout({ world }: { world: World }) {
  return (
    <section>
      <SectionHeading>このワールドについて</SectionHeading>
      <Card>
        <p className="text-sub leading-[1.8]">{world.description}</p>
        <dl className="num mt-3 grid gap-1 text-cap *:flex *:flex-wrap *:gap-x-2 [&_dt]:text-ink-soft">
          <div>
            <dt>状態</dt>
            <dd>
              <Chip tone={statusTones[world.status]}>{worldStatusLabels[world.status]}</Chip>
            </dd>
          </div>
          <div>
            <dt>参加中のキャラクター</dt>
            <dd>{heads(world)}</dd>
          </div>
          <div>
            <dt>物語を導く人</dt>
            <dd>{masterLabel(world.scenarioSupportFlg)}</dd>
          </div>
          {world.tokenList.length > 0 && (
            <div>
              <dt>ワールド通貨</dt>
              <dd>{world.tokenList.map(tokenLabel).join('・')}</dd>
            </div>
          )}
        </dl>
      </Card>
    </section>
  )
}
