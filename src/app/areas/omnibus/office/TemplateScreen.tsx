// One template of the office: a new one, or one that there is, found among those of its world.
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { scenarioOmnibusRefusals } from '#rules/refusals/scenario-omnibus.ts'
import { omnibusQueries } from '../queries.ts'
import { TemplateForm } from './TemplateForm.tsx'

interface TemplateScreenProps {
  worldId: string
  template: number | 'new'
  draftId: string | undefined
}

export function TemplateScreen({ worldId, template, draftId }: TemplateScreenProps) {
  const isNew = template === 'new'
  const query = useFresh(useRead({ ...omnibusQueries.template(worldId, isNew ? 0 : template), enabled: !isNew }))
  if (isNew || query.data)
    return <TemplateForm worldId={worldId} template={isNew ? null : (query.data?.template ?? null)} draftId={draftId} />
  return (
    <Page
      top={
        <TopBar
          title="テンプレート"
          back={<BackLink to="/myPage/admin/omnibus" search={{ world: worldId, page: 1 }} />}
        />
      }
    >
      <NotRead
        query={query}
        title="テンプレートを読み込めませんでした。"
        nowhere={{
          title: scenarioOmnibusRefusals.OMNIBUS_TEMPLATE_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/myPage/admin/omnibus" search={{ world: worldId, page: 1 }}>
              テンプレートの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
      >
        <Loading>
          <SkeletonBlock className="mt-4 h-12 rounded-card" />
          <SkeletonBlock className="mt-4 h-72 rounded-card" />
        </Loading>
      </NotRead>
    </Page>
  )
}
