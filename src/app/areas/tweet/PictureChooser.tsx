// Up to four pictures of a tweet, each with its description.
import { Smartphone } from 'lucide-react'
import { ChoosePictures, ChosenPicture } from '#app/shared/picture/ChosenPicture.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TWEET_PICTURES_MOST } from '#rules/tweets.ts'
import type { Pictures } from './use-pictures.ts'

export function PictureChooser({ pictures }: { pictures: Pictures }) {
  const { list, isReading, isFull, fault, elsewhere } = pictures
  return (
    <section aria-label="画像" className="mt-2">
      {list.length > 0 && (
        <ul className="grid gap-2">
          {list.map(({ pictureId, address, description }, place) => (
            <li key={pictureId}>
              <ChosenPicture
                name={`画像${place + 1}`}
                address={address}
                description={description}
                onDescribe={words => pictures.describe(pictureId, words)}
                onRemove={() => pictures.remove(pictureId)}
              />
            </li>
          ))}
        </ul>
      )}
      {elsewhere > 0 && (
        <Notice icon={Smartphone} className="mt-2" title={`ほかの端末で選んだ画像が${elsewhere}枚あります`}>
          <p>
            画像はその端末にだけあり、ここからは送れません。画像も送るには、その端末で開くか、ここで選びなおしてください。
          </p>
          <Button variant="text" onClick={pictures.forgetElsewhere}>
            画像なしで続ける
          </Button>
        </Notice>
      )}
      <ChoosePictures
        name="つぶやきの画像"
        button="画像を添える"
        multiple
        isReading={isReading}
        reason={isFull ? `画像は${TWEET_PICTURES_MOST}枚までです。` : undefined}
        fault={fault}
        onChoose={files => void pictures.choose(files)}
      />
    </section>
  )
}
