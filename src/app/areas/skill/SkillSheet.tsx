// Sheet of a skill: effect and price of the next level, learning it, forgetting it.

import { useState } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { NumberLine } from '#app/shared/settings/NumberLine.tsx'
import type { NamedParameter, OfCharacter } from '#app/shared/settings/queries.ts'
import { namedNumbers } from '#app/shared/settings/stat-values.ts'
import type { Outfitting } from '#app/shared/settings/use-outfitting.ts'
import { Button } from '#app/ui/Button.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { skillNumbers } from '#rules/stats/plain-source.ts'
import { type Skill, type SkillSettings, skillCalls } from './queries.ts'
import { standingOf } from './skill-words.ts'

export function SkillSheet({
  skill,
  of,
  settings,
  acts,
  onClose,
}: {
  skill: Skill
  of: OfCharacter
  settings: SkillSettings
  acts: Outfitting
  onClose: () => void
}) {
  const [forgetting, setForgetting] = useState(false)
  const { skillCode, skillName, learnedLevel, description } = skill
  const { price, balance, fault, inWords, reason } = standingOf(skill, settings)
  const { characterId } = of
  const next = learnedLevel + 1

  const learn = async () => {
    const request = skillCalls.learn.request({ characterId, skillCode, level: next })
    const answer = await acts.act<{ level: number; after: number }>('learn', request)
    if (!answer) return
    toasts.add({
      type: 'success',
      overline: `残り ${inWords(answer.after)}`,
      title: `${skillName} が Lv.${answer.level} になりました`,
    })
    onClose()
  }
  const forget = async () => {
    const answer = await acts.act('forget', skillCalls.forget.request({ characterId, skillCode }))
    if (!answer) return
    toasts.add({ type: 'success', title: `${skillName} を忘れました` })
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={skillName}>
      <p className="mt-1.5 text-sub">{description}</p>
      <PressNotice of={acts} />
      {forgetting ? (
        <>
          <p className="mt-3 text-sub">
            {skillName} Lv.{learnedLevel} を忘れます。<b>使ったものは戻りません。</b>
            覚え直すときは、はじめからになります。
          </p>
          <Actions>
            <Button variant="line" size="big" onClick={() => setForgetting(false)}>
              {commonMessages.cancel}
            </Button>
            <Button
              variant="shu"
              size="big"
              pending={acts.pending === 'forget'}
              reason={acts.reason}
              onClick={() => void forget()}
            >
              忘れる
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <Levels skill={skill} parameters={settings.parameterList} />
          {fault !== 'highest' && (
            <p className="num mt-3 rounded-card bg-ai-soft px-3.5 py-2.5 text-sub">
              {skillName} Lv.{next} に <b>{inWords(price)}</b> を使います。
              <span className="block text-cap text-ink-soft">
                所持 {inWords(balance)}
                {balance >= price && `、残り ${inWords(balance - price)}`}
              </span>
            </p>
          )}
          <Actions>
            <Button variant="line" size="big" onClick={onClose}>
              とじる
            </Button>
            <Button
              variant="shu"
              size="big"
              pending={acts.pending === 'learn'}
              reason={reason ?? acts.reason}
              onClick={() => void learn()}
            >
              {learnedLevel > 0 ? 'レベルを上げる' : '覚える'}
            </Button>
          </Actions>
          {learnedLevel > 0 && (
            <p className="mt-2 text-center">
              <Button variant="text" onClick={() => setForgetting(true)}>
                このスキルを忘れる
              </Button>
            </p>
          )}
        </>
      )}
    </Sheet>
  )
}

/** Effect at the current and the next level, for skills that change numbers. */
function Levels({ skill, parameters }: { skill: Skill; parameters: readonly NamedParameter[] }) {
  const { skillHaneiFlg, learnedLevel, maxLevel } = skill
  if (!skillHaneiFlg || namedNumbers(parameters, skill.parameters).length === 0) return null
  const levels = [learnedLevel, learnedLevel + 1].filter(level => level > 0 && level <= maxLevel)
  return (
    <dl className="num mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sub">
      {levels.map(level => (
        <div key={level} className="contents">
          <dt className="text-ink-soft">
            Lv.{level}
            {level === learnedLevel && '（いま）'}
          </dt>
          <dd>
            <NumberLine parameters={parameters} numbers={skillNumbers(skill.parameters, level)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
