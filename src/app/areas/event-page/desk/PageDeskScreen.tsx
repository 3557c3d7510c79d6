// /myPage/admin/worldEventPage/{worldId}/{eventId}: one page of an event at the desk, or a new one.
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { eventPageRefusals } from '#rules/refusals/event-page.ts'
import { eventPageQueries } from '../queries.ts'
import { PageForm } from './PageForm.tsx'

interface PageDeskScreenProps {
  worldId: string
  /** null for a new one */
  eventId: string | null
  isPreview: boolean
  draftId: string | undefined
}

export function PageDeskScreen({ worldId, eventId, isPreview, draftId }: PageDeskScreenProps) {
  const query = useFresh({ ...eventPageQueries.desk(worldId, eventId ?? ''), enabled: eventId !== null })
  return (
    <WrittenOn
      query={query}
      isNew={eventId === null}
      title="イベントのページの編集"
      failed="イベントのページを読み込めませんでした。"
      {...toList(
        { to: '/myPage/admin/worldEventPage/$worldId', params: { worldId }, search: firstOfDesk },
        'イベントのページの一覧へ',
        eventPageRefusals.EVENT_PAGE_NOT_FOUND.message,
      )}
    >
      {page => <PageForm {...{ worldId, page, isPreview, draftId }} />}
    </WrittenOn>
  )
}
