// Links to the previous and the next chapter.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from '#app/ui/Button.tsx'
import type { Novel } from './queries.ts'

export function ChapterSteps({ novel: { worldId, previous, next } }: { novel: Novel }) {
  if (!previous && !next) return null
  const paramsOf = ({ novelId }: { novelId: number }) => ({ worldId, novelId: String(novelId) })
  return (
    <nav aria-label="前後の章" className="mt-6 flex flex-wrap justify-between gap-x-3 border-t border-line pt-1">
      {previous ? (
        <ButtonLink
          variant="text"
          icon={ChevronLeft}
          to="/world/$worldId/novel/$novelId"
          params={paramsOf(previous)}
          title={previous.chapterTitle}
        >
          前の章
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink variant="text" iconEnd={ChevronRight} to="/world/$worldId/novel/$novelId" params={paramsOf(next)}>
          次の章 {next.chapterTitle}
        </ButtonLink>
      )}
    </nav>
  )
}
