// 読みかけと新着 on a member's portal: texts that one has begun first, then the newest ones.
import { novelSearch } from '#app/areas/novel/address.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { readingMinutes } from '#rules/novel.ts'
import type { MemberPortal, Work } from './queries.ts'
import { WorkShelf, workFacts } from './WorkShelf.tsx'
import { workKey } from './work-address.ts'

/** Number of texts on the shelf: two rows. */
const SHOWN = 6

type Begun = Work & { ratio?: number }

const facts = (work: Begun): string =>
  work.ratio === undefined
    ? `新着・${workFacts(work)}`
    : `${Math.round(work.ratio * 100)}%・残り${readingMinutes(work.characters * (1 - work.ratio))}分`

export function ReadingAndNew({ portal: { readingList, workList } }: { portal: MemberPortal }) {
  const { data } = useRead(worldQueries.worlds())
  const begun = new Set(readingList.map(workKey))
  const works: Begun[] = [...readingList, ...workList.filter(work => !begun.has(workKey(work)))].slice(0, SHOWN)
  if (works.length === 0) return null
  const pictureOf = (id: string) => data?.worldSelectList.find(({ worldId }) => worldId === id)?.keyVisual ?? null
  return (
    <section>
      <SectionHeading
        more={
          <TextLink to="/novel" search={novelSearch([])} chevron>
            ノベルへ
          </TextLink>
        }
      >
        {readingList.length > 0 ? '読みかけと新着' : '新着の物語'}
      </SectionHeading>
      <WorkShelf works={works} pictureOf={pictureOf} facts={facts} />
    </section>
  )
}
