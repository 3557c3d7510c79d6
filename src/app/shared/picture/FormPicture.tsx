// The picture of a form: choosing one of the device, its description, taking it out.
import { Smartphone } from 'lucide-react'
import { Notice } from '#app/ui/Notice.tsx'
import { ChoosePictures, ChosenPicture } from './ChosenPicture.tsx'
import type { FormPictureFile } from './use-form-picture.ts'

interface FormPictureProps {
  file: FormPictureFile
  /** its name: 表紙の画像 */
  name: string
  /** name of the field that chooses it: 表紙に使う画像 */
  field: string
  fault: string | undefined
}

export function FormPicture({ file, name, field, fault }: FormPictureProps) {
  const { own, address, isMissing, isReading } = file
  return (
    <section aria-label={name}>
      {own && address && (
        <ChosenPicture
          name={name}
          address={address}
          description={own.description}
          onDescribe={file.describe}
          onRemove={file.remove}
        />
      )}
      {isMissing && (
        <Notice icon={Smartphone} title="選んだ画像は、この端末にありません">
          <p>ほかの端末で選んだときは、その端末で開くと送れます。ここで選びなおすこともできます。</p>
        </Notice>
      )}
      <ChoosePictures
        name={field}
        button={own ? '画像を選びなおす' : '画像を選ぶ'}
        isReading={isReading}
        fault={file.fault ?? fault}
        onChoose={([chosen]) => chosen && void file.choose(chosen)}
      />
    </section>
  )
}
