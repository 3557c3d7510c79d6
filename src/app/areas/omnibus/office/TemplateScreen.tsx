// One template of the office: a new one, or one that there is, found among those of its world.
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
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
      failed="テンプレートを読み込めませんでした。"
      {...toList(
        { to: '/myPage/admin/omnibus', search: { world: worldId, page: 1 } },
        'テンプレートの一覧へ',
        scenarioOmnibusRefusals.OMNIBUS_TEMPLATE_NOT_FOUND.message,
      )}
    >
      {found => <TemplateForm worldId={worldId} template={found?.template ?? null} draftId={draftId} />}
    </WrittenOn>
  )
}
