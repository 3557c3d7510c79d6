// The cast beside the text, by team or by choice: what each sent, its sheet and manner of speech, the master's notes, questions to its
// player.
import { useState } from 'react'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { replaceCount } from '#rules/text/count.ts'
import type { CastMember, ReplayDesk } from '../queries.ts'
import { NoteForm } from './NoteForm.tsx'
import { Questions } from './Questions.tsx'

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
      {groupsOf(desk, by).map(({ key, name, members }) => (
        <section key={key} aria-label={name}>
          <SectionHeading more={<span className="num text-meta text-ink-soft">{members.length}人</span>}>
            {name}
          </SectionHeading>
          <ul className="grid gap-3">
            {members.map(member => (
              <li key={member.entryId} className="rounded-card border border-line bg-surface px-4 py-3">
                <Member of={of} member={member} choices={desk.scenarioChoiceList} isOpen={isOpen} now={now} />
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

interface MemberProps {
  of: PhaseKey
  member: CastMember
  choices: ReplayDesk['scenarioChoiceList']
  isOpen: boolean
  now: number
}

function Member({ of, member, choices, isOpen, now }: MemberProps) {
  const { character, playing, omakaseFlg, consumeItem, attached, tagName, chooseId } = member
  const choice = choices.find(one => one.chooseId === chooseId)?.name
  return (
    <>
      <CharacterRow character={character} worldId={of.worldId} />
      <p className="num mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        {omakaseFlg && <Chip tone="ai">おまかせ</Chip>}
        {playing !== null && <b className="text-ink">{replaceCount(playing)}字</b>}
        <span>{[tagName && `チーム：${tagName}`, choice && `選択肢：${choice}`].filter(Boolean).join('・')}</span>
      </p>
      {playing === null ? (
        <p className="mt-1 text-sub text-ink-soft">届きませんでした</p>
      ) : (
        <div className="mt-1.5 font-mincho text-sub leading-[1.8]">
          <StoryText text={playing} />
        </div>
      )}
      {consumeItem.length > 0 && (
        <p className="num mt-1.5 text-cap">
          使うアイテム：{consumeItem.map(({ itemName, count }) => `${itemName} ×${count}`).join('、')}
        </p>
      )}
      {attached && (
        <div className="mt-2 rounded-card bg-sunken px-3 py-2">
          <p className="text-cap text-ink-soft">締切までに送れなかった下書き</p>
          <StoryText text={attached} />
        </div>
      )}
      <Sheet member={member} />
      <NoteForm of={of} member={member} isOpen={isOpen} />
      <Questions of={of} member={member} isOpen={isOpen} now={now} />
    </>
  )
}

/** The sheet of a character as far as a writer needs it. */
function Sheet({ member: { firstPerson, secondPerson, tone, personality, settingList } }: { member: CastMember }) {
  const speech = [
    ['一人称', firstPerson],
    ['二人称', secondPerson],
    ['口調', tone],
    ['性格', personality],
  ].filter(([, words]) => words)
  if (speech.length === 0 && settingList.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center text-cap font-semibold text-ai">口調と設定</summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sub">
        {speech.map(([name, words]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{words}</dd>
          </div>
        ))}
      </dl>
      {settingList.map(({ heading, body }) => (
        <div key={heading} className="mt-2 text-sub">
          <b>{heading}</b>
          <StoryText text={body} />
        </div>
      ))}
    </details>
  )
}
