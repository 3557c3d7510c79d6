// Link cards of the timeline of a world and of its events.
import { imageSource } from '#rules/images.ts'
import { parseRowId } from '#rules/row-id.ts'
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { findEvent } from './events.ts'

export const tweetPages: readonly Page[] = [
  worldPage('/world/$worldId/tweet', ({ world: { worldName } }) => ({
    title: 'つぶやき',
    description: `${worldName}のキャラクターたちのつぶやき。`,
  })),
  worldPage('/world/$worldId/tweetEvent/$eventId', async ({ db, params: { eventId = '' }, world: { worldId } }) => {
    if (parseRowId(eventId) === null) return null
    const event = await findEvent(db, { worldId, eventId: Number(eventId) })
    if (!event) return null
    const { title, theme, picture } = event
    return { title, description: theme, ...(picture ? { imagePath: imageSource(picture, 'assets', 240) } : {}) }
  }),
]
