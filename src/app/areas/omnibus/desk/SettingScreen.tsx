// /myPage/scenario/omnibus/orderSetting: terms of a master's themes: whether they take orders, their price, places and days.
import { useState } from 'react'
import { TermFields } from '#app/shared/order-plan/TermFields.tsx'
import { TermsAside } from '#app/shared/order-plan/TermsAside.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { type PlanTerms, termsFaults } from '#rules/order/plan.ts'
import { firstThemes } from '../address.ts'
import { type DeskTheme, omnibusQueries } from '../queries.ts'
import { episodesWords, lengthWords } from '../theme-words.ts'
import { useSetting } from '../writes.ts'

export function SettingScreen() {
  const query = useRead(omnibusQueries.settings())
  return (
    <Page
      top={<TopBar title="オーダーの受付" back={<BackLink to="/myPage/scenario/omnibus" search={firstThemes} />} />}
    >
      <Read
        query={query}
        title="受付の設定を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-12 h-80 rounded-card" />
          </Loading>
        }
      >
        {({ settingInfoList }, age) =>
          settingInfoList.length === 0 ? (
            <div className="mt-3">
              <EmptyState
                drawing={<EmptyDrawing />}
                title="受付を決められるテーマはありません。"
                note="運営に承認されたテーマが、ここに並びます。"
                action={
                  <ButtonLink variant="ai" to="/myPage/scenario/omnibus" search={firstThemes}>
                    自分のテーマを見る
                  </ButtonLink>
                }
              />
            </div>
          ) : (
            <>
              <p className="num flex min-h-11 flex-wrap items-center text-meta text-ink-soft">
                <span className="phrases">承認されたテーマの受付と価格です。すでに届いたオーダーは変わりません。</span>
                <Aged since={age} />
              </p>
              <ul>
                {settingInfoList.map(theme => (
                  <Setting key={`${theme.omnibusId}:${JSON.stringify(termsOf(theme))}`} theme={theme} />
                ))}
              </ul>
            </>
          )
        }
      </Read>
      <TermsAside here="omnibus" />
    </Page>
  )
}

const termsOf = ({ acceptFlg, orderCoin, seats, writingDays }: PlanTerms): PlanTerms => ({
  ...{ acceptFlg, orderCoin, seats, writingDays },
})

function Setting({ theme }: { theme: DeskTheme }) {
  const { omnibusId, worldId, title } = theme
  const worldName = useWorldNames().get(worldId)
  const [terms, setTerms] = useState(() => termsOf(theme))
  const saving = useSetting(omnibusId)
  const isChanged = JSON.stringify(terms) !== JSON.stringify(termsOf(theme))
  const faults = termsFaults(terms, theme)
  return (
    <Card as="li">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <Chip tone={theme.acceptFlg ? 'ai' : 'line'}>{theme.acceptFlg ? '受付中' : '停止中'}</Chip>
        {[worldName, lengthWords(theme), episodesWords(theme)].filter(Boolean).join('・')}
      </p>
      <CardTitle className="phrases mt-1 wrap-anywhere">{title}</CardTitle>
      <form
        noValidate
        className="mt-3 grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          if (isChanged && Object.keys(faults).length === 0) void saving.press({ omnibusId, title, ...terms })
        }}
      >
        <TermFields of={theme} terms={terms} errors={faults} onChange={setTerms} />
        <PressNotice of={saving} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <TextLink
            to="/world/$worldId/omnibus/$omnibusId"
            params={{ worldId, omnibusId: String(omnibusId) }}
            search={{}}
            className="mr-auto"
          >
            公開中のページ
          </TextLink>
          <Button
            type="submit"
            variant="ai"
            pending={saving.pending}
            pendingLabel="保存しています"
            reason={saving.reason ?? (isChanged ? undefined : '変更はありません。')}
          >
            この設定にする<span className="vh">：{title}</span>
          </Button>
        </div>
      </form>
    </Card>
  )
}
