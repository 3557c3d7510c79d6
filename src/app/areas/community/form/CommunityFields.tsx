// Fields of a community's form: its name and line, its category and the way to join, its texts, its banner.
import { FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { FormPicture } from '#app/shared/picture/FormPicture.tsx'
import type { FormPictureFile } from '#app/shared/picture/use-form-picture.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { COMMUNITY_MOST } from '#rules/communities.ts'
import { DrawnBand } from '../CommunityBand.tsx'
import { COMMUNITY_PLACE } from '../draft-places.ts'
import type { CommunityForm } from './use-taken-name.ts'

interface CommunityFieldsProps {
  form: CommunityForm
  /** the form with a refusal of the name at its field */
  named: Pick<CommunityForm, 'kind' | 'fields' | 'faults' | 'epoch' | 'change' | 'written'>
  file: FormPictureFile
  target: string
  draftId: string | undefined
  onSubmit: () => void
}

const BANNER = '帯の画像'

export function CommunityFields({ form, named, file, target, draftId, onSubmit }: CommunityFieldsProps) {
  return (
    <>
      <FormField form={named} name="name" />
      <FormField form={form} name="catchphrase" />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-4">
        <FormField form={form} name="category" />
        <FormField form={form} name="joining" />
      </div>
      <FormText
        form={form}
        required
        place={COMMUNITY_PLACE}
        target={target}
        draftId={draftId}
        limit={COMMUNITY_MOST.description}
        rows={8}
        preview={story}
        onSubmit={onSubmit}
      />
      <FormField form={form} name="rules" />
      <Place name="own">
        <p className="mb-1.5 text-cap leading-[1.6] font-semibold">{BANNER}（なくてもよい）</p>
        <div className="mb-2 max-w-110 overflow-hidden rounded-card border border-line">
          {file.address === null ? (
            <DrawnBand category={form.fields.category} />
          ) : (
            // The words for it stand beside the small one, which the same picture is.
            <img
              {...fileSource(file.address)}
              alt=""
              className="art block aspect-[3/1] w-full bg-sunken object-cover"
            />
          )}
        </div>
        <FormPicture file={file} name={BANNER} field="帯に使う画像" fault={form.faults.own} />
        <p className="mt-1 text-cap text-ink-soft">横長（3：1）に切り取って、ページのいちばん上に出します。</p>
      </Place>
    </>
  )
}
