// /myPage/admin/omnibus: the office's templates for themes, of one world or all, and the form of one.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { planRowFace } from '#app/shared/order-plan/PlanRow.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import type { TemplatesAddress } from '../address.ts'
import { ALL_WORLDS, omnibusQueries, TEMPLATE_PAGE_SIZE, type Template } from '../queries.ts'
import { TemplateScreen } from './TemplateScreen.tsx'

export function TemplatesScreen({ address }: { address: TemplatesAddress }) {
  const { world, template, draft } = address
  if (world && template !== undefined)
    return <TemplateScreen key={template} worldId={world} template={template} draftId={draft} />
  return <Templates address={address} />
}

function Templates({ address }: { address: TemplatesAddress }) {
  const { world, page } = address
  const { data: worlds } = useQuery(worldQueries.worlds())
  const list = worlds?.worldSelectList ?? []
  const query = useRead(omnibusQueries.templates(world ?? ALL_WORLDS, page))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const make = world && (
    <ButtonLink variant="ai" icon={Plus} to="/myPage/admin/omnibus" search={{ world, template: 'new', page: 1 }}>
      テンプレートを作る
    </ButtonLink>
  )
  return (
    <Page
      top={
        <TopBar title="オムニバスのテンプレート" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />
      }
    >
      <FilterChips
        label="ワールド"
        filters={[
          { key: ALL_WORLDS, label: 'すべて' },
          ...list.map(one => ({ key: one.worldId, label: one.worldName })),
        ]}
        current={world ?? ALL_WORLDS}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/admin/omnibus"
            search={{ page: 1, ...(key === ALL_WORLDS ? {} : { world: key }) }}
            activeOptions={{ exact: true }}
            replace
            {...face}
          />
        )}
      />
      <TextLink to="/myPage/admin/omnibus/review" search={{}} chevron>
        テーマの審査
      </TextLink>
      <Read
        query={query}
        title="テンプレートを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-24 rounded-card" />
            <SkeletonBlock className="mt-3 h-24 rounded-card" />
          </Loading>
        }
      >
        {({ templateList, count }, age) => (
          <PagedList
            shown={templateList.length}
            count={count}
            page={page}
            size={TEMPLATE_PAGE_SIZE}
            age={age}
            beside={make}
            link={(number, face) => <Link to="/myPage/admin/omnibus" search={{ ...address, page: number }} {...face} />}
            past="このページにテンプレートはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="テンプレートがありません。"
                note={world ? 'マスターは、テンプレートからテーマを作ります。' : 'ワールドを選ぶと、作れます。'}
                action={make}
              />
            }
          >
            <List>
              {templateList.map(template => (
                <ListLink
                  key={template.templateId}
                  to="/myPage/admin/omnibus"
                  search={{ world: template.worldId, template: template.templateId, page }}
                  {...planRowFace(
                    template,
                    list.find(({ worldId }) => worldId === template.worldId)?.keyVisual ?? null,
                    madeWords(template),
                    now,
                  )}
                />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

/** テーマ 3件（公開 2件） */
const madeWords = ({ themes, shownThemes }: Template): string =>
  themes === 0 ? 'テーマはまだありません' : `テーマ ${themes}件（公開 ${shownThemes}件）`
