// /myPage/distribution: the goods one may hand out.
import { useQuery } from '@tanstack/react-query'
import { useOnline } from '#app/platform/connectivity.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { distributionQueries } from './queries.ts'

export function GoodsListScreen() {
  const online = useOnline()
  const query = useQuery(distributionQueries.goods())
  const { data } = query
  return (
    <Screen
      top={<TopBar title="配布リンク" back={<BackLink to="/myPage" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <div className="mt-3">
        {data ? (
          data.shouhinList.length === 0 ? (
            <EmptyState
              drawing={<EmptyDrawing />}
              title="配れる商品はありません。"
              note="ご自分の商品ができると、ここから配布リンクを作れます。"
              action={
                <ButtonLink variant="ai" to="/myPage">
                  マイページへ
                </ButtonLink>
              }
            />
          ) : (
            <List aria-label="配れる商品">
              {data.shouhinList.map(({ shouhinId, shouhinmei, picture, worldName, openCount, takenCount }) => (
                <ListLink
                  key={shouhinId}
                  to="/myPage/distribution/$shouhinId"
                  params={{ shouhinId }}
                  icon={<ItemTile size={44} src={picture && imageSource(picture, 'shouhin', 96)} />}
                  title={shouhinmei}
                  note={`${worldName}・受け取り ${formatCount(takenCount)}件`}
                  trailing={openCount > 0 ? <Chip tone="ai">配布中 {openCount}</Chip> : <Chip>リンクなし</Chip>}
                />
              ))}
            </List>
          )
        ) : (
          <Missing query={query} online={online} title="商品を読み込めませんでした。">
            <NewsRowSkeleton count={3} />
          </Missing>
        )}
      </div>
    </Screen>
  )
}
