// Reads of the screen of skills.
import calls from 'virtual:contract/skill'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { OfCharacter } from '#app/shared/settings/queries.ts'
import type { SkillContract } from '#contract/skill.ts'

export const skillCalls: Calls<SkillContract> = connect<SkillContract>('skill', calls)

export type SkillSettings = Awaited<ReturnType<typeof skillCalls.getSettings.send>>
export type Skill = SkillSettings['skillList'][number]

export const skillQueries = {
  settings: ({ worldId, characterId }: OfCharacter) =>
    readQuery(skillCalls.getSettings, { worldId, characterId }, { kept: true }),
}
