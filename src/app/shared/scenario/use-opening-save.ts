// Saving an opening: as a new one, or over a version of one.
import type { RequestOf } from '#app/platform/api.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { appendOf } from './append-fields.ts'
import type { Judged } from './opening-faults.ts'
import { bodyOf, type Ground, type OpeningBody, type OpeningFields } from './opening-fields.ts'

/** The answer to a save: which phase it is, and its version now. */
export type SavedOpening = { scenarioId: number; phase: number; version: number }

/** Refusals of a save over another version than the one that was read. */
export const STALE_CODES = ['SCENARIO_CHANGED']

/** Way in which a desk sends an opening: as a new one, or over a version of one. */
export type MakeRequest = (
  body: OpeningBody & { draftId: string | null },
  baseVersion: number,
  append: ReturnType<typeof appendOf>,
) => RequestOf<SavedOpening>

type Sent = WrittenDraft &
  Pick<Ground, 'fields' | 'version'> & { make: MakeRequest; place: DraftPlaceName; target: string }

const saving = defineWrite({
  kind: 'scenario.opening',
  textIn: 'openingContent',
  policy: 'online',
  thing: ['target'],
  touches: ['scenarioInfo', 'scenarioOffice', 'scenario'],
  toasts: 'none',
  press: ({ make, fields, version, place, target, draftId, text }: Sent) => ({
    entity: `opening:${target}`,
    request: make({ ...bodyOf(fields, text), draftId }, version, appendOf(fields)),
    note: fields.scenarioTitle || '（題名なし）',
    facts: { draftId, place, target, fields: writeForm({ fields, version }) },
  }),
})

export type OpeningForm = Form<OpeningFields, Judged, Ground>

interface Saving {
  form: OpeningForm
  place: DraftPlaceName
  target: string
  make: MakeRequest
  /** called with what was saved by a press whose answer came late */
  onLate: (saved: SavedOpening) => void
}

export function useOpeningSave({ form, place, target, make, onLate }: Saving) {
  const saved = useFormSave({ form, write: saving, target, onLate })
  const input = { make, place, target }
  return {
    ...saved,
    save: () => saved.save(input),
    saveChanges: (asked: Parameters<typeof saved.saveChanges>[0]) => saved.saveChanges(asked, input),
  }
}
