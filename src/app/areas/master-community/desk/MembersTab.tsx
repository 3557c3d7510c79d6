// Masters of a world at the desk: adding one, and taking one away who has nothing running there.
import { UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import { MemberFace, memberWords } from '../home/Members.tsx'
import type { StaffDesk, StaffMember } from '../queries.ts'
import { assigningMaster } from './desk-writes.ts'

interface MembersTabProps {
  worldId: string
  members: readonly StaffMember[]
  candidates: StaffDesk['candidateList']
}

export function MembersTab({ worldId, members, candidates }: MembersTabProps) {
  const [chosen, choose] = useState('')
  const [asked, ask] = useState<StaffMember | null>(null)
  const acts = usePress(assigningMaster, { worldId }, { can: '担当を変えられます' })
  const candidate = candidates.find(({ masterId }) => masterId === chosen)
  const add = async (): Promise<void> => {
    if (!candidate) return
    const { masterId, masterName } = candidate
    if (await acts.press({ worldId, masterId, name: masterName, isAssigned: true })) choose('')
  }
  return (
    <>
      {candidates.length > 0 && (
        <div className="mt-3 flex flex-wrap items-end gap-2">
          <SelectField
            label="加えるマスター"
            className="min-w-0 flex-[1_1_12rem]"
            value={chosen}
            onChange={event => choose(event.currentTarget.value)}
          >
            <option value="">選んでください</option>
            {candidates.map(({ masterId, masterName }) => (
              <option key={masterId} value={masterId}>
                {masterName}
              </option>
            ))}
          </SelectField>
          <Button
            variant="shu"
            icon={UserPlus}
            pending={acts.pending}
            pendingLabel="加えています"
            reason={acts.reason ?? (candidate ? undefined : 'マスターを選んでください。')}
            onClick={() => void add()}
          >
            担当に加える
          </Button>
        </div>
      )}
      <PressNotice of={acts} />
      <div className="mt-3">
        {members.length === 0 ? (
          <EmptyState drawing={<EmptyDrawing />} title="このワールドのマスターは、まだいません。" />
        ) : (
          <List>
            {members.map(member => (
              <ListRow
                key={member.masterId}
                icon={<MemberFace icon={member.icon} />}
                title={
                  <b>
                    <bdi>{member.masterName}</bdi>
                  </b>
                }
                note={memberWords(member)}
                trailing={
                  <Button
                    variant="text"
                    icon={UserMinus}
                    reason={
                      acts.reason ??
                      (member.running > 0 ? masterCommunityRefusals.STAFF_MEMBER_BUSY.message : undefined)
                    }
                    onClick={() => ask(member)}
                  >
                    外す<span className="vh">：{member.masterName}</span>
                  </Button>
                }
              />
            ))}
          </List>
        )}
      </div>
      {asked && (
        <AskFirst
          asked={{
            title: `${asked.masterName}さんを担当から外しますか？`,
            lead: 'このワールドのオープニングを書けなくなり、マスターコミュニティも読めなくなります。',
            yes: '外す',
          }}
          onClose={() => ask(null)}
          onYes={() => {
            const { masterId, masterName } = asked
            void acts.press({ worldId, masterId, name: masterName, isAssigned: false })
          }}
        />
      )}
    </>
  )
}
