// ⋯ menu of a community's page: changing and ending it for the leader, leaving for members, reporting for others; nothing for guests.
import { DoorOpen, Flag, HandHeart, LogOut, PenLine, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { ActionMenu, type MenuEntry } from '#app/ui/ActionMenu.tsx'
import type { Community } from '../queries.ts'
import { leaving } from '../writes.ts'
import { nameIn, useJoiners } from './use-joiners.ts'

const DissolveSheet = lazy(() => import('./DissolveSheet.tsx').then(module => ({ default: module.DissolveSheet })))
const ReportSheet = lazy(() =>
  import('#app/shared/keep-out/ReportSheet.tsx').then(module => ({ default: module.ReportSheet })),
)

interface CommunityMenuProps {
  community: Community
  onJoin: () => void
}

export function CommunityMenu(props: CommunityMenuProps) {
  const { user } = useSession()
  return user && <MemberMenu {...props} />
}

function MemberMenu({ community, onJoin }: CommunityMenuProps) {
  const { worldId, communityId, communityName, leader, isLeader, memberIdList, askedIdList, joining } = community
  const { own, candidates, waiting } = useJoiners(community)
  const { write } = useWrite(leaving)
  const [asked, ask] = useState<'dissolve' | 'report' | { leaves: string } | null>(null)
  const close = () => ask(null)
  /** Characters of the user that may leave; the leader hands over first. */
  const members = memberIdList.filter(id => id !== leader.characterId)
  const isBegun = memberIdList.length + askedIdList.length + waiting.length > 0
  const canAdd = isBegun && candidates.length > 0 && joining !== 'closed' && !leader.isFolded
  const entries: MenuEntry[] = [
    ...(isLeader
      ? [
          {
            ...{ label: '紹介を直す', icon: PenLine },
            link: {
              to: '/world/$worldId/community/$communityId/edit' as const,
              params: { worldId, communityId: String(communityId) },
              search: {},
            },
          },
        ]
      : []),
    ...(canAdd
      ? [
          {
            label: joining === 'open' ? 'ほかのキャラクターで入会する' : 'ほかのキャラクターで申し込む',
            ...{ icon: joining === 'open' ? DoorOpen : HandHeart, onPress: onJoin },
          },
        ]
      : []),
    ...members.map(id => ({
      label: memberIdList.length === 1 ? '退会する' : `退会する：${nameIn(own, id)}`,
      ...{ icon: LogOut, onPress: () => ask({ leaves: id }) },
    })),
    ...(isLeader
      ? [{ label: '解散する', icon: Trash2, onPress: () => ask('dissolve') }]
      : [{ label: '通報する', icon: Flag, onPress: () => ask('report') }]),
  ]
  const leaves = asked !== null && typeof asked === 'object' ? asked.leaves : null
  return (
    <>
      <ActionMenu label={`ほかの操作：${communityName}`} entries={entries} />
      {leaves !== null && (
        <AskFirst
          asked={{
            title: `${communityName}から退会しますか？`,
            lead: `${nameIn(own, leaves)}は、メンバーだけのスレッドを読めなくなります。書いた発言は残ります。`,
            yes: '退会する',
            icon: LogOut,
            destroys: true,
          }}
          onClose={close}
          onYes={() => void write({ of: { worldId, communityId }, characterId: leaves, communityName })}
        />
      )}
      <Suspense>
        {asked === 'dissolve' && <DissolveSheet community={community} onClose={close} />}
        {asked === 'report' && (
          <ReportSheet
            reported={{ kind: 'community', targetId: String(communityId), name: communityName }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
