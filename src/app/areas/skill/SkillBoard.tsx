// Set skills with their effect, and all skills of the world for learning and setting.
import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import type { OfCharacter } from '#app/shared/settings/queries.ts'
import { SaveBar } from '#app/shared/settings/SaveBar.tsx'
import { StatChanges } from '#app/shared/settings/StatChanges.tsx'
import { statRows } from '#app/shared/settings/stat-values.ts'
import { useOutfitting } from '#app/shared/settings/use-outfitting.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { formatHeldToken } from '#rules/rewards.ts'
import type { SkillSettings } from './queries.ts'
import { SetSkills } from './SetSkills.tsx'
import { SkillCard } from './SkillCard.tsx'
import { passesFilter, type SkillFilter, skillFilters } from './skill-words.ts'
import { useSetting } from './use-setting.ts'

const SkillSheet = lazy(() => import('./SkillSheet.tsx').then(module => ({ default: module.SkillSheet })))

export function SkillBoard({ of, settings }: { of: OfCharacter; settings: SkillSettings }) {
  const acts = useOutfitting(of.characterId)
  const setting = useSetting(of, settings, acts)
  const [filter, setFilter] = useState<SkillFilter>('all')
  const [openCode, setOpenCode] = useState<string | null>(null)
  const { parameterList: parameters, skillList } = settings
  const rows = statRows(parameters, setting.before, setting.after)
  const shown = skillList.filter(skill => passesFilter(skill, settings, filter))
  const opened = skillList.find(({ skillCode }) => skillCode === openCode)
  const open = (code: string | null) => {
    acts.forgetProblem()
    setOpenCode(code)
  }
  return (
    <>
      {setting.isOvertaken ? (
        <Notice tone="hi" icon={TriangleAlert} className="mt-3" title="スキルが別の画面で変わりました。">
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="line" onClick={setting.reset}>
              いまのセットに戻す
            </Button>
            <Button onClick={setting.goOn}>組み直しを続ける</Button>
          </div>
        </Notice>
      ) : (
        !opened && <PressNotice of={acts} />
      )}
      <Purse settings={settings} />
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-3 min-[960px]:grid-cols-2">
        <div className="grid gap-3 *:mt-0!">
          <SetSkills {...{ setting, parameters }} />
          <StatChanges rows={rows} />
        </div>
        <section aria-label="スキルの一覧" className="min-[960px]:overflow-x-clip">
          <h2 className="flex min-h-11 items-center font-mincho text-card font-semibold">スキルの一覧</h2>
          <FilterChips
            label="スキルの絞り込み"
            filters={skillFilters}
            current={filter}
            onSelect={key => setFilter(skillFilters.find(each => each.key === key)?.key ?? 'all')}
          />
          {shown.length === 0 ? (
            <div className="mt-2">
              <Nothing filter={filter} onAll={() => setFilter('all')} />
            </div>
          ) : (
            <ul className="mt-1.5">
              {shown.map(skill => (
                <SkillCard
                  key={skill.skillCode}
                  {...{ skill, settings, parameters, setting }}
                  onOpen={() => open(skill.skillCode)}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
      {setting.isChanged && (
        <SaveBar
          changes="スキルのセット"
          keeping={setting.keeping}
          {...{ rows, acts }}
          blocked={setting.isOvertaken ? '別の画面での変更を、先にお確かめください。' : undefined}
          onReset={setting.reset}
          onSave={() => void setting.save()}
        />
      )}
      <Suspense>
        {opened && <SkillSheet {...{ of, settings, acts }} skill={opened} onClose={() => open(null)} />}
      </Suspense>
    </>
  )
}

/** Balances of the tokens that skills cost here. */
function Purse({ settings: { skillList, tokenList } }: { settings: SkillSettings }) {
  const used = tokenList.filter(({ tokenNo }) => skillList.some(skill => skill.tokenNo === tokenNo))
  if (used.length === 0) return null
  return (
    <p className="num mt-2 text-sub">
      <span className="text-ink-soft">所持 </span>
      <b>{used.map(token => formatHeldToken(token, token.balance)).join('・')}</b>
    </p>
  )
}

const nothingWords: Record<SkillFilter, string> = {
  all: 'スキルがありません。',
  learned: '覚えたスキルはまだありません。',
  learnable: 'いま覚えられるスキルはありません。',
}

const Nothing = ({ filter, onAll }: { filter: SkillFilter; onAll: () => void }) => (
  <EmptyState
    drawing={<EmptyDrawing />}
    title={nothingWords[filter]}
    action={
      filter === 'all' ? undefined : (
        <Button variant="ai" onClick={onAll}>
          すべてのスキルを見る
        </Button>
      )
    }
  />
)
