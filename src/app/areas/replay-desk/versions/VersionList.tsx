// List of the steps of a replay between its master and the office, the newest first.
import type { ReplayVersion } from '#app/areas/scenario-replay/check-queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { List } from '#app/ui/List.tsx'
import type { ReplayState } from '#rules/scenario/replay-steps.ts'

/** A step by the state that it led to. */
const steps: Record<ReplayState, string> = {
  writing: '提出の取り消し',
  checking: '提出',
  returned: '差し戻し',
  awaiting: '承認',
  published: '公開',
}

export const VersionList = ({ versions }: { versions: readonly ReplayVersion[] }) => (
  <section aria-label="これまで">
    <SectionHeading>これまで</SectionHeading>
    {versions.length === 0 ? (
      <p className="text-sub text-ink-soft">まだ提出されていません。</p>
    ) : (
      <List>
        {versions.map(({ version, state, userName, comment, createdAt }) => (
          <li key={`${version}:${state}`} className="px-4 py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="text-sub">{steps[state]}</b>
              <time dateTime={createdAt} className="num text-meta text-ink-soft">
                {formatDayTime(createdAt)}
              </time>
            </p>
            <p className="num text-meta text-ink-soft">
              {userName ?? '自動'}・{version}版
            </p>
            {comment && <p className="mt-1 text-cap whitespace-pre-wrap wrap-anywhere">{comment}</p>}
          </li>
        ))}
      </List>
    )}
  </section>
)
