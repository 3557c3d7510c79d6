// Way back of a screen that stands beside the worlds: to the one that this tab was in last, else to all of them.
import { BackLink } from '#app/ui/TopBar.tsx'
import { useTabWorld } from './use-tab-world.ts'

export function WorldBackLink() {
  const worldId = useTabWorld()
  return worldId === null ? (
    <BackLink to="/worldSelect" />
  ) : (
    <BackLink to="/world/$worldId" params={{ worldId }} label="ワールドのトップへ戻る" />
  )
}
