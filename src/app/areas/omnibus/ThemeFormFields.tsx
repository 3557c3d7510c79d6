// The fields of a theme, for its master and for the office that corrects it.
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { PictureField } from '#app/shared/picture/PictureField.tsx'
import { RelatedField } from '#app/shared/scenario/RelatedField.tsx'
import { OMNIBUS_LEAST, OMNIBUS_MOST } from '#rules/order/omnibus.ts'
import { PLAN_CHARACTERS_MOST } from '#rules/order/plan.ts'
import { OMNIBUS_PLACE } from './draft-places.ts'
import type { ThemeForm } from './theme-kind.ts'

interface ThemeFormFieldsProps {
  form: ThemeForm
  worldId: string
  target: string
  draftId: string | undefined
  /** whether a picture can be chosen; only the office may look through the stored ones */
  hasPicture?: boolean
  isBusy: boolean
  onSubmit: () => void
}

export const ThemeFormFields = ({ form, worldId, hasPicture, isBusy, ...text }: ThemeFormFieldsProps) => (
  <FormBody form={form} isBusy={isBusy}>
    <FormField form={form} name="title" />
    <FormField form={form} name="catchcopy" />
    <FormText
      {...{ form, ...text }}
      place={OMNIBUS_PLACE}
      required
      limit={OMNIBUS_MOST.description}
      hint={`${OMNIBUS_LEAST}文字以上。どんな話が集まるテーマかを書きます。だれでも読めます。`}
      rows={12}
      preview={story}
    />
    <FormField form={form} name="masterMsg" />
    {hasPicture && <PictureField picture={form.fields.picture} onChange={picture => form.change({ picture })} />}
    <Place name="related">
      <RelatedField
        worldId={worldId}
        related={form.fields.related}
        most={PLAN_CHARACTERS_MOST}
        onChange={related => form.change({ related })}
      />
    </Place>
  </FormBody>
)
