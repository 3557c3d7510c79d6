// Link cards of original classes and names; of classes, only approved ones.

import { sql } from 'drizzle-orm'
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { numberOfClass } from './classes.ts'
import { application } from './tables.ts'

export const applicationPages: readonly Page[] = [
  worldPage('/world/$worldId/originalClass', () => ({
    title: 'オリジナルクラス',
    description: 'プレイヤーが考えたクラスの一覧。',
  })),
  worldPage('/world/$worldId/originalClass/propose', () => ({
    title: 'クラスを提案する',
    description: '自分で考えたクラスを申請する。',
  })),
  worldPage('/world/$worldId/originalClass/$classId', async ({ db, params: { worldId, classId = '' } }) => {
    const [found] = await db
      .select({ title: application.name, description: application.description })
      .from(application)
      .where(
        sql`application_id = ${numberOfClass(classId)} and world_id = ${worldId} and kind = 'class' and status = 2`,
      )
    return found ?? null
  }),
  worldPage('/world/$worldId/originalize', () => ({
    title: '名前をつける',
    description: 'アイテムやスキルに、自分だけの名前をつける。',
  })),
]
