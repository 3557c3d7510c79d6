// Hook: set skills in their order: the saved ones, the tried ones, which the device stores, and the numbers of both.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useKeptChoice } from '#app/platform/kept-choice.ts'
import type { OfCharacter } from '#app/shared/settings/queries.ts'
import { valuesOf } from '#app/shared/settings/stat-values.ts'
import type { Outfitting } from '#app/shared/settings/use-outfitting.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { SKILL_SLOTS } from '#rules/skills.ts'
import { skillNumbers } from '#rules/stats/plain-source.ts'
import { type Skill, type SkillSettings, skillCalls, skillQueries } from './queries.ts'

/** @property base version of the set skills with which the trying began */
type Tried = { base: number; codes: readonly string[] }

export function useSetting(of: OfCharacter, settings: SkillSettings, { act }: Outfitting) {
  const client = useQueryClient()
  const { choice: tried, keeping, choose } = useKeptChoice<Tried>(`skills1:${of.characterId}`)
  const saved = useMemo(() => savedCodes(settings.skillList), [settings])
  const byCode = useMemo(() => new Map(settings.skillList.map(skill => [skill.skillCode, skill])), [settings])
  const codes = useMemo(
    () => (tried?.codes ?? saved).filter(code => (byCode.get(code)?.learnedLevel ?? 0) > 0),
    [tried, saved, byCode],
  )
  const statsOf = useMemo(() => {
    return (set: readonly string[]) => {
      const skills = set.flatMap(code => {
        const skill = byCode.get(code)
        return skill ? [plainSkill(skill)] : []
      })
      return valuesOf(settings, { ...settings.source, skills })
    }
  }, [settings, byCode])
  const isChanged = codes.join() !== saved.join()
  // The tried skills may have been saved by now.
  const isTrying = tried !== null && isChanged
  useEffect(() => {
    if (tried && !isTrying) choose(null)
  }, [tried, isTrying, choose])

  const change = (next: readonly string[]) => choose({ base: isTrying ? tried.base : settings.version, codes: next })
  const save = async (): Promise<void> => {
    if (!tried) return
    const request = skillCalls.update.request({
      characterId: of.characterId,
      baseVersion: tried.base,
      skillCodeList: [...codes],
    })
    const answer = await act<{ version: number }>('skills', request)
    if (!answer) return
    client.setQueryData<SkillSettings>(
      skillQueries.settings(of).queryKey,
      old => old && { ...old, version: answer.version, skillList: withPositions(old.skillList, codes) },
    )
    choose(null)
    toasts.add({ type: 'success', title: 'スキルのセットを保存しました' })
  }
  return {
    set: codes.flatMap(code => byCode.get(code) ?? []),
    isSet: (code: string) => codes.includes(code),
    isFull: codes.length >= SKILL_SLOTS,
    isChanged,
    /** State of storing the tried skills. */
    keeping,
    isOvertaken: isTrying && tried.base !== settings.version,
    before: useMemo(() => statsOf(saved), [statsOf, saved]),
    after: useMemo(() => statsOf(codes), [statsOf, codes]),
    add: (code: string) => change([...codes, code]),
    remove: (code: string) => change(codes.filter(each => each !== code)),
    move: (code: string, by: -1 | 1) => change(moved(codes, code, by)),
    reset: () => choose(null),
    goOn: () => tried && choose({ ...tried, base: settings.version }),
    save,
  }
}

export type Setting = ReturnType<typeof useSetting>

const plainSkill = ({ skillHaneiFlg, parameters, learnedLevel }: Skill) => ({
  skillHaneiFlg,
  parameters: skillNumbers(parameters, learnedLevel),
})

const savedCodes = (skills: readonly Skill[]): string[] =>
  skills
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => Number(a.position) - Number(b.position))
    .map(({ skillCode }) => skillCode)

const withPositions = (skills: readonly Skill[], codes: readonly string[]): Skill[] =>
  skills.map(skill => {
    const at = codes.indexOf(skill.skillCode)
    return { ...skill, position: at < 0 ? null : at + 1 }
  })

function moved(codes: readonly string[], code: string, by: -1 | 1): string[] {
  const at = codes.indexOf(code)
  const to = at + by
  const next = [...codes]
  const other = next[to]
  if (at < 0 || other === undefined) return next
  next[to] = code
  next[at] = other
  return next
}
