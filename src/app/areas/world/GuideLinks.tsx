// The guide of a world, as a list of its pages.

import type { WorldTop } from '#app/shared/world/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListLink } from '#app/ui/List.tsx'

export function GuideLinks({ worldId, guideList }: { worldId: string; guideList: WorldTop['guideList'] }) {
  if (guideList.length === 0) return null
  return (
    <section>
      <SectionHeading>ワールドガイド</SectionHeading>
      <List>
        {guideList.map(({ pageId, title, summary }) => (
          <ListLink
            key={pageId}
            to="/world/$worldId/guide/$pageId"
            params={{ worldId, pageId }}
            title={<span className="font-mincho text-body font-semibold">{title}</span>}
            note={summary}
          />
        ))}
      </List>
    </section>
  )
}
