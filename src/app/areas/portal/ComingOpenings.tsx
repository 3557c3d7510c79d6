// つぎの公開 on a member's portal.
import { SectionHeading } from '#app/ui/Card.tsx'
import { NextOpenings } from './NextOpenings.tsx'
import type { MemberPortal } from './queries.ts'

export const ComingOpenings = ({ portal, now }: { portal: MemberPortal; now: number }) =>
  portal.nextOpeningList.some(({ openAt }) => Date.parse(openAt) > now) && (
    <section>
      <SectionHeading>つぎの公開</SectionHeading>
      <NextOpenings openings={portal.nextOpeningList} now={now} />
    </section>
  )
