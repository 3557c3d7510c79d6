// /myPage/admin/omnibus/review: themes that wait for the office's review, the oldest first, and those that players see.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LibraryBig } from 'lucide-react'
import { WaitingList } from '#app/shared/decision/WaitingList.tsx'
import { WaitingRow } from '#app/shared/decision/WaitingRow.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { Aside } from '#app/ui/Aside.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { firstTemplates } from '../address.ts'
import { ALL_WORLDS, type DeskTheme, omnibusQueries } from '../queries.ts'
import { episodesWords, lengthWords } from '../theme-words.ts'
import { decidingThemes } from './deciding-themes.ts'

export function QueueScreen({ world = ALL_WORLDS }: { world: string | undefined }) {
  const { data: worlds } = useQuery(worldQueries.worlds())
  return (
    <Page top={<TopBar title="テーマの審査" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}>
      <FilterChips
        label="ワールド"
        filters={[
          { key: ALL_WORLDS, label: 'すべて' },
          ...(worlds?.worldSelectList ?? []).map(one => ({ key: one.worldId, label: one.worldName })),
        ]}
        current={world}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/admin/omnibus/review"
            search={key === ALL_WORLDS ? {} : { world: key }}
            activeOptions={{ exact: true }}
            replace
            {...face}
          />
        )}
      />
      <TextLink to="/myPage/admin/omnibus" search={firstTemplates} chevron>
        オムニバスのテンプレート
      </TextLink>
      <Waiting key={world} world={world} />
    </Page>
  )
}

function Waiting({ world }: { world: string }) {
  const worldNames = useWorldNames()
  return (
    <WaitingList
      query={useRead(omnibusQueries.reviews(world))}
      title="審査待ちのテーマを読み込めませんでした。"
      listOf={({ reviewList }) => reviewList}
      idOf={({ omnibusId }) => omnibusId}
      deciding={decidingThemes}
      none={{ title: 'レビュー待ちはありません。', note: 'マスターがテーマを提出すると、ここに古い順に並びます。' }}
      row={(row, { key, ...facts }) => (
        <WaitingRow
          key={key}
          {...facts}
          thing={row}
          icon={LibraryBig}
          over={
            <>
              {row.approvedAt !== null && <Chip tone="matsuba">公開中の変更</Chip>}
              <span className="min-w-0 wrap-anywhere">
                {[worldNames.get(row.worldId), row.templateTitle, lengthWords(row)].filter(Boolean).join('・')}
              </span>
            </>
          }
          name={row.title}
          writer={row.masterName}
          since={row.stateSince}
          renderLink={face => (
            <Link
              to="/myPage/admin/omnibus/review/$omnibusId"
              params={{ omnibusId: String(row.omnibusId) }}
              search={{}}
              {...face}
            />
          )}
        />
      )}
      below={({ shownList }) => (
        <Aside>
          <Shown list={shownList} worldNames={worldNames} />
        </Aside>
      )}
    />
  )
}

const Shown = ({ list, worldNames }: { list: readonly DeskTheme[]; worldNames: ReadonlyMap<string, string> }) => (
  <>
    <SectionHeading>公開中のテーマ</SectionHeading>
    {list.length === 0 ? (
      <p className="text-sub text-ink-soft">公開中のテーマはありません。</p>
    ) : (
      <List>
        {list.map(theme => (
          <ListLink
            key={theme.omnibusId}
            to="/myPage/admin/omnibus/review/$omnibusId"
            params={{ omnibusId: String(theme.omnibusId) }}
            search={{}}
            title={<b className="phrases font-mincho font-semibold wrap-anywhere">{theme.title}</b>}
            note={[worldNames.get(theme.worldId), theme.masterName, episodesWords(theme)].filter(Boolean).join('・')}
            trailing={<Chip tone={theme.acceptFlg ? 'ai' : 'line'}>{theme.acceptFlg ? '受付中' : '停止中'}</Chip>}
          />
        ))}
      </List>
    )}
  </>
)
