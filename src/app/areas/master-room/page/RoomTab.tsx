// The room of a master: what is new, how the master writes, what is asked of playing texts, the calendar, the NPCs.
import { DoorClosed } from 'lucide-react'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { firstOfMaster } from '../address.ts'
import { DayRows } from '../DayRows.tsx'
import type { Master, Room } from '../queries.ts'
import { NoticeItem } from './NoticesTab.tsx'

export function RoomTab({ master }: { master: Master }) {
  const { room, isMine, workCounts } = master
  return (
    <>
      {room ? <OpenRoom master={master} room={room} /> : <NoRoom isMine={isMine} />}
      <SectionHeading>シナリオ</SectionHeading>
      <List>
        {(
          [
            ['open', '募集中'],
            ['running', '進行中'],
            ['past', 'これまで'],
          ] as const
        ).map(([group, label]) => (
          <ListLink
            key={group}
            to="/master/$masterId"
            params={{ masterId: master.masterId }}
            search={{ tab: 'works', group, page: 1 }}
            title={label}
            trailing={<span className="num text-sub">{workCounts[group]}件</span>}
          />
        ))}
      </List>
    </>
  )
}

const NoRoom = ({ isMine }: { isMine: boolean }) => (
  <div className="mt-3">
    <EmptyState
      drawing={<EmptyDrawing />}
      title="マスタールームはまだ開いていません。"
      note={
        isMine
          ? '紹介を書いて公開すると、ここに出ます。'
          : 'フォローしておくと、オープニングとリプレイの公開をお知らせします。'
      }
      action={
        isMine && (
          <ButtonLink variant="ai" icon={DoorClosed} to="/myPage/scenario/masterRoom" search={{ tab: 'room', page: 1 }}>
            ルームを書く
          </ButtonLink>
        )
      }
    />
  </div>
)

function OpenRoom({ master: { masterId }, room }: { master: Master; room: Room }) {
  const worldNames = useWorldNames()
  const { intro, howIWrite, rules, npcList, noticeList, noticeCount, dayList } = room
  const params = { masterId }
  return (
    <>
      {noticeList.length > 0 && (
        <section aria-label="お知らせ">
          <SectionHeading
            more={
              noticeCount > noticeList.length && (
                <TextLink to="/master/$masterId" params={params} search={{ ...firstOfMaster, tab: 'notices' }} chevron>
                  <span className="num">すべて（{noticeCount}件）</span>
                </TextLink>
              )
            }
          >
            お知らせ
          </SectionHeading>
          <List>
            {noticeList.map(notice => (
              <NoticeItem key={notice.noticeId} notice={notice} />
            ))}
          </List>
        </section>
      )}
      <Words title="紹介" text={intro} />
      <Words title="書き方" text={howIWrite} />
      <Words title="プレイングの約束" text={rules} />
      {dayList.length > 0 && (
        <>
          <SectionHeading>予定</SectionHeading>
          <DayRows days={dayList} />
        </>
      )}
      {npcList.length > 0 && (
        <>
          <SectionHeading>動かしている人びと</SectionHeading>
          <List>
            {npcList.map(({ worldId, ...npc }) => (
              <li key={npc.characterId} className="px-4 py-2">
                <CharacterRow character={npc} worldId={worldId} note={worldNames.get(worldId)} />
              </li>
            ))}
          </List>
        </>
      )}
    </>
  )
}

const Words = ({ title, text }: { title: string; text: string }) =>
  text.trim() !== '' && (
    <>
      <SectionHeading>{title}</SectionHeading>
      <div className="text-body leading-[1.8] wrap-anywhere">
        <StoryText text={text} />
      </div>
    </>
  )
