// Themes (オムニバス) for tests: templates of the office, and themes of a master in each state, written as rows.
import type { OmnibusState } from '#rules/order/omnibus.ts'
import { scenarioOmnibus, scenarioOmnibusTemplate } from '#server/areas/order/tables/plan.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

const DAY = 86_400_000

export const themeTexts = {
  title: '終電のあとの停車場',
  catchcopy: '誰もいないはずのホームで、ひとりずつ話を聞く。',
  description: `終電が出たあとの停車場に、ひとりだけ残る人がいる。${'夜の話をひとつ、聞かせてください。'.repeat(4)}`,
  masterMsg: '話したい夜をひとつ決めておいてください。',
  picture: null,
}

export const templateTexts = {
  title: '夜の停車場',
  description: '停車場をめぐる短い話の集まり。テーマごとに、待つものをひとつ決めてください。',
  guide: '列車を動かす結末は選べません。',
  picture: null,
}

type WantedTemplate = { createdBy: string; seatsMost?: number; openUntil?: Date | null }

/** A template of the harbour that opened yesterday. */
export async function givenTemplate(db: Db, { createdBy, seatsMost = 4, openUntil = null }: WantedTemplate) {
  const [made] = await db
    .insert(scenarioOmnibusTemplate)
    .values({
      ...{ ...templateTexts, worldId: 'harbor', textType: 'Normal', seatsMost, createdBy, createdAt: PLAY_NOW },
      ...{ openFrom: new Date(PLAY_NOW.getTime() - DAY), openUntil },
    })
    .returning()
  if (!made) throw new Error('No template was made.')
  return made
}

type WantedTheme = {
  masterId: string
  officeId: string
  state?: OmnibusState
  acceptFlg?: boolean
  templateId?: number
}

/** A theme of the harbour for three, in a state; players see the same texts that the master wrote. */
export async function givenTheme(db: Db, wanted: WantedTheme) {
  const { masterId, officeId, state = 'approved', acceptFlg = state === 'approved' } = wanted
  const templateId = wanted.templateId ?? (await givenTemplate(db, { createdBy: officeId })).templateId
  const isShown = state === 'approved' || state === 'closed'
  const [made] = await db
    .insert(scenarioOmnibus)
    .values({
      ...{ ...themeTexts, templateId, worldId: 'harbor', masterId, state, stateSince: PLAY_NOW },
      ...{ isAccepting: acceptFlg, orderCoin: 1_300, seats: 3, writingDays: 14, createdAt: PLAY_NOW },
      ...(isShown ? { approved: JSON.stringify({ ...themeTexts, characterIds: [] }), approvedAt: PLAY_NOW } : {}),
    })
    .returning()
  if (!made) throw new Error('No theme was made.')
  return made
}
