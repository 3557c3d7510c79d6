// Up to four pictures of a tweet, each with the words by which it is known to whoever does not see it.
import { ImagePlus, Smartphone, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PICTURE_WORDS_MOST, TWEET_PICTURES_MOST } from '#rules/tweets.ts'
import type { Pictures } from './use-pictures.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/bmp,image/svg+xml'

export function PictureChooser({ pictures }: { pictures: Pictures }) {
  const input = useRef<HTMLInputElement>(null)
  const { list, isReading, isFull, fault, elsewhere } = pictures
  return (
    <section aria-label="画像" className="mt-2">
      {list.length > 0 && (
        <ul className="grid gap-2">
          {list.map(({ pictureId, address, description }, place) => (
            <li key={pictureId} className="flex items-start gap-2">
              <img
                src={address}
                alt={description || `画像${place + 1}`}
                className="art size-14 flex-none rounded-card bg-sunken object-cover"
              />
              <TextField
                label={`画像${place + 1}の説明`}
                placeholder="何が見える画像かを、ひとことで"
                value={description}
                maxLength={PICTURE_WORDS_MOST}
                className="min-w-0 flex-1"
                onChange={event => pictures.describe(pictureId, event.currentTarget.value)}
              />
              <IconButton icon={X} label={`画像${place + 1}を外す`} onClick={() => pictures.remove(pictureId)} />
            </li>
          ))}
        </ul>
      )}
      {elsewhere > 0 && (
        <Notice icon={Smartphone} className="mt-2" title={`ほかの端末で選んだ画像が${elsewhere}枚あります`}>
          <p>
            画像はその端末にだけあり、ここからは送れません。画像も送るには、その端末で開くか、ここで選び直してください。
          </p>
          <Button variant="text" onClick={pictures.forgetElsewhere}>
            画像なしで続ける
          </Button>
        </Notice>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={TYPES}
        className="vh"
        tabIndex={-1}
        aria-label="つぶやきの画像"
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) void pictures.choose(files)
        }}
      />
      <Button
        variant="line"
        icon={ImagePlus}
        className="mt-2"
        pending={isReading}
        pendingLabel="読み取っています"
        reason={isFull ? `画像は${TWEET_PICTURES_MOST}枚までです。` : undefined}
        onClick={() => input.current?.click()}
      >
        画像を添える
      </Button>
      {fault && (
        <p role="alert" className="mt-1 text-cap font-semibold text-hi">
          {fault}
        </p>
      )}
    </section>
  )
}
