// Acts of the leader on another member: handing the community over, and removing the member with a reason.
import { Crown, UserRoundX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { COMMUNITY_MOST } from '#rules/communities.ts'
import type { Community, Member } from '../queries.ts'
import { handingOver, removingMember } from '../writes.ts'

const ReasonSheet = lazy(() =>
  import('#app/shared/decision/ReasonSheet.tsx').then(module => ({ default: module.ReasonSheet })),
)

interface MemberMenuProps {
  community: Community
  member: Member
}

export function MemberMenu({ community: { communityId, communityName }, member }: MemberMenuProps) {
  const { character, isMine } = member
  const { characterId: memberId, characterFullName: name } = character
  const [asked, ask] = useState<'handOver' | 'remove' | null>(null)
  const close = () => ask(null)
  const handOver = useWrite(handingOver)
  const removal = usePress(removingMember, { communityId, memberId }, { can: '外せます', onLate: close })
  const remove = async (reason: string): Promise<boolean> => {
    const isDone = (await removal.press({ communityId, memberId, name, reason })) !== null
    if (isDone) close()
    return isDone
  }
  return (
    <>
      <ActionMenu
        label={`ほかの操作：${name}`}
        entries={[
          { label: '代表をゆずる', icon: Crown, onPress: () => ask('handOver') },
          // One's own other characters leave by the menu of the page.
          ...(isMine ? [] : [{ label: 'メンバーから外す', icon: UserRoundX, onPress: () => ask('remove') }]),
        ]}
      />
      {asked === 'handOver' && (
        <AskFirst
          asked={{
            title: `${name}に代表をゆずりますか？`,
            lead: '紹介を直すことや、申し込みに返事をすることは、新しい代表だけができるようになります。',
            yes: 'ゆずる',
            icon: Crown,
          }}
          onClose={close}
          onYes={() => void handOver.write({ communityId, memberId, name })}
        />
      )}
      <Suspense>
        {asked === 'remove' && (
          <ReasonSheet
            title={`${name}をメンバーから外しますか？`}
            about={`communityMember:${communityId}:${memberId}`}
            lead={communityName}
            effect="外されたことと理由が、本人に知らされます。書いた発言は残ります。"
            hint="本人が読みます。"
            most={COMMUNITY_MOST.reason}
            button="外す"
            pendingLabel="外しています"
            acts={removal}
            onPress={remove}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
