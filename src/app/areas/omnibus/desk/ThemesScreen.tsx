// /myPage/scenario/omnibus: a master's themes with their state, and the templates of the office from which new ones are made.
import { Link } from '@tanstack/react-router'
import { Feather, LibraryBig, Undo2 } from 'lucide-react'
import { GroupedList } from '#app/shared/screen/GroupedList.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { Fold } from '#app/ui/Fold.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { type ThemeGroup, themeGroups } from '../address.ts'
import { OmnibusStateChip } from '../OmnibusStateChip.tsx'
import { type DeskTheme, omnibusQueries, type Template } from '../queries.ts'
import { episodesWords, lengthWords, seatsWords, termsWords } from '../theme-words.ts'

const labels: Record<ThemeGroup, string> = {
  current: '自分のテーマ',
  past: '終えたテーマ',
  templates: 'テンプレート',
  pastTemplates: '受付終了',
}
const ALL = 100

export function ThemesScreen({ group }: { group: ThemeGroup }) {
  return group === 'current' || group === 'past' ? <OwnThemes group={group} /> : <Templates group={group} />
}

const tabs = (group: ThemeGroup) => ({
  title: 'オムニバス',
  back: <BackLink to="/myPage/scenario" />,
  groups: themeGroups.map(key => ({ key, label: labels[key] })),
  group,
  groupLink: (tab: { key: ThemeGroup }, face: object) => (
    <Link to="/myPage/scenario/omnibus" search={{ group: tab.key }} replace {...face} />
  ),
  page: 1,
  size: ALL,
  link: (_page: number, face: object) => <Link to="/myPage/scenario/omnibus" search={{ group }} {...face} />,
})

function OwnThemes({ group }: { group: 'current' | 'past' }) {
  const query = useRead(omnibusQueries.own(group === 'past'))
  return (
    <GroupedList
      {...tabs(group)}
      query={query}
      list={({ omnibusList }) => ({
        rows: omnibusList.map(theme => <Row key={theme.omnibusId} theme={theme} />),
        count: omnibusList.length,
      })}
      beside={
        group === 'current' && (
          <TextLink to="/myPage/scenario/omnibus/orderSetting" chevron>
            オーダーの受付
          </TextLink>
        )
      }
      empty={
        group === 'past'
          ? { title: '終えたテーマはありません。' }
          : {
              title: 'テーマはまだありません。',
              note: 'テンプレートからテーマを作り、運営の審査を経て、オーダーを受け付けます。',
              action: (
                <ButtonLink variant="ai" icon={Feather} to="/myPage/scenario/omnibus" search={{ group: 'templates' }}>
                  テンプレートを見る
                </ButtonLink>
              ),
            }
      }
    />
  )
}

function Row({ theme }: { theme: DeskTheme }) {
  const { omnibusId, worldId, templateTitle, title, state, comment, approvedAt, acceptFlg } = theme
  const worldName = useWorldNames().get(worldId)
  return (
    <Card as="li">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <OmnibusStateChip theme={theme} />
        <span className="min-w-0 wrap-anywhere">
          {[worldName, templateTitle, lengthWords(theme)].filter(Boolean).join('・')}
        </span>
      </p>
      <CardTitle className="phrases mt-1 wrap-anywhere">
        <Link
          to="/myPage/scenario/omnibus/create"
          search={{ omnibus: omnibusId }}
          className="text-ink after:absolute after:inset-0"
        >
          {title || '（題名なし）'}
        </Link>
      </CardTitle>
      {approvedAt !== null && (
        <p className="num mt-1 text-cap">
          {state !== 'closed' && (acceptFlg ? `受付中・${termsWords(theme)}・` : 'オーダーは止めています・')}
          {episodesWords(theme)}
        </p>
      )}
      {(state === 'returned' || state === 'closed') && comment && (
        <p className="mt-1 flex gap-1.5 text-cap text-hi">
          <Icon of={Undo2} size="xs" className="mt-1 flex-none" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{comment}</span>
        </p>
      )}
    </Card>
  )
}

function Templates({ group }: { group: 'templates' | 'pastTemplates' }) {
  const isPast = group === 'pastTemplates'
  const query = useRead(omnibusQueries.masterTemplates(isPast))
  return (
    <GroupedList
      {...tabs(group)}
      query={query}
      list={({ templateList }) => ({
        rows: templateList.map(template => (
          <TemplateCard key={template.templateId} template={template} isOpen={!isPast} />
        )),
        count: templateList.length,
      })}
      empty={{
        title: 'テンプレートがありません。',
        note: isPast ? undefined : '運営がテンプレートを用意すると、担当しているワールドのものがここに並びます。',
      }}
    />
  )
}

function TemplateCard({ template, isOpen }: { template: Template; isOpen: boolean }) {
  const { worldId, templateId, title, description, guide, seatsMost, openUntil, shownThemes } = template
  const worldName = useWorldNames().get(worldId)
  return (
    <Card as="li">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <Icon of={LibraryBig} size="xs" />
        {worldName}
        {shownThemes > 0 && <Chip tone="ai">{shownThemes}件のテーマ</Chip>}
      </p>
      <CardTitle className="phrases mt-1 wrap-anywhere">{title}</CardTitle>
      <p className="num mt-1 text-cap">
        {lengthWords(template)}・{seatsWords(seatsMost)}
        {openUntil && `・${formatDay(openUntil)} まで`}
      </p>
      <div className="mt-2 text-sub">
        <StoryText text={description} />
      </div>
      {guide.trim() !== '' && (
        <Fold label="決まりごと" className="mt-2">
          <p className="text-sub whitespace-pre-wrap wrap-anywhere">{guide}</p>
        </Fold>
      )}
      {isOpen && (
        <div className="mt-3 flex justify-end">
          <ButtonLink
            icon={Feather}
            to="/myPage/scenario/omnibus/create"
            search={{ world: worldId, template: templateId }}
          >
            テーマを作る<span className="vh">：{title}</span>
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
