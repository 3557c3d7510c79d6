// The master's notices: writing one, which is a draft until it is posted, and deleting one, which can be taken back.

import { Megaphone, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { List } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { ROOM_MOST, roomNoticeErrors, WORK_PAGE_SIZE } from '#rules/master-rooms.ts'
import { CHECKING, offlineWritingReason } from '#rules/messages/offline.ts'
import { lengthCount } from '#rules/text/count.ts'
import { ROOM_NOTICE_PLACE } from '../draft-places.ts'
import { NoticeItem } from '../page/NoticesTab.tsx'
import { masterRoomQueries, type RoomNotice } from '../queries.ts'
import { postingRoomNotice, settingNotice } from '../writes.ts'

interface NoticeDeskProps {
  page: number
  draftId: string | undefined
  link: (page: number, face: LinkFace) => ReactNode
}

export function NoticeDesk({ page, draftId, link }: NoticeDeskProps) {
  const query = useRead(masterRoomQueries.ownNotices(page))
  return (
    <>
      {page === 1 && <NoticeForm draftId={draftId} />}
      <SectionHeading>載せたお知らせ</SectionHeading>
      <Read query={query} title="お知らせを読み込めませんでした。" skeleton={<NewsRowSkeleton count={3} />}>
        {({ noticeList, count }, age) => (
          <PagedList
            shown={noticeList.length}
            count={count}
            page={page}
            size={WORK_PAGE_SIZE}
            age={age}
            link={link}
            past="このページにお知らせはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="お知らせはまだありません。"
                note="締切の予定や、お休みの期間を書いておけます。"
              />
            }
          >
            <List>
              {noticeList.map(notice => (
                <NoticeItem key={notice.noticeId} notice={notice} trailing={<Delete notice={notice} />} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </>
  )
}

const keptTitle = (title: string): string => JSON.stringify({ title })
function readTitle(fields: string): string {
  try {
    const { title } = JSON.parse(fields) as { title?: unknown }
    return typeof title === 'string' ? title : ''
  } catch {
    return ''
  }
}

function NoticeForm({ draftId }: { draftId: string | undefined }) {
  const online = useOnline()
  const editor = useRef<DraftEditorHandle>(null)
  const [title, setTitle] = useState('')
  const [faults, setFaults] = useState<ReturnType<typeof roomNoticeErrors>>({})
  const [hasTwo, setHasTwo] = useState(false)
  const { handIn, pending, openOf, problem } = useHandIn(postingRoomNotice, result => {
    if (result.state === 'refused') setFaults({ body: result.message })
  })
  const isChecking = openOf({}) !== null && !pending
  const send = async (): Promise<void> => {
    if (!editor.current || pending || isChecking || hasTwo || !online) return
    const found = roomNoticeErrors({ title, body: editor.current.text() })
    setFaults(found)
    if (found.body) editor.current.focus()
    if (found.title || found.body) return
    const result = await handIn(editor.current, { title, fields: keptTitle(title) })
    if (result.state === 'done') setTitle('')
    else if (result.state === 'refused') setFaults({ body: result.message })
  }
  return (
    <form
      noValidate
      className="mt-4 grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label="題名"
        required
        autoComplete="off"
        value={title}
        error={faults.title}
        hint={<span className="num">{`${lengthCount(title)} / ${ROOM_MOST.noticeTitle}字`}</span>}
        onChange={event => {
          setTitle(event.currentTarget.value)
          setFaults({})
          editor.current?.fill(keptTitle(event.currentTarget.value))
        }}
      />
      <DraftEditor
        ref={editor}
        label="お知らせの本文"
        required
        place={ROOM_NOTICE_PLACE}
        draftId={draftId}
        limit={ROOM_MOST.noticeBody}
        error={faults.body}
        problem={problem}
        rows={5}
        fields={keptTitle(title)}
        onText={() => setFaults({})}
        onFields={fields => setTitle(readTitle(fields))}
        fieldWords={fields => `題名：${readTitle(fields)}`}
        onConflict={setHasTwo}
        onSubmit={() => void send()}
      />
      <Button
        type="submit"
        variant="shu"
        icon={Megaphone}
        className="justify-self-start"
        pending={pending}
        pendingLabel="載せています"
        reason={hasTwo ? CHOOSE_VERSION : isChecking ? CHECKING : offlineWritingReason(online, '載せられます')}
      >
        お知らせを載せる
      </Button>
    </form>
  )
}

function Delete({ notice: { noticeId, title } }: { notice: RoomNotice }) {
  const { write, pending } = useWrite(settingNotice)
  const set = async (isDeleted: boolean): Promise<void> => {
    const result = await write({ noticeId, title, isDeleted })
    if (result?.state !== 'done') return
    toasts.add({
      type: 'success',
      overline: title,
      title: isDeleted ? 'お知らせを削除しました' : 'お知らせを戻しました',
      ...(isDeleted && { action: { label: '元に戻す', onPress: () => void set(false) } }),
    })
  }
  return (
    <IconButton
      icon={Trash2}
      label={`お知らせを削除：${title}`}
      aria-busy={pending}
      onClick={() => void (pending || set(true))}
    />
  )
}
