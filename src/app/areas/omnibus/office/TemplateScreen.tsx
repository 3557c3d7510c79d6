// One template of the office: a new one, or one that there is, found among those of its world.
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
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
  const query = useFresh({ ...omnibusQueries.template(worldId, isNew ? 0 : template), enabled: !isNew })
  return (
    <WrittenOn
      query={query}
      isNew={isNew}
      title="テンプレート"
      back={<BackLink to="/myPage/admin/omnibus" search={{ world: worldId, page: 1 }} />}
      failed="テンプレートを読み込めませんでした。"
      nowhere={{
        title: scenarioOmnibusRefusals.OMNIBUS_TEMPLATE_NOT_FOUND.message,
        action: (
          <ButtonLink variant="ai" to="/myPage/admin/omnibus" search={{ world: worldId, page: 1 }}>
            テンプレートの一覧へ
          </ButtonLink>
        ),
      }}
    >
      {found => <TemplateForm worldId={worldId} template={found?.template ?? null} draftId={draftId} />}
    </WrittenOn>
  )
}
