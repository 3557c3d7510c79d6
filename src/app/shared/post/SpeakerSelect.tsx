// Choice of who speaks, with the face beside it. Its children are `option`s.
import { SelectField, type SelectFieldProps } from '#app/ui/Field.tsx'
import { SpeakerFace } from './SpeakerLine.tsx'

interface SpeakerSelectProps extends Omit<SelectFieldProps, 'label' | 'className'> {
  icon: string | null
}

export const SpeakerSelect = ({ icon, ...select }: SpeakerSelectProps) => (
  <div className="mb-2 flex items-end gap-3">
    <SpeakerFace icon={icon} />
    <SelectField {...select} label="発言する人" className="min-w-0 flex-1" />
  </div>
)
