// /world/{worldId}/omnibus/{omnibusId}: a theme with its master's words, its terms, the episodes that were told under it, its
// neighbours.
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioOmnibusRefusals } from '#rules/refusals/scenario-omnibus.ts'
import { masterLabel } from '#rules/worlds.ts'
import { omnibusQueries, type Theme } from '../queries.ts'
import { ThemeTexts } from '../ThemeTexts.tsx'
import { Beside } from './Beside.tsx'
import { Episodes } from './Episodes.tsx'
import { ThemeHead } from './ThemeHead.tsx'

interface ThemeScreenProps {
  worldId: string
  omnibusId: number
}

const skeleton = (
  <Loading>
    <SkeletonBlock className="mt-3 h-44 rounded-card" />
    <SkeletonLines widths={[90, 96, 80, 88]} className="mt-4" />
  </Loading>
)

export function ThemeScreen({ worldId, omnibusId }: ThemeScreenProps) {
  const query = useRead({ ...omnibusQueries.theme(omnibusId), enabled: omnibusId > 0 })
  const { data } = query
  // A theme of another world is none of this address.
  const isElsewhere = omnibusId === 0 || (data !== undefined && data.worldId !== worldId)
  return (
    <WorldFrame
      worldId={worldId}
      title="テーマ"
      back={<BackLink to="/world/$worldId/omnibus" params={{ worldId }} label="オムニバスの一覧へ戻る" />}
      purse
    >
      <Read
        query={query}
        title="テーマを読み込めませんでした。"
        isNowhere={isElsewhere}
        nowhere={{
          title: scenarioOmnibusRefusals.OMNIBUS_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/world/$worldId/omnibus" params={{ worldId }}>
              オムニバスの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
        skeleton={skeleton}
      >
        {theme => <ThemePage theme={theme} answeredAt={query.dataUpdatedAt} />}
      </Read>
    </WorldFrame>
  )
}

function ThemePage({ theme, answeredAt }: { theme: Theme; answeredAt: number }) {
  const { worldId, omnibusId } = theme
  const { world } = useWorld(worldId)
  const now = useNow(theme.serverTime, answeredAt)
  const label = masterLabel(world?.scenarioSupportFlg)
  return (
    <>
      <ThemeHead theme={theme} masterLabel={label} keyVisual={world?.keyVisual ?? null} />
      <ThemeTexts worldId={worldId} texts={theme} />
      <Episodes theme={theme} keyVisual={world?.keyVisual ?? null} masterLabel={label} now={now} />
      <Beside worldId={worldId} omnibusId={omnibusId} masterLabel={label} />
    </>
  )
}
