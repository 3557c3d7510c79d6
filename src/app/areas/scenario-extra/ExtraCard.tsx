// Card of a published extra with its button: it is read by who has it, bought or taken by others.
import { BookOpen } from 'lucide-react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { chapterParams } from './address.ts'
import { ExtraFace } from './ExtraFace.tsx'
import type { PhaseKey, ShownExtra } from './queries.ts'
import { TakeExtra } from './TakeExtra.tsx'

export const ExtraCard = ({ of, extra }: { of: PhaseKey; extra: ShownExtra }) => (
  <Card as="li">
    <ExtraFace extra={extra} />
    <div className="mt-3 flex flex-wrap justify-end gap-2">
      {extra.isReadable ? (
        <ButtonLink
          icon={BookOpen}
          to="/world/$worldId/scenario/$scenarioId/$phase/extra/$extraId"
          params={{ ...chapterParams(of), extraId: String(extra.extraId) }}
        >
          読む<span className="vh">：{extra.title}</span>
        </ButtonLink>
      ) : (
        <TakeExtra of={of} extra={extra} />
      )}
    </div>
  </Card>
)
