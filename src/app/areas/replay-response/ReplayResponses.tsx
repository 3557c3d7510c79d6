// Responses under the text of a published replay: reactions, comments, and the way to a fan letter. Shown to all who may
// read the text.
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Refusal } from '#app/platform/requests.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { CommentForm } from './CommentForm.tsx'
import { Comments } from './Comments.tsx'
import { type CommentPart, type PhaseKey, responseQueries } from './queries.ts'
import { Reactions } from './Reactions.tsx'

export function ReplayResponses({ of }: { of: PhaseKey }) {
  const [part, show] = useState<CommentPart>({ order: 'newest', page: 1 })
  const query = useRead(responseQueries.responses(of, part))
  const { data, error } = query
  // A reader whose right has ended since the text was read is shown nothing of what others wrote.
  if (error instanceof Refusal && error.code === 'RESPONSES_CLOSED') return null
  const reactions = data?.reactionList.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-label="感想" className="mt-6">
      <SectionHeading
        more={
          data && (
            <span className="num text-meta text-ink-soft">
              リアクション {reactions}・コメント {data.count}件
            </span>
          )
        }
      >
        感想
      </SectionHeading>
      <Read
        query={query}
        title="感想を読み込めませんでした。"
        skeleton={
          <Loading>
            <SkeletonBlock className="h-24 rounded-card" />
            <SkeletonBlock className="mt-3 h-20 rounded-card" />
          </Loading>
        }
      >
        {responses => (
          <>
            <Reactions of={of} responses={responses} />
            {responses.masterId !== null && (
              <p className="mt-1">
                <TextLink
                  to="/fanletter/$masterId"
                  params={{ masterId: responses.masterId }}
                  search={{ scenario: padScenarioId(of.scenarioId), phase: of.phase }}
                  icon={Mail}
                >
                  マスターにファンレターを書く
                </TextLink>
              </p>
            )}
            <CommentForm of={of} />
            <Comments of={of} responses={responses} part={part} onPart={show} />
          </>
        )}
      </Read>
    </section>
  )
}
