// Link cards of invitations: they tell the world and nothing of the order, which may be private.
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'

export const orderPages: readonly Page[] = [
  worldPage('/world/$worldId/scenarioInvite/$scenarioOderId/$hash', ({ world: { worldName } }) => ({
    title: '物語への招待',
    description: `${worldName}の物語に招待されています。だれと、どんな物語を、いつまでに始めるかを見られます。`,
  })),
]
