// The picture of a cover in the form of its book: choosing one of the device, its description, taking it out.
import { Smartphone } from 'lucide-react'
import { ChoosePictures, ChosenPicture } from '#app/shared/picture/ChosenPicture.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { CoverFile } from './use-cover-file.ts'

export function CoverPicture({ file, fault }: { file: CoverFile; fault: string | undefined }) {
  const { own, address, isMissing, isReading } = file
  return (
    <section aria-label="表紙の画像">
      {own && address && (
        <ChosenPicture
          name="表紙の画像"
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
        name="表紙に使う画像"
        button={own ? '画像を選びなおす' : '画像を選ぶ'}
        isReading={isReading}
        fault={file.fault ?? fault}
        onChoose={([chosen]) => chosen && void file.choose(chosen)}
      />
    </section>
  )
}
