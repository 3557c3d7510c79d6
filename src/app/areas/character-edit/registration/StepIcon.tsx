// Step of the wizard for the icon: a portrait drawn from the name, or a picture of the user.
import { IconPicker } from '../IconPicker.tsx'
import type { StepProps } from './wizard.ts'

export function StepIcon({ registration, form, values, online }: StepProps) {
  return (
    <IconPicker
      named={{ ...values, worldId: registration.worldId }}
      value={values.icon}
      online={online}
      onChange={icon => form.change({ icon })}
    />
  )
}
