// 書きかけのノート: drafts of new and of changed notes of this world, of this or another device, each with a link to go on.
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { draftName } from '#app/shared/draft/use-drafts-of-place.ts'
import { useOpenDrafts } from '#app/shared/draft/use-open-drafts.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import { NOTE_PLACE } from './draft-places.ts'

const MOST = 5

export function UnfinishedNotes({ worldId }: { worldId: string }) {
  const { user } = useSession()
  const drafts = useOpenDrafts(
    user?.userId,
    ({ place, target }) => place === NOTE_PLACE && target.startsWith(`${worldId}:`),
  ).slice(0, MOST)
  if (drafts.length === 0) return null
  return (
    <section aria-label="書きかけのノート">
      <SectionHeading>書きかけのノート</SectionHeading>
      <List>
        {drafts.map(draft => (
          <li key={draft.draftId}>
            <Link
              {...linkOf(worldId, draft.target)}
              search={{ draft: draft.draftId }}
              className="flex min-h-14 items-center gap-3 px-4 py-2 text-ink -outline-offset-2"
            >
              <Icon of={PenLine} className="flex-none text-ai" />
              <span className="min-w-0">
                <span className="block text-sub wrap-anywhere">{draftName(draft)}</span>
                <span className="num block text-meta text-ink-soft">{formatDayTime(draft.at)}</span>
              </span>
            </Link>
          </li>
        ))}
      </List>
    </section>
  )
}

function linkOf(worldId: string, target: string) {
  const noteId = target.slice(worldId.length + 1)
  return noteId === 'new'
    ? ({ to: '/world/$worldId/characterNote/new', params: { worldId } } as const)
    : ({ to: '/world/$worldId/characterNote/$noteId', params: { worldId, noteId } } as const)
}
