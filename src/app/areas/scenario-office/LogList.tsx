// Log of a phase in words, the newest line first: the act, its author, the change of state, the reason.
import { ArrowRight } from 'lucide-react'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import { logWords } from '#rules/scenario/log-words.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import type { LogLine } from './queries.ts'

/** Name shown for changes that the clock made. */
const BY_ITSELF = '自動'

export const LogList = ({ lines }: { lines: readonly LogLine[] }) => (
  <section aria-label="記録">
    <SectionHeading>記録</SectionHeading>
    {lines.length === 0 ? (
      <p className="text-sub text-ink-soft">まだ記録はありません。</p>
    ) : (
      <List>
        {lines.map(({ logId, act, from, to, userName, reason, createdAt }) => (
          <li key={logId} className="px-4 py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="text-sub">{logWords(act)}</b>
              <time dateTime={createdAt} className="num text-meta text-ink-soft">
                {formatDayTime(createdAt)}
              </time>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-meta text-ink-soft">
              <span>{userName ?? BY_ITSELF}</span>
              {from && to && from !== to && (
                <span className="flex flex-wrap items-center gap-x-1">
                  {stateName(from)}
                  <Icon of={ArrowRight} size="xs" />
                  <span className="vh">から</span>
                  {stateName(to)}
                </span>
              )}
            </p>
            {reason && <p className="mt-1 text-cap whitespace-pre-wrap wrap-anywhere">{reason}</p>}
          </li>
        ))}
      </List>
    )}
  </section>
)
