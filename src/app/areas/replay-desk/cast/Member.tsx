// One member of the cast beside the text: the sent playing text, the sheet as far as a writer needs it, notes, questions to its player.
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { omakaseDisplay } from '#rules/constants/display.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { CastMember, ReplayDesk } from '../queries.ts'
import { Abilities } from './Abilities.tsx'
import { NoteForm } from './NoteForm.tsx'
import { Questions } from './Questions.tsx'

interface MemberProps {
  of: PhaseKey
  member: CastMember
  desk: Pick<ReplayDesk, 'castList' | 'scenarioChoiceList'>
  isOpen: boolean
  now: number
}

export function Member({ of, member, desk, isOpen, now }: MemberProps) {
  const { character, playing, omakaseFlg, consumeItem, attached, tagName, chooseId } = member
  const choice = desk.scenarioChoiceList.find(one => one.chooseId === chooseId)?.name
  return (
    <>
      <CharacterRow character={character} worldId={of.worldId} />
      <p className="num mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        {omakaseFlg && <Chip tone="ai">{omakaseDisplay}</Chip>}
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
      <Sheet worldId={of.worldId} member={member} />
      <NoteForm of={of} member={member} castList={desk.castList} isOpen={isOpen} />
      <Questions of={of} member={member} isOpen={isOpen} now={now} />
    </>
  )
}

/** The sheet of a character: manner of speech, abilities, free settings. */
function Sheet({ worldId, member }: { worldId: string; member: CastMember }) {
  const { firstPerson, secondPerson, tone, personality, settingList, stats } = member
  const speech = [
    ['一人称', firstPerson],
    ['二人称', secondPerson],
    ['口調', tone],
    ['性格', personality],
  ].filter(([, words]) => words)
  return (
    <Fold className="mt-2" label="口調・能力・設定">
      {speech.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sub">
          {speech.map(([name, words]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <Abilities worldId={worldId} stats={stats} />
      {settingList.map(({ heading, body }) => (
        <div key={heading} className="mt-2 text-sub">
          <b>{heading}</b>
          <StoryText text={body} />
        </div>
      ))}
    </Fold>
  )
}
