// /myPage/scenario/omnibus/create: a new theme from a template, or one of a master's own: written, or looked at while it lies with the
// office or has ended.
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { TermsAside } from '#app/shared/order-plan/TermsAside.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
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
  return <NoTemplate />
}

const title = 'テーマ'
const back = <BackLink to="/myPage/scenario/omnibus" search={firstThemes} />
const toTemplates = (
  <ButtonLink variant="ai" to="/myPage/scenario/omnibus" search={{ group: 'templates' }}>
    テンプレートの一覧へ
  </ButtonLink>
)

const NoTemplate = () => (
  <Page top={<TopBar title={title} back={back} />}>
    <div className="mt-3">
      <EmptyState drawing={<EmptyDrawing />} title="テンプレートを選んでください。" action={toTemplates} />
    </div>
    <TermsAside />
  </Page>
)

function OwnTheme({ omnibusId, address }: { omnibusId: number; address: ThemeDeskAddress }) {
  const query = useFresh(omnibusQueries.desk(omnibusId))
  return (
    <WrittenOn
      query={query}
      title={title}
      back={back}
      failed="テーマを読み込めませんでした。"
      nowhere={nowhereBut(
        scenarioOmnibusRefusals.OMNIBUS_NOT_FOUND.message,
        { to: '/myPage/scenario/omnibus', search: firstThemes },
        'テーマの一覧へ',
      )}
    >
      {own =>
        own &&
        (OMNIBUS_WRITABLE.includes(own.omnibus.state) ? (
          <ThemeDesk template={own.template} own={own} address={address} />
        ) : (
          <HandedInTheme own={own} />
        ))
      }
    </WrittenOn>
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
  const query = useFresh(omnibusQueries.masterTemplate(worldId, templateId))
  const { data } = query
  const isOpen = data !== undefined && planPeriod(data.template, Date.parse(data.serverTime)) === 'current'
  return (
    <WrittenOn
      query={{ ...query, data: isOpen ? data : undefined }}
      title={title}
      back={back}
      failed="テンプレートを読み込めませんでした。"
      isNowhere={data !== undefined && !isOpen}
      nowhere={{
        title: data
          ? scenarioOmnibusRefusals.OMNIBUS_TEMPLATE_OVER.message
          : scenarioOmnibusRefusals.OMNIBUS_TEMPLATE_NOT_FOUND.message,
        action: toTemplates,
      }}
    >
      {found => found && <ThemeDesk template={found.template} own={null} address={address} />}
    </WrittenOn>
  )
}
