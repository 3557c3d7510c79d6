// Card of a skill: its effect, its learned level, the price of the next level.
import { Check } from 'lucide-react'
import { NumberLine } from '#app/shared/settings/NumberLine.tsx'
import type { NamedParameter } from '#app/shared/settings/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { skillNumbers } from '#rules/stats/plain-source.ts'
import type { Skill, SkillSettings } from './queries.ts'
import { standingOf } from './skill-words.ts'
import type { Setting } from './use-setting.ts'

export function SkillCard({
  skill,
  settings,
  parameters,
  setting,
  onOpen,
}: {
  skill: Skill
  settings: SkillSettings
  parameters: readonly NamedParameter[]
  setting: Setting
  onOpen: () => void
}) {
  const { skillCode, skillName, description, learnedLevel, maxLevel, skillHaneiFlg } = skill
  const { price, fault, inWords, reason } = standingOf(skill, settings)
  const isLearned = learnedLevel > 0
  const word = fault !== null ? 'くわしく' : isLearned ? 'レベルを上げる' : '覚える'
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-1.5">
        <Chip tone={isLearned ? 'kin' : 'line'}>
          {isLearned ? `Lv.${learnedLevel}` : '未習得'} / {maxLevel}
        </Chip>
        {skill.className && <Chip tone={skill.isClassMet ? 'ai' : 'line'}>{skill.className}専用</Chip>}
        {skill.requiredLevel > 1 && <Chip>キャラLv.{skill.requiredLevel}から</Chip>}
        {skill.isShopOnly && <Chip>ショップで入手</Chip>}
        {setting.isSet(skillCode) && (
          <Chip tone="matsuba" icon={Check}>
            セット中
          </Chip>
        )}
      </div>
      <CardTitle className="mt-1.5">{skillName}</CardTitle>
      {skill.plainName && <p className="text-meta text-ink-soft">（{skill.plainName}）</p>}
      <p className="mt-0.5 text-cap text-ink-soft">{description}</p>
      {skillHaneiFlg && (
        <NumberLine
          parameters={parameters}
          numbers={skillNumbers(skill.parameters, Math.max(1, learnedLevel))}
          className="mt-0.5 text-cap"
        />
      )}
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <p className="num min-w-0 flex-[1_1_5rem] text-cap">
          {fault === 'highest' ? (
            <span className="text-ink-soft">{reason}</span>
          ) : (
            <>
              <b>{inWords(price)}</b>
              <span className="text-ink-soft"> で Lv.{learnedLevel + 1}</span>
              {reason && <span className="block text-meta text-ink-soft">{reason}</span>}
            </>
          )}
        </p>
        {isLearned && <SetButton skill={skill} setting={setting} />}
        <Button variant={fault === null ? 'tonal' : 'line'} aria-label={`${skillName}：${word}`} onClick={onOpen}>
          {word}
        </Button>
      </div>
    </Card>
  )
}

function SetButton({ skill: { skillCode, skillName }, setting }: { skill: Skill; setting: Setting }) {
  if (setting.isSet(skillCode)) {
    return (
      <Button variant="line" aria-label={`${skillName}をセットから外す`} onClick={() => setting.remove(skillCode)}>
        外す
      </Button>
    )
  }
  if (setting.isFull) return null
  return (
    <Button variant="line" aria-label={`${skillName}をセットする`} onClick={() => setting.add(skillCode)}>
      セット
    </Button>
  )
}
