// /myPage/scenario/reactOrderSetting: the terms of a master for situations, saved together. What is changed is kept on the device.
import { Save } from 'lucide-react'
import { useKeptChoice } from '#app/platform/kept-choice.ts'
import { TermsAside } from '#app/shared/order-plan/TermsAside.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { termsFaults } from '#rules/order/plan.ts'
import { type MasterReact, reactQueries } from '../queries.ts'
import { type ChangedTerms, useTermsSave } from '../writes.ts'
import { TermsCard } from './TermsCard.tsx'
import { isOtherVersion, type TermChanges, termsNow } from './term-changes.ts'

export function TermsScreen() {
  const query = useRead(reactQueries.settings())
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Page top={<TopBar title="リアクトの受付" back={<BackLink to="/myPage/scenario" />} />}>
      <Read query={query} title="リアクトの受付を読み込めませんでした。" className="mt-3" skeleton={<TermsSkeleton />}>
        {({ reactList }, age) =>
          reactList.length === 0 ? (
            <div className="mt-4">
              <EmptyState
                drawing={<EmptyDrawing />}
                title="対応できるリアクトがありません。"
                note="担当するワールドにシチュエーションが用意されると、ここに並びます。"
                action={
                  <ButtonLink variant="ai" to="/myPage/scenario">
                    シナリオの仕事へ
                  </ButtonLink>
                }
              />
            </div>
          ) : (
            <Terms reacts={reactList} age={age} now={now} onReload={() => void query.refetch()} />
          )
        }
      </Read>
      <TermsAside here="react" />
    </Page>
  )
}

interface TermsProps {
  reacts: readonly MasterReact[]
  age: number | null
  now: number
  onReload: () => void
}

function Terms({ reacts, age, now, onReload }: TermsProps) {
  const { choice, choose } = useKeptChoice<TermChanges>('reactTerms1')
  const saving = useTermsSave()
  // Changes of templates that the list does not have are not sent.
  const changed = reacts.filter(({ templateId }) => choice?.[templateId])
  const set = (templateId: number, terms: ChangedTerms | null): void => {
    const { [templateId]: _, ...rest } = choice ?? {}
    const next = terms === null ? rest : { ...rest, [templateId]: terms }
    choose(Object.keys(next).length === 0 ? null : next)
  }
  const faultOf = (react: MasterReact): boolean => Object.keys(termsFaults(termsNow(react, choice), react)).length > 0
  const hasOther = changed.some(react => isOtherVersion(react, choice))
  const save = async (): Promise<void> => {
    if (saving.pending || saving.reason || changed.length === 0 || hasOther || changed.some(faultOf)) return
    const list = changed.flatMap(({ templateId }) => {
      const terms = choice?.[templateId]
      return terms ? [{ templateId, ...terms }] : []
    })
    if (await saving.press(list)) choose(null)
  }
  const worlds = [...new Set(reacts.map(({ worldId }) => worldId))]
  const taken = reacts.filter(react => termsNow(react, choice).acceptFlg).length
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <p className="phrases mt-3 text-cap text-ink-soft">
        引き受けるシチュエーションを選び、価格と人数、執筆の日数を決めます。オーダーは、確定するとあなたに直接届きます。
      </p>
      <p className="num mt-1 text-meta text-ink-soft">
        受付中 {taken} / {reacts.length}件
        <Aged since={age} />
      </p>
      {worlds.map(worldId => {
        const of = reacts.filter(react => react.worldId === worldId)
        return (
          <section key={worldId} aria-label={of[0]?.worldName}>
            <SectionHeading>{of[0]?.worldName}</SectionHeading>
            <ul>
              {of.map(react => (
                <TermsCard
                  key={react.templateId}
                  react={react}
                  change={choice?.[react.templateId] ?? null}
                  now={now}
                  onChange={terms => set(react.templateId, terms)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <section
        aria-label="まとめて保存"
        data-action-bar=""
        className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 -mx-4 mt-4 border-t border-line bg-surface px-4 py-2.5 md:-mx-6 md:bottom-0 md:px-6"
      >
        <p className="num text-cap" role="status">
          {changed.length === 0 ? (
            <span className="text-ink-soft">保存していない変更はありません。</span>
          ) : (
            <b>保存していない変更：{changed.length}件</b>
          )}
        </p>
        <PressNotice of={saving}>
          {saving.problem?.code === 'REACT_TERMS_CHANGED' && (
            <Button
              variant="line"
              className="mt-2"
              onClick={() => {
                saving.forgetProblem()
                onReload()
              }}
            >
              読み込み直す
            </Button>
          )}
        </PressNotice>
        <div className="mt-1.5 flex flex-wrap gap-2 *:flex-[1_1_8rem]">
          {changed.length > 0 && (
            <Button variant="line" onClick={() => choose(null)}>
              元に戻す
            </Button>
          )}
          <Button
            type="submit"
            variant="shu"
            icon={Save}
            pending={saving.pending}
            pendingLabel="保存しています"
            reason={
              hasOther
                ? '別の場所で変わった設定を、先にお確かめください。'
                : changed.some(faultOf)
                  ? '価格と人数をお確かめください。'
                  : changed.length > 0
                    ? saving.reason
                    : undefined
            }
          >
            まとめて保存する
          </Button>
        </div>
      </section>
    </form>
  )
}

const TermsSkeleton = () => (
  <Loading>
    {[1, 2, 3].map(row => (
      <SkeletonBlock key={row} className="mt-3 h-32 rounded-card" />
    ))}
  </Loading>
)
