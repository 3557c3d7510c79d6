// /myPage/scenario/omnibus/create: a new theme from a template, or one of a master's own: written, or looked at while it lies with the
// office or has ended.
import { TermsAside } from '#app/shared/order-plan/TermsAside.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { OMNIBUS_WRITABLE } from '#rules/order/omnibus.ts'
import { planPeriod } from '#rules/order/plan.ts'
import { scenarioOmnibusRefusals } from '#rules/refusals/scenario-omnibus.ts'
import { firstThemes, type ThemeDeskAddress } from '../address.ts'
import { omnibusQueries } from '../queries.ts'
import { HandedInTheme } from './HandedInTheme.tsx'
import { ThemeDesk } from './ThemeDesk.tsx'

export function CreateScreen({ address }: { address: ThemeDeskAddress }) {
  const { omnibus, world, template } = address
  if (omnibus !== undefined) return <OwnTheme key={omnibus} omnibusId={omnibus} address={address} />
  if (world && template) return <NewTheme key={template} worldId={world} templateId={template} address={address} />
  return <Missing title="テンプレートを選んでください。" />
}

const skeleton = (
  <Loading>
    <SkeletonBlock className="mt-4 h-12 rounded-card" />
    <SkeletonBlock className="mt-4 h-72 rounded-card" />
  </Loading>
)
const bar = <TopBar title="テーマ" back={<BackLink to="/myPage/scenario/omnibus" search={firstThemes} />} />
const toTemplates = (
  <ButtonLink variant="ai" to="/myPage/scenario/omnibus" search={{ group: 'templates' }}>
    テンプレートの一覧へ
  </ButtonLink>
)

const Missing = ({ title }: { title: string }) => (
  <Page top={bar}>
    <div className="mt-3">
      <EmptyState drawing={<EmptyDrawing />} title={title} action={toTemplates} />
    </div>
    <TermsAside />
  </Page>
)

function OwnTheme({ omnibusId, address }: { omnibusId: number; address: ThemeDeskAddress }) {
  const query = useFresh(useRead(omnibusQueries.desk(omnibusId)))
  const { data } = query
  if (data) {
    return OMNIBUS_WRITABLE.includes(data.omnibus.state) ? (
      <ThemeDesk template={data.template} own={data} address={address} />
    ) : (
      <HandedInTheme own={data} />
    )
  }
  return (
    <Page top={bar}>
      <NotRead
        query={query}
        title="テーマを読み込めませんでした。"
        nowhere={{
          title: scenarioOmnibusRefusals.OMNIBUS_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/myPage/scenario/omnibus" search={firstThemes}>
              テーマの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
      >
        {skeleton}
      </NotRead>
    </Page>
  )
}

function NewTheme({
  worldId,
  templateId,
  address,
}: {
  worldId: string
  templateId: number
  address: ThemeDeskAddress
}) {
  const query = useRead(omnibusQueries.masterTemplate(worldId, templateId))
  const { data } = query
  if (data && planPeriod(data.template, Date.parse(data.serverTime)) === 'current')
    return <ThemeDesk template={data.template} own={null} address={address} />
  return (
    <Page top={bar}>
      <NotRead
        query={query}
        title="テンプレートを読み込めませんでした。"
        isNowhere={data !== undefined}
        nowhere={{
          title: data
            ? scenarioOmnibusRefusals.OMNIBUS_TEMPLATE_OVER.message
            : scenarioOmnibusRefusals.OMNIBUS_TEMPLATE_NOT_FOUND.message,
          action: toTemplates,
        }}
        className="mt-3"
      >
        {skeleton}
      </NotRead>
    </Page>
  )
}
