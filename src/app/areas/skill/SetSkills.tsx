// Set skills in their order, for moving and removing them.
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { NumberLine } from '#app/shared/settings/NumberLine.tsx'
import type { NamedParameter } from '#app/shared/settings/queries.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SKILL_SLOTS } from '#rules/skills.ts'
import { skillNumbers } from '#rules/stats/plain-source.ts'
import type { Setting } from './use-setting.ts'

const places = Array.from({ length: SKILL_SLOTS }, (_, index) => index + 1)

export function SetSkills({ setting, parameters }: { setting: Setting; parameters: readonly NamedParameter[] }) {
  const { set, move, remove } = setting
  return (
    <section aria-label="セット中のスキル">
      <h2 className="flex min-h-11 flex-wrap items-center gap-x-2 font-mincho text-card font-semibold">
        セット中のスキル
        <span className="num font-ui text-meta font-normal text-ink-soft">
          {set.length} / {SKILL_SLOTS}
        </span>
      </h2>
      <ol className="grid gap-2">
        {places.map(place => {
          const skill = set[place - 1]
          if (!skill) {
            return (
              <li
                key={place}
                className="flex min-h-14 items-center gap-3 rounded-card border border-dashed border-line-strong px-4 text-sub text-ink-soft"
              >
                <span className="num">{place}</span>空き
              </li>
            )
          }
          const { skillCode, skillName, learnedLevel, skillHaneiFlg } = skill
          return (
            <li
              key={place}
              className="flex min-h-14 flex-wrap items-center justify-end gap-x-1 rounded-card border border-line bg-surface pl-4"
            >
              <span className="num flex-none text-sub text-ink-soft">{place}</span>
              <span className="min-w-0 flex-[1_1_8rem] py-1.5 pl-2">
                <span className="block font-mincho text-body leading-[1.4] font-semibold">
                  {skillName} <span className="num font-ui text-meta font-normal">Lv.{learnedLevel}</span>
                </span>
                {skillHaneiFlg && (
                  <NumberLine
                    parameters={parameters}
                    numbers={skillNumbers(skill.parameters, learnedLevel)}
                    className="text-meta text-ink-soft"
                  />
                )}
              </span>
              <span className="flex flex-none">
                {place > 1 && (
                  <IconButton icon={ArrowUp} label={`${skillName}を上へ`} onClick={() => move(skillCode, -1)} />
                )}
                {place < set.length && (
                  <IconButton icon={ArrowDown} label={`${skillName}を下へ`} onClick={() => move(skillCode, 1)} />
                )}
                <IconButton icon={X} label={`${skillName}をセットから外す`} onClick={() => remove(skillCode)} />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
