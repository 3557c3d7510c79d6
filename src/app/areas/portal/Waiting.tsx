// あなたを待っているもの on a member's portal: unread consultations and letters, invitations, decisions, notices. Nothing where there is
// none.
import { Bell, Mail, MailOpen, MessagesSquare, Stamp } from 'lucide-react'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { MemberPortal } from './queries.ts'

const Count = ({ of }: { of: number }) => <Chip tone="ai">{of}件</Chip>

/** Address of the letters that came to a character. */
const lettersOf = (worldId: string, characterId: string, isMakai: boolean) => {
  const of = { params: { worldId }, search: { as: characterId } }
  return isMakai
    ? ({ to: '/world/$worldId/makaiPost', ...of } as const)
    : ({ to: '/world/$worldId/message', ...of } as const)
}

export function Waiting({ portal }: { portal: MemberPortal }) {
  const { unreadBoardList, letterList, invitationList, decisionCount, noticeCount } = portal
  if (unreadBoardList.length + letterList.length + invitationList.length + decisionCount + noticeCount === 0)
    return null
  return (
    <section>
      <SectionHeading>あなたを待っているもの</SectionHeading>
      <List>
        {unreadBoardList.map(({ worldId, scenarioId, phase, scenarioTitle, count }) => (
          <ListLink
            key={`${scenarioId}-${phase}`}
            to="/world/$worldId/scenario/$scenarioId/$phase"
            params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
            search={{ tab: 'board' }}
            icon={<Icon of={MessagesSquare} className="text-ai" />}
            title="相談に新しい発言"
            note={scenarioTitle}
            trailing={<Count of={count} />}
          />
        ))}
        {letterList.map(({ worldId, characterId, characterFullName, count, isMakai }) => (
          <ListLink
            key={`${characterId}:${isMakai}`}
            {...lettersOf(worldId, characterId, isMakai)}
            icon={<Icon of={Mail} className="text-ai" />}
            title={isMakai ? '魔界ポストの手紙' : '読んでいない手紙'}
            note={`${characterFullName}へ`}
            trailing={<Count of={count} />}
          />
        ))}
        {invitationList.map(({ worldId, worldName, count }) => (
          <ListLink
            key={worldId}
            to="/world/$worldId/scenarioOrder/inviting"
            params={{ worldId }}
            icon={<Icon of={MailOpen} className="text-ai" />}
            title="物語への招待"
            note={worldName}
            trailing={<Count of={count} />}
          />
        ))}
        {decisionCount > 0 && (
          <ListLink
            to="/myPage/applications"
            icon={<Icon of={Stamp} className="text-ai" />}
            title="申請の結果"
            trailing={<Count of={decisionCount} />}
          />
        )}
        {noticeCount > 0 && (
          <ListLink
            to="/notice"
            icon={<Icon of={Bell} className="text-ai" />}
            title="読んでいない通知"
            trailing={<Count of={noticeCount} />}
          />
        )}
      </List>
    </section>
  )
}
