// Writes of themes by their masters and by the office that corrects them.
import type { RequestOf } from '#app/platform/api.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { OmnibusMasterStep, OmnibusState } from '#rules/order/omnibus.ts'
import type { PlanTerms } from '#rules/order/plan.ts'
import { OMNIBUS_PLACE, type ThemeOf, themeTarget } from './draft-places.ts'
import { omnibusCalls } from './queries.ts'
import { sentOf, type ThemeFields } from './theme-kind.ts'

/** Answer to a save. */
export type SavedTheme = { omnibusId: number; state: OmnibusState; version: number }
type Written = { of: ThemeOf; fields: ThemeFields; version: number; submits: boolean }

/** Refusals of a save over another version than the one that was read. */
export const STALE_CODES = ['OMNIBUS_CHANGED', 'OMNIBUS_STATE']
const touches = ['scenarioOmnibus'] as const

function requestOf({ of, fields, version, submits, text, draftId }: Written & WrittenDraft): RequestOf<SavedTheme> {
  const { texts, characters: relatedCharacterList } = sentOf(fields, text)
  if (!('omnibusId' in of)) {
    const { worldId, templateId } = of
    return omnibusCalls.createOmnibus.request({
      ...{ scenarioOmnibusInfo: { worldId, templateId, ...texts }, relatedCharacterList, submits, draftId },
    })
  }
  const scenarioOmnibusInfo = { omnibusId: of.omnibusId, baseVersion: version, ...texts }
  return of.isCorrection
    ? omnibusCalls.updateOmnibusInfo.request({ scenarioOmnibusInfo, characterList: relatedCharacterList, draftId })
    : omnibusCalls.updateOmnibus.request({ scenarioOmnibusInfo, relatedCharacterList, submits, draftId })
}

export const savingTheme = defineWrite({
  kind: 'omnibus.save',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: [...touches],
  toasts: 'none',
  press: (written: WrittenDraft & Written) => {
    const { of, fields, version, submits, draftId, text } = written
    const target = themeTarget(of)
    const isCorrection = 'omnibusId' in of && of.isCorrection === true
    return {
      entity: `omnibus:${target}`,
      request: requestOf(written),
      note: fields.title || '（題名なし）',
      facts: {
        ...{ draftId, place: OMNIBUS_PLACE, target, text, submits: Number(submits) },
        ...{ isCorrection: Number(isCorrection), fields: writeForm({ fields, version }) },
      },
    }
  },
})

type Acting = { omnibusId: number; baseVersion: number; act: OmnibusMasterStep | 'remove'; title: string }

const actRequest = ({ omnibusId, baseVersion, act }: Omit<Acting, 'title'>): RequestOf<unknown> =>
  act === 'remove'
    ? omnibusCalls.remove.request({ omnibusId, baseVersion })
    : omnibusCalls.act.request({ omnibusId, baseVersion, act })

const acting = defineWrite({
  kind: 'omnibus.act',
  policy: 'online',
  thing: ['omnibusId'],
  touches: [...touches],
  toasts: 'all',
  press: ({ omnibusId, baseVersion, act, title }: Acting) => ({
    entity: `omnibus:${omnibusId}`,
    request: actRequest({ omnibusId, baseVersion, act }),
    note: title || '（題名なし）',
    facts: { omnibusId, act },
  }),
})
export const useThemeAct = (omnibusId: number | null) => usePress(acting, { omnibusId: omnibusId ?? 0 })
export type ThemeActs = ReturnType<typeof useThemeAct>

type Setting = PlanTerms & { omnibusId: number; title: string }

const setting = defineWrite({
  kind: 'omnibus.setting',
  policy: 'online',
  thing: ['omnibusId'],
  touches: [...touches],
  toasts: 'all',
  press: ({ title, ...terms }: Setting) => ({
    entity: `omnibus:${terms.omnibusId}`,
    request: omnibusCalls.orderSetting.request({ settingInfoList: [terms] }),
    note: title,
    facts: { omnibusId: terms.omnibusId, isOpen: Number(terms.acceptFlg) },
  }),
})
export const useSetting = (omnibusId: number) => usePress(setting, { omnibusId })
