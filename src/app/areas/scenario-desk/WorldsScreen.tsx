// /myPage/scenario/world: the worlds that a master writes for, with their guides, and what the office tells masters.
import { useQueryClient } from '@tanstack/react-query'
import { BookOpen, Feather, UsersRound } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { session } from '#app/platform/session.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { worldQueries } from '#app/shared/world/queries.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { List } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { masterLabel } from '#rules/worlds.ts'
import { DeskSkeleton } from './DeskList.tsx'
import { type AssignedWorlds, deskQueries, scenarioInfoCalls } from './queries.ts'

export function WorldsScreen() {
  const query = useRead(deskQueries.worlds())
  return (
    <Page top={<TopBar title="担当ワールド" back={<BackLink to="/myPage/scenario" />} />}>
      <Read query={query} title="担当ワールドを読み込めませんでした。" className="mt-3" skeleton={<DeskSkeleton />}>
        {({ worldList, noticeList }, age) => (
          <>
            <SectionHeading>
              担当ワールド
              <span className="num ml-2 font-sans text-meta font-normal text-ink-soft">
                {worldList.length}件<Aged since={age} />
              </span>
            </SectionHeading>
            {worldList.length === 0 ? (
              <EmptyState
                drawing={<EmptyDrawing />}
                title="担当しているワールドはありません。"
                note="担当は運営が決めます。"
              />
            ) : (
              <ul className="grid gap-3 xl:grid-cols-2">
                {worldList.map(world => (
                  <AssignedWorld key={world.worldId} world={world} />
                ))}
              </ul>
            )}
            <SectionHeading>運営からのお知らせ</SectionHeading>
            {noticeList.length === 0 ? (
              <EmptyState drawing={<EmptyDrawing />} title="お知らせはありません。" />
            ) : (
              <List>
                {noticeList.map(notice => (
                  <OfficeNotice key={notice.noticeId} notice={notice} />
                ))}
              </List>
            )}
          </>
        )}
      </Read>
    </Page>
  )
}

function AssignedWorld({ world }: { world: AssignedWorlds['worldList'][number] }) {
  const { worldId, worldName, keyVisual, scenarioSupportFlg, open, writing } = world
  const { data: top } = useRead(worldQueries.top(worldId))
  const guide = top?.guideList[0]
  return (
    <Card as="li" flush className="mt-0!">
      <WorldPicture keyVisual={keyVisual} width={360} className="h-24 w-full" />
      <div className="px-4 py-3">
        <CardTitle>{worldName}</CardTitle>
        <p className="num mt-0.5 text-cap text-ink-soft">
          {masterLabel(scenarioSupportFlg)}として担当・公開中 {open}件・執筆中 {writing}件
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <ButtonLink icon={Feather} to="/myPage/scenario/info" search={{ worldId }}>
            書く<span className="vh">：{worldName}</span>
          </ButtonLink>
          <ButtonLink variant="line" icon={UsersRound} to="/masterCommunity/$worldId" params={{ worldId }}>
            マスターコミュニティ<span className="vh">：{worldName}</span>
          </ButtonLink>
          {guide && (
            <ButtonLink
              variant="line"
              icon={BookOpen}
              to="/world/$worldId/guide/$pageId"
              params={{ worldId, pageId: guide.pageId }}
            >
              ガイド<span className="vh">：{worldName}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Notice of the office, read once it was opened. It stays marked as read on this visit, even before the server has heard of it. */
function OfficeNotice({ notice }: { notice: AssignedWorlds['noticeList'][number] }) {
  const { noticeId, worldId, title, body, createdAt, isUnread } = notice
  const client = useQueryClient()
  const worldName = useWorldNames().get(worldId ?? '')
  const [isOpen, setOpen] = useState(false)
  const told = useRef(false)
  const id = useId()
  useEffect(() => {
    if (!isOpen || !isUnread || told.current) return
    told.current = true
    const { userId } = session.get().user ?? {}
    scenarioInfoCalls.readNotice
      .send({ noticeId }, userId ? { userId } : {})
      .then(() => client.invalidateQueries({ queryKey: ['scenarioInfo'] }))
      .catch(() => {
        told.current = false
      })
  }, [isOpen, isUnread, noticeId, client])
  return (
    <li>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="relative block min-h-14 w-full py-3 pr-4 pl-8 text-left text-ink -outline-offset-2"
          onClick={() => setOpen(!isOpen)}
        >
          {isUnread && <span aria-hidden="true" className="absolute top-5 left-3.5 size-2 rounded-full bg-ai" />}
          <span className="num flex flex-wrap items-center gap-x-2 text-meta text-ink-soft">
            {isUnread && <Chip tone="ai">未読</Chip>}
            {formatDay(createdAt)}・{worldId === null ? 'すべてのワールド' : worldName}
          </span>
          <span className={isUnread ? 'block text-sub font-bold' : 'block text-sub'}>{title}</span>
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pr-4 pb-4 pl-8 text-sub">
        {isOpen && <StoryText text={body} />}
      </div>
    </li>
  )
}
