// The cast beside the text, by team or by choice.
import { useState } from 'react'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { ReplayDesk } from '../queries.ts'
import { Member } from './Member.tsx'

const groupings = [
  { value: 'team', label: 'チームごと' },
  { value: 'choice', label: '選択肢ごと' },
] as const
type Grouping = (typeof groupings)[number]['value']

interface CastPanelProps {
  of: PhaseKey
  desk: ReplayDesk
  /** whether questions may be asked and notes be written */
  isOpen: boolean
  now: number
}

export function CastPanel({ of, desk, isOpen, now }: CastPanelProps) {
  const [by, setBy] = useState<Grouping>('team')
  return (
    <section aria-label="参加者とプレイング">
      <SegmentedControl label="並べかた" segments={groupings} value={by} onChange={setBy} />
      <TextLink to="/myPage/scenario/openingDetail" search={{ ...of, tab: 'texts' }} chevron className="mt-1">
        プレイングの一覧とCSV
      </TextLink>
      {groupsOf(desk, by).map(({ key, name, members }) => (
        <section key={key} aria-label={name}>
          <SectionHeading more={<span className="num text-meta text-ink-soft">{members.length}人</span>}>
            {name}
          </SectionHeading>
          <ul className="grid gap-3">
            {members.map(member => (
              <li key={member.entryId} className="rounded-card border border-line bg-surface px-4 py-3">
                <Member of={of} member={member} desk={desk} isOpen={isOpen} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function groupsOf({ castList, scenarioChoiceList }: ReplayDesk, by: Grouping) {
  const groups =
    by === 'team'
      ? [
          ...[...new Set(castList.flatMap(({ tagName }) => tagName ?? []))].map(name => ({
            ...{ key: `team:${name}`, name, members: castList.filter(({ tagName }) => tagName === name) },
          })),
          { key: 'alone', name: 'チームなし', members: castList.filter(({ tagName }) => tagName === null) },
        ]
      : [
          ...scenarioChoiceList.map(({ chooseId, name }) => ({
            ...{ key: `choice:${chooseId}`, name: `${chooseId}. ${name}` },
            members: castList.filter(member => member.chooseId === chooseId),
          })),
          { key: 'free', name: '選択肢なし', members: castList.filter(({ chooseId }) => chooseId === null) },
        ]
  return groups.filter(({ members }) => members.length > 0)
}
