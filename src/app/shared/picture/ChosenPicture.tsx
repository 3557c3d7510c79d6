// Pictures of the device in a form: the button that chooses some, and each chosen one with the words by which it is known to whoever does
// not see it.
import { ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { fileSource } from '#app/ui/file-address.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'
import { PICTURE_TYPES } from './types.ts'

interface ChosenPictureProps {
  /** 画像1 */
  name: string
  /** address of the picture in this page, or on the server */
  address: string
  description: string
  onDescribe: (words: string) => void
  onRemove: () => void
}

export const ChosenPicture = ({ name, address, description, onDescribe, onRemove }: ChosenPictureProps) => (
  <div className="flex items-start gap-2">
    <img
      {...fileSource(address)}
      alt={description || name}
      className="art size-14 flex-none rounded-card bg-sunken object-cover"
    />
    <TextField
      label={`${name}の説明`}
      placeholder="何が見える画像かを、ひとことで"
      value={description}
      maxLength={PICTURE_WORDS_MOST}
      className="min-w-0 flex-1"
      onChange={event => onDescribe(event.currentTarget.value)}
    />
    <IconButton icon={X} label={`${name}を外す`} onClick={onRemove} />
  </div>
)

interface ChoosePicturesProps {
  /** name of the field, つぶやきの画像 */
  name: string
  /** words on the button */
  button: string
  multiple?: boolean
  isReading: boolean
  /** reason why no more can be chosen */
  reason?: string | undefined
  fault: string | undefined
  onChoose: (files: readonly File[]) => void
}

export function ChoosePictures(props: ChoosePicturesProps) {
  const { name, button, multiple = false, isReading, reason, fault, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={PICTURE_TYPES}
        className="vh"
        tabIndex={-1}
        aria-label={name}
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <Button
        variant="line"
        icon={ImagePlus}
        className="mt-2"
        pending={isReading}
        pendingLabel="読み取っています"
        reason={reason}
        data-fault={fault && ''}
        onClick={() => input.current?.click()}
      >
        {button}
      </Button>
      {fault && (
        <p role="alert" className="mt-1 text-cap font-semibold text-hi">
          {fault}
        </p>
      )}
    </>
  )
}
